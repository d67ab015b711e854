/// The place of something in an order, as in `second`.
struct Ordinal: Sendable, Hashable {
  /// The place, from 1.
  var number: Int

  private static let words = [
    ["first", "second", "third", "fourth", "fifth"],
    ["primeira", "segunda", "terceira", "quarta", "quinta"],
  ]

  static let pattern = words.joined().joined(separator: "|")

  init(_ word: String) {
    number = (Self.words.lazy.compactMap { $0.firstIndex(of: word) }.first ?? 0) + 1
  }
}

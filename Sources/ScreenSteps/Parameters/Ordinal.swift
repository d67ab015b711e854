/// The place of something in an order, as in `second`.
struct Ordinal: Sendable, Hashable {
  /// The place, from 1.
  var number: Int

  private static let words = ["first", "second", "third", "fourth", "fifth"]

  static let pattern = words.joined(separator: "|")

  init(_ word: String) { number = (Self.words.firstIndex(of: word) ?? 0) + 1 }
}

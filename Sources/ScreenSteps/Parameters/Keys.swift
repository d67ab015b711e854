/// Keys of a keypad in the order in which they are tapped, as in `5 0`, `50`, `1 . 5` or `1 2 Delete`.
public struct Keys: Sendable, Hashable {
  /// What stands on the keys.
  public var labels: [String]

  /// Creates keys.
  public init(_ labels: [String]) { self.labels = labels }

  /// Reads keys: each digit, point and comma is one, and so is each word.
  public init(_ text: String) {
    labels = text.split(separator: " ").flatMap { part in
      part.first?.isLetter == true ? [String(part)] : part.map(String.init)
    }
  }

  static let pattern = "(?:[0-9.,]+|Delete)(?: (?:[0-9.,]+|Delete))*"
}

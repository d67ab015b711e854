/// A text as a key that is the same only to the octet.
///
/// Texts are equal by default where they look alike, however their letters are put together; to a system of files
/// these are names of two files.
public struct ExactText: Sendable, Hashable, ExpressibleByStringLiteral {
  /// The text.
  public let text: String

  /// Creates a key.
  public init(_ text: String) { self.text = text }

  /// Creates a key from a literal.
  public init(stringLiteral text: String) { self.init(text) }

  /// Whether both have the same octets.
  public static func == (left: ExactText, right: ExactText) -> Bool {
    left.text.utf8.count == right.text.utf8.count && left.text.utf8.elementsEqual(right.text.utf8)
  }

  /// Feeds the octets into the hasher.
  public func hash(into hasher: inout Hasher) {
    for octet in text.utf8 { hasher.combine(octet) }
  }
}

/// How a step names an element: its label in quotes, or one bare word that begins with a capital.
public struct ElementName: Sendable, Hashable {
  /// The label, or its first word.
  public var text: String
  /// Whether the whole label stands in quotes.
  public var isQuoted: Bool

  /// Creates a name.
  public init(_ text: String, isQuoted: Bool = true) {
    self.text = text
    self.isQuoted = isQuoted
  }

  static let pattern = #""[^"]*"|'[^']*'|[A-Z][A-Za-z]+"#

  /// Reads a name as it stands in a step.
  init(step text: String) {
    let isQuoted = text.hasPrefix("\"") || text.hasPrefix("'")
    self.init(isQuoted ? String(text.dropFirst().dropLast()) : text, isQuoted: isQuoted)
  }
}

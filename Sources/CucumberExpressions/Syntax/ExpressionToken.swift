/// A piece of a Cucumber Expression's text.
struct ExpressionToken: Equatable, Sendable {
  /// What a token is; the raw values are the published names.
  enum Kind: String, Sendable {
    case startOfLine = "START_OF_LINE"
    case endOfLine = "END_OF_LINE"
    case whiteSpace = "WHITE_SPACE"
    case beginOptional = "BEGIN_OPTIONAL"
    case endOptional = "END_OPTIONAL"
    case beginParameter = "BEGIN_PARAMETER"
    case endParameter = "END_PARAMETER"
    case alternation = "ALTERNATION"
    case text = "TEXT"
  }

  var kind: Kind
  /// The text without its escapes.
  var text: String
  /// Offset of the first code point in the expression.
  var start: Int
  /// Offset behind the last code point.
  var end: Int
}

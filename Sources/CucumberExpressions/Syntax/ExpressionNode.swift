/// A part of a parsed Cucumber Expression.
struct ExpressionNode: Equatable, Sendable {
  /// What a node is; the raw values are the published names.
  enum Kind: String, Sendable {
    case expression = "EXPRESSION_NODE"
    case text = "TEXT_NODE"
    case optional = "OPTIONAL_NODE"
    case alternation = "ALTERNATION_NODE"
    case alternative = "ALTERNATIVE_NODE"
    case parameter = "PARAMETER_NODE"
  }

  var kind: Kind
  /// The text of a text node.
  var token: String?
  var nodes: [ExpressionNode] = []
  /// Offset of the first code point in the expression.
  var start: Int
  /// Offset behind the last code point.
  var end: Int

  /// The node's text, with that of all nodes below it.
  var text: String {
    var text = token ?? ""
    for node in nodes { text += node.text }
    return text
  }
}

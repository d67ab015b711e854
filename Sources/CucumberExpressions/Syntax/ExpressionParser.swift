/// Parses Cucumber Expressions into trees.
///
/// ```
/// expression  := ( alternation | optional | parameter | text )*
/// alternation := alternative ( '/' alternative )+     between white space, parameters and the text's ends
/// alternative := ( optional | parameter | text )*
/// optional    := '(' ( optional | parameter | text )* ')'
/// parameter   := '{' name '}'
/// ```
struct ExpressionParser {
  /// Optionals within each other are refused later on; this many are enough to say so.
  private static let deepestNesting = 64

  private let expression: String
  private let tokens: [ExpressionToken]
  private var position = 1
  private var depth = 0

  /// The tree of an expression.
  ///
  /// - Complexity: O(*n*) in the length of `expression`.
  static func tree(of expression: String) throws(ExpressionError) -> ExpressionNode {
    var parser = ExpressionParser(expression, try Tokenizer.tokens(of: expression))
    return try parser.parseExpression()
  }

  private init(_ expression: String, _ tokens: [ExpressionToken]) {
    self.expression = expression
    self.tokens = tokens
  }

  private var current: ExpressionToken { tokens[position] }

  private mutating func parseExpression() throws(ExpressionError) -> ExpressionNode {
    var nodes: [ExpressionNode] = []
    while current.kind != .endOfLine {
      if let alternation = try parseAlternation() {
        nodes.append(alternation)
      } else {
        nodes.append(try parsePart())
      }
    }
    return ExpressionNode(kind: .expression, nodes: nodes, start: 0, end: current.end)
  }

  /// An optional, a parameter or a text.
  private mutating func parsePart() throws(ExpressionError) -> ExpressionNode {
    switch current.kind {
    case .beginOptional: try parseOptional()
    case .beginParameter: try parseParameter()
    case .alternation: throw .syntax(.alternationInOptional, place(of: current))
    default: takeText()
    }
  }

  private mutating func takeText() -> ExpressionNode {
    defer { position += 1 }
    return ExpressionNode(kind: .text, token: current.text, start: current.start, end: current.end)
  }

  private mutating func parseOptional() throws(ExpressionError) -> ExpressionNode {
    let begin = current
    position += 1
    depth += 1
    defer { depth -= 1 }
    guard depth <= Self.deepestNesting else { throw .syntax(.optionalInOptional, place(of: begin)) }
    var nodes: [ExpressionNode] = []
    while current.kind != .endOptional {
      guard current.kind != .endOfLine else { throw .syntax(.unfinishedOptional, place(of: begin)) }
      nodes.append(try parsePart())
    }
    defer { position += 1 }
    return ExpressionNode(kind: .optional, nodes: nodes, start: begin.start, end: current.end)
  }

  private mutating func parseParameter() throws(ExpressionError) -> ExpressionNode {
    let begin = current
    position += 1
    var nodes: [ExpressionNode] = []
    while current.kind != .endParameter {
      switch current.kind {
      case .endOfLine: throw .syntax(.unfinishedParameter, place(of: begin))
      case .text, .whiteSpace: nodes.append(takeText())
      default: throw .syntax(.reservedCharacterInName, place(of: current))
      }
    }
    defer { position += 1 }
    return ExpressionNode(kind: .parameter, nodes: nodes, start: begin.start, end: current.end)
  }

  private func place(of token: ExpressionToken) -> ExpressionPlace {
    ExpressionPlace(expression, token.start, token.end)
  }
}

extension ExpressionParser {
  /// An alternation, or nil where none begins here; then nothing is consumed.
  private mutating func parseAlternation() throws(ExpressionError) -> ExpressionNode? {
    guard [.startOfLine, .whiteSpace, .endParameter].contains(tokens[position - 1].kind) else { return nil }
    let first = position
    let start = current.start
    var alternatives: [ExpressionNode] = []
    var nodes: [ExpressionNode] = []
    var alternativeStart = start
    while ![.whiteSpace, .endOfLine, .beginParameter].contains(current.kind) {
      guard current.kind == .alternation else {
        nodes.append(try parsePart())
        continue
      }
      alternatives.append(
        ExpressionNode(kind: .alternative, nodes: nodes, start: alternativeStart, end: current.start))
      nodes = []
      alternativeStart = current.end
      position += 1
    }
    guard !alternatives.isEmpty else {
      position = first
      return nil
    }
    let end = current.start
    alternatives.append(
      ExpressionNode(kind: .alternative, nodes: nodes, start: alternativeStart, end: end))
    return ExpressionNode(kind: .alternation, nodes: alternatives, start: start, end: end)
  }
}

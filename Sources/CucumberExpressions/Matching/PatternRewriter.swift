/// Rewrites the tree of a Cucumber Expression as a regular expression, and checks it on the way.
struct PatternRewriter {
  private let expression: String
  private let registry: ParameterTypeRegistry
  /// The types of the parameters, in order.
  private(set) var parameterTypes: [ParameterType] = []

  init(_ expression: String, _ registry: ParameterTypeRegistry) {
    self.expression = expression
    self.registry = registry
  }

  /// The regular expression that stands for a node.
  mutating func rewrite(_ node: ExpressionNode) throws(ExpressionError) -> String {
    switch node.kind {
    case .text: return Self.escaped(node.text[...])
    case .optional: return try rewriteOptional(node)
    case .alternation: return try rewriteAlternation(node)
    case .alternative: return try rewriteAll(node.nodes)
    case .parameter: return try rewriteParameter(node)
    case .expression: return "^" + (try rewriteAll(node.nodes)) + "$"
    }
  }

  /// A text as a regular expression that matches only it.
  static func escaped(_ text: Substring) -> String {
    // Octet by octet: what has a meaning is ASCII, and nothing else has its octets.
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.utf8.count)
    for byte in text.utf8 {
      if hasMeaning(byte) { bytes.append(UInt8(ascii: "\\")) }
      bytes.append(byte)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Whether a character is more than itself in a regular expression.
  private static func hasMeaning(_ byte: UInt8) -> Bool {
    switch Unicode.Scalar(byte) {
    case "\\", "^", "[", "(", "{", "$", ".", "|", "?", "*", "+", "}", ")", "]": true
    default: false
    }
  }

  private mutating func rewriteAll(
    _ nodes: [ExpressionNode], separator: String = ""
  ) throws(ExpressionError) -> String {
    var result = ""
    for index in nodes.indices {
      if index > 0 { result += separator }
      result += try rewrite(nodes[index])
    }
    return result
  }

  private mutating func rewriteOptional(_ node: ExpressionNode) throws(ExpressionError) -> String {
    if let parameter = node.nodes.first(where: { $0.kind == .parameter }) {
      throw problem(.parameterInOptional, at: parameter)
    }
    if let optional = node.nodes.first(where: { $0.kind == .optional }) {
      throw problem(.optionalInOptional, at: optional)
    }
    guard node.hasText else { throw problem(.emptyOptional, at: node) }
    return "(?:" + (try rewriteAll(node.nodes)) + ")?"
  }

  private mutating func rewriteAlternation(_ node: ExpressionNode) throws(ExpressionError) -> String {
    for alternative in node.nodes {
      guard !alternative.nodes.isEmpty else { throw problem(.emptyAlternative, at: alternative) }
      guard alternative.hasText else { throw problem(.alternativeOfOptionals, at: alternative) }
    }
    return "(?:" + (try rewriteAll(node.nodes, separator: "|")) + ")"
  }

  private mutating func rewriteParameter(_ node: ExpressionNode) throws(ExpressionError) -> String {
    let name = node.text
    guard let type = registry.type(named: name) else {
      throw .undefinedParameterType(
        name: name, nearest: registry.nearestName(to: name),
        ExpressionPlace(expression, node.start, node.end))
    }
    parameterTypes.append(type)
    return type.rewritten
  }

  private func problem(_ problem: SyntaxProblem, at node: ExpressionNode) -> ExpressionError {
    .syntax(problem, ExpressionPlace(expression, node.start, node.end))
  }
}

extension ExpressionNode {
  fileprivate var hasText: Bool { nodes.contains { $0.kind == .text } }
}

/// An expression as `I have {int} cucumber(s)`, ready to match.
public struct CucumberExpression: Sendable {
  /// The text of the expression.
  public let source: String
  /// The regular expression with the same meaning.
  public let regularExpression: String
  /// The text with which every match begins.
  let prefix: String
  /// The text with which every match ends.
  let suffix: String
  let matcher: ArgumentMatcher

  /// Parses an expression.
  ///
  /// - Throws: The first problem, pointed at in the message.
  public init(_ source: String, registry: ParameterTypeRegistry) throws(ExpressionError) {
    self.source = source
    let tree = try ExpressionParser.tree(of: source)
    var rewriter = PatternRewriter(source, registry)
    regularExpression = try rewriter.rewrite(tree)
    let texts = tree.nodes.prefix { $0.kind == .text }
    prefix = texts.map(\.text).joined()
    suffix = tree.nodes.reversed().prefix { $0.kind == .text }.reversed().map(\.text).joined()
    let captures = CaptureTree(of: regularExpression)
    matcher = ArgumentMatcher(
      pattern: try StepPattern(regularExpression), captures: captures,
      parameterTypes: rewriter.parameterTypes)
  }

  /// The parameters in their order.
  public var parameters: [ExpressionParameter] { matcher.parameters }

  /// Matches the whole of a text.
  ///
  /// - Returns: The arguments, or nil where the text does not match.
  /// - Throws: What a parameter type's transform throws.
  public func match(_ text: String) throws -> [ExpressionArgument]? {
    try matcher.match(text)
  }
}

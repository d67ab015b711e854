/// An expression as `I have {int} cucumber(s)`, ready to match.
public struct CucumberExpression: Sendable {
  /// The text of the expression.
  public let source: String
  /// The text with which every match begins.
  let prefix: String
  /// The text with which every match ends.
  let suffix: String
  let matcher: ArgumentMatcher
  private let registry: ParameterTypeRegistry

  /// Parses an expression.
  ///
  /// - Throws: The first problem, pointed at in the message.
  public init(_ source: String, registry: ParameterTypeRegistry) throws(ExpressionError) {
    let outline: ExpressionOutline
    if let plain = ExpressionOutline(plain: source, registry) {
      outline = plain
    } else {
      outline = try ExpressionOutline(source, registry)
    }
    self.source = source
    self.registry = registry
    prefix = outline.prefix
    suffix = outline.suffix
    matcher = ArgumentMatcher(parameterTypes: outline.parameterTypes) { () throws(ExpressionError) in
      try GroupedPattern(Self.regularExpression(source, registry))
    }
  }

  /// The regular expression with the same meaning.
  public var regularExpression: String {
    do { return try Self.regularExpression(source, registry) } catch {
      preconditionFailure("the expression was parsed before")
    }
  }

  /// The parameters in their order.
  public var parameters: [ExpressionParameter] {
    // A parameter stands neither in an optional nor in an alternative, so none can be absent.
    matcher.parameterTypes.map { type in
      ExpressionParameter(type, captureCount: type?.captureCount ?? 0, canBeAbsent: false)
    }
  }

  /// Matches the whole of a text.
  ///
  /// - Returns: The arguments, or nil where the text does not match.
  /// - Throws: What a parameter type's transform throws.
  public func match(_ text: String) throws -> [ExpressionArgument]? {
    try matcher.match(text)
  }

  private static func regularExpression(
    _ source: String, _ registry: ParameterTypeRegistry
  ) throws(ExpressionError) -> String {
    if let plain = PlainExpression(source, registry) { return plain.regularExpression }
    var rewriter = PatternRewriter(source, registry)
    return try rewriter.rewrite(try ExpressionParser.tree(of: source))
  }
}

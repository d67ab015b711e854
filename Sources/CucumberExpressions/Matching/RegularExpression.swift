/// A regular expression whose groups are arguments, ready to match.
///
/// A group that is written exactly as the pattern of a parameter type, as `(-?\d+)`, has that type; any
/// other group is a `String`. The expression matches anywhere in a text unless it says `^` and `$`.
/// As in ECMAScript, `\d` and `\w` are ASCII digits, letters and the underscore, and `$` is the text's end.
public struct RegularExpression: Sendable {
  /// The text of the expression.
  public let source: String
  /// The text with which every match begins, and the one with which it ends; empty where unknown.
  let prefix: String
  let suffix: String
  let matcher: ArgumentMatcher

  /// Compiles a regular expression.
  ///
  /// - Throws: Where it is none, or a group fits several parameter types.
  public init(_ source: String, registry: ParameterTypeRegistry) throws(ExpressionError) {
    self.source = source
    let pattern = try GroupedPattern(source)
    let captures = pattern.captures
    var types: [ParameterType?] = []
    for root in captures.roots {
      types.append(try registry.type(forGroup: captures.groups[root].source, of: source))
    }
    parameters = zip(captures.roots, types).map { root, type in
      ExpressionParameter(
        type, captureCount: captures.groupCount(in: root), canBeAbsent: captures.groups[root].canBeAbsent)
    }
    matcher = ArgumentMatcher(parameterTypes: types) { () throws(ExpressionError) in pattern }
    let tree = try? PatternParser.tree(of: source)
    prefix = tree?.literalPrefix ?? ""
    suffix = tree?.literalSuffix ?? ""
  }

  /// The parameters in their order: the outermost groups.
  public let parameters: [ExpressionParameter]

  /// Looks for the expression in a text.
  ///
  /// - Returns: The arguments, or nil where the text does not match.
  /// - Throws: What a parameter type's transform throws.
  public func match(_ text: String) throws -> [ExpressionArgument]? {
    try matcher.match(text)
  }
}

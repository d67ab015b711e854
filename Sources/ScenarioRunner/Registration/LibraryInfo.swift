import CucumberExpressions

/// What a step library holds, as reports name it.
public struct LibraryInfo: Sendable, Hashable {
  /// One entry of the library.
  public enum Entry: Sendable, Hashable {
    /// A parameter type.
    case parameterType(ParameterTypeInfo)
    /// A step's expression; a step with several expressions counts once for each.
    case definition(DefinitionInfo)
    /// A hook.
    case hook(HookInfo)
    /// An expression that was left out, since it names a parameter type that nobody defined.
    case undefinedParameterType(name: String, expression: String)
  }

  /// The name of the suite that the library belongs to.
  public var suite: String
  /// The entries, in the order in which they stand.
  public var entries: [Entry]

  /// Creates the description of a library.
  public init(suite: String, entries: [Entry]) {
    self.suite = suite
    self.entries = entries
  }
}

/// A parameter type, as reports name it.
public struct ParameterTypeInfo: Sendable, Hashable {
  /// The name between the braces.
  public var name: String
  /// The regular expressions of its text.
  public var patterns: [String]
  /// Whether suggested expressions may use it.
  public var useForSnippets: Bool
  /// Whether it wins where several types fit a group of a regular expression.
  public var preferForRegularExpressionMatch: Bool
  /// Where it stands in code.
  public var code: CodePlace

  /// Creates the description of a parameter type.
  public init(
    name: String, patterns: [String], useForSnippets: Bool, preferForRegularExpressionMatch: Bool,
    code: CodePlace
  ) {
    self.name = name
    self.patterns = patterns
    self.useForSnippets = useForSnippets
    self.preferForRegularExpressionMatch = preferForRegularExpressionMatch
    self.code = code
  }
}

extension ParameterTypeInfo {
  /// Describes a parameter type.
  init(_ type: ParameterType, at code: CodePlace) {
    self.init(
      name: type.name, patterns: type.patterns, useForSnippets: type.useForSnippets,
      preferForRegularExpressionMatch: type.preferForRegularExpressionMatch, code: code)
  }
}

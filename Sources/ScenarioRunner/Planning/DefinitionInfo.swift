/// A step definition, as reports name it.
public struct DefinitionInfo: Sendable, Hashable {
  /// The number of the definition in its library, from 0.
  public var index: Int
  /// The number of the entry that it belongs to; expressions of one entry mean the same.
  public var entry: Int
  /// The expression.
  public var expression: String
  /// Whether the expression is a regular expression, not a Cucumber Expression.
  public var isRegularExpression = false
  /// Where the definition stands in code.
  public var code: CodePlace

  /// Creates the description of a definition, by default of an entry of its own.
  public init(index: Int, entry: Int? = nil, expression: String, code: CodePlace) {
    self.index = index
    self.entry = entry ?? index
    self.expression = expression
    self.code = code
  }
}

/// A hook, as reports name it.
public struct HookInfo: Sendable, Hashable {
  /// When a hook is called.
  public enum Moment: String, Sendable, Hashable, Codable {
    case beforeRun, afterRun, beforeScenario, afterScenario, beforeStep, afterStep
  }

  /// When the hook is called.
  public var moment: Moment
  /// The name, where it was given one.
  public var name: String?
  /// The tag expression that limits it, where it has one.
  public var tags: String?
  /// Where the hook stands in code.
  public var code: CodePlace
  /// The number of the hook in its library, from 0.
  public var index = 0

  /// Creates the description of a hook.
  public init(moment: Moment, name: String?, tags: String?, code: CodePlace) {
    self.moment = moment
    self.name = name
    self.tags = tags
    self.code = code
  }
}

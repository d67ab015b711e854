/// One expression that matches a step's text.
public struct StepMatch<Key: Sendable>: Sendable {
  /// What the expression was filed under.
  public let key: Key
  /// The arguments, or what a parameter type's transform threw.
  public let arguments: Result<[ExpressionArgument], any Error>

  @inlinable
  init(key: Key, arguments: Result<[ExpressionArgument], any Error>) {
    self.key = key
    self.arguments = arguments
  }
}

/// Finds which of many expressions match a step's text, without trying all of them.
public struct StepMatcher<Key: Sendable>: Sendable {
  @usableFromInline let keys: [Key]
  @usableFromInline let index: StepIndex

  /// Files expressions; the order is the one in which matches are given.
  public init(_ expressions: [(StepExpression, Key)]) {
    keys = expressions.map(\.1)
    index = StepIndex(expressions.lazy.map(\.0))
  }

  // Inlinable, so that the module of the key's type makes its own copy of the loop.
  /// Every expression that matches the text, in the order in which they were filed.
  @inlinable
  public func matches(_ text: String) -> [StepMatch<Key>] {
    index.matches(text).map { StepMatch(key: keys[$0.number], arguments: $0.arguments) }
  }
}

/// One expression that matches a step's text.
public struct StepMatch<Key: Sendable>: Sendable {
  /// What the expression was filed under.
  public let key: Key
  /// The arguments, or what a parameter type's transform threw.
  public let arguments: Result<[ExpressionArgument], any Error>

  /// The place of the expression among all that were filed.
  @usableFromInline
  let number: Int

  @inlinable
  init(key: Key, number: Int, arguments: Result<[ExpressionArgument], any Error>) {
    self.key = key
    self.number = number
    self.arguments = arguments
  }
}

/// Finds which of many expressions match a step's text, without trying all of them.
public struct StepMatcher<Key: Sendable>: Sendable {
  @usableFromInline let keys: [Key]
  @usableFromInline let index: StepIndex

  /// Files expressions; the order is the one in which matches are given.
  @inlinable
  public init(_ expressions: [(StepExpression, Key)]) {
    keys = expressions.map { $0.1 }
    index = StepIndex(expressions.map { $0.0 })
  }

  // Inlinable, so that the module of the key's type makes its own copy of the loop.
  /// Every expression that matches the text, in the order in which they were filed.
  @inlinable
  public func matches(_ text: String) -> [StepMatch<Key>] {
    var matches: [StepMatch<Key>] = []
    index.forEachMatch(of: text) { number, arguments in
      matches.append(StepMatch(key: keys[number], number: number, arguments: arguments))
    }
    if matches.count > 1 { matches.sort { $0.number < $1.number } }
    return matches
  }
}

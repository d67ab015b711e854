/// One argument that an expression took from a step's text.
public struct ExpressionArgument: Sendable {
  /// The converted value; a `String?` that is nil for a group that took no part.
  public let value: any Sendable
  private let captures: Captures
  private let position: Int

  init(_ value: any Sendable, _ captures: Captures, _ position: Int) {
    self.value = value
    self.captures = captures
    self.position = position
  }

  /// The name of the parameter type, empty for `{}`, nil for an untyped group of a regular expression.
  public var parameterTypeName: String? { captures.matcher.parameterTypes[position]?.name }

  /// What was matched, with the groups within it.
  public var group: MatchGroup { captures.group(captures.matcher.captures.roots[position]) }
}

/// One parameter of an expression.
public struct ExpressionParameter: Sendable, Equatable {
  /// The name of the parameter type, empty for `{}`, nil for an untyped group of a regular expression.
  public let parameterTypeName: String?
  /// The name of the Swift type that the argument has, as `Int` or `Money.Currency`.
  public let valueTypeName: String
  /// The Swift type that the argument has.
  public let valueTypeID: ObjectIdentifier
  /// The number of capture groups within the parameter.
  public let captureCount: Int
  /// Whether the expression can match without it; then the argument may be a nil `String?`.
  public let canBeAbsent: Bool
}

/// One argument that an expression took from a step's text.
public struct ExpressionArgument: Sendable {
  /// The converted value; a `String?` that is nil for a group that took no part.
  public let value: any Sendable
  /// The name of the parameter type, empty for `{}`, nil for an untyped group of a regular expression.
  public let parameterTypeName: String?
  private let captures: Captures
  private let position: Int

  init(_ value: any Sendable, _ captures: Captures, _ position: Int, parameterTypeName: String?) {
    self.value = value
    self.captures = captures
    self.position = position
    self.parameterTypeName = parameterTypeName
  }

  /// What was matched, with the groups within it.
  public var group: MatchGroup { captures.root(position) }
}

/// One parameter of an expression.
public struct ExpressionParameter: Sendable {
  /// The name of the parameter type, empty for `{}`, nil for an untyped group of a regular expression.
  public let parameterTypeName: String?
  /// The number of capture groups within the parameter.
  public let captureCount: Int
  /// Whether the expression can match without it; then the argument may be a nil `String?`.
  public let canBeAbsent: Bool
  private let valueType: any Sendable.Type

  init(_ type: ParameterType?, captureCount: Int, canBeAbsent: Bool) {
    parameterTypeName = type?.name
    valueType = type?.valueType ?? String.self
    self.captureCount = captureCount
    self.canBeAbsent = canBeAbsent
  }

  /// The name of the Swift type that the argument has, as `Int` or `Money.Currency`.
  public var valueTypeName: String { SwiftTypeName.of(valueType) }

  /// The Swift type that the argument has.
  public var valueTypeID: ObjectIdentifier { ObjectIdentifier(valueType) }
}

/// A problem with an expression, a parameter type or a value.
public enum ExpressionError: Error, Equatable, Sendable {
  /// The expression's text breaks a rule of Cucumber Expressions.
  case syntax(SyntaxProblem, ExpressionPlace)
  /// The expression names a parameter type that nobody has defined; `nearest` is the closest known name.
  case undefinedParameterType(name: String, nearest: String?, ExpressionPlace)
  /// A parameter type's name holds a character that expressions reserve.
  case illegalParameterTypeName(String)
  /// A parameter type of the same name is already defined.
  case duplicateParameterType(String)
  /// A parameter type was defined without any pattern.
  case parameterTypeWithoutPattern(String)
  /// A second parameter type claims to be the preferred one for a pattern.
  case duplicatePreference(pattern: String, first: String, second: String)
  /// A pattern is not a regular expression.
  case invalidPattern(String, PatternProblem)
  /// A pattern tried so many ways to match a text that it was given up, as `(a+)+(?<=b)` may.
  case endlessPattern(String)
  /// A group of a regular expression fits several parameter types, none of them preferred.
  case ambiguousGroup(pattern: String, expression: String, parameterTypes: [String])
  /// A number is too great or too small for its parameter type; `allowed` says what it holds.
  case valueOutOfRange(text: String, parameterType: String, allowed: String)
}

/// The rules of Cucumber Expressions that a text can break.
public enum SyntaxProblem: Equatable, Sendable {
  /// A backslash ends the expression.
  case escapedEndOfLine
  /// A backslash stands before a character that needs none.
  case escapeOfOrdinaryCharacter
  /// An opening parenthesis has no closing one.
  case unfinishedOptional
  /// An opening brace has no closing one.
  case unfinishedParameter
  /// A parameter's name holds a reserved character.
  case reservedCharacterInName
  /// An optional is empty.
  case emptyOptional
  /// An optional holds a parameter.
  case parameterInOptional
  /// An optional holds an optional.
  case optionalInOptional
  /// An optional holds an alternation.
  case alternationInOptional
  /// An alternative is empty.
  case emptyAlternative
  /// An alternative holds optionals only.
  case alternativeOfOptionals
}

/// What is wrong with a pattern.
public enum PatternProblem: Equatable, Sendable {
  /// A group is opened and not closed, or closed and not opened.
  case unbalancedGroup
  /// A character set is opened and not closed.
  case unfinishedSet
  /// A quantifier stands where there is nothing to repeat.
  case nothingToRepeat
  /// A range runs backwards, as in `[z-a]` or `{3,1}`.
  case backwardRange
  /// A backslash ends the pattern.
  case unfinishedEscape
  /// The system's regular expressions do not accept the pattern.
  case notUnderstood
}

/// A piece of an expression, by code points.
public struct ExpressionPlace: Equatable, Sendable {
  /// The whole expression.
  public var expression: String
  /// Offset of the first code point.
  public var start: Int
  /// Offset behind the last code point.
  public var end: Int

  init(_ expression: String, _ start: Int, _ end: Int) {
    self.expression = expression
    self.start = start
    self.end = end
  }
}

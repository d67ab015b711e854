extension ExpressionError: CustomStringConvertible {
  /// The message for people: what is wrong, where, and how to put it right.
  public var description: String {
    switch self {
    case .syntax(let problem, let place):
      place.message(problem.statement, problem.remedy)
    case .undefinedParameterType(let name, _, let place):
      place.message(
        "Undefined parameter type '\(name)'", "Please register a ParameterType for '\(name)'")
    case .illegalParameterTypeName(let name):
      "the parameter type name '\(name)' holds a reserved character; use none of { } ( ) [ ] \\ / $ . | ? * +"
    case .duplicateParameterType(""):
      "the anonymous parameter type {} is already defined; give the new one a name"
    case .duplicateParameterType(let name):
      "a parameter type {\(name)} is already defined; choose another name"
    case .parameterTypeWithoutPattern(let name):
      "the parameter type {\(name)} has no pattern; give it at least one"
    case .duplicatePreference(let pattern, let first, let second):
      "both {\(first)} and {\(second)} are preferred for the pattern '\(pattern)'; prefer only one of them"
    case .invalidPattern(let pattern, let problem):
      "'\(pattern)' is not a regular expression: \(problem.statement)"
    case .endlessPattern(let pattern):
      "'\(pattern)' was given up after ten million steps; "
        + "write it without a repetition of what is repeated itself, such as '(a+)+'"
    case .ambiguousGroup(let pattern, let expression, let names):
      "the group '(\(pattern))' of '\(expression)' fits \(Self.list(names)); "
        + "prefer one of them, or write a Cucumber Expression that names it"
    case .valueOutOfRange(let text, let type, let allowed):
      "'\(text)' does not fit {\(type)}, which holds \(allowed)"
    }
  }

  /// A hint of ours below the message, where there is one.
  public var note: String? {
    guard case .undefinedParameterType(_, let nearest?, _) = self else { return nil }
    return "nearest is '{\(nearest)}'"
  }

  private static func list(_ names: [String]) -> String {
    names.map { "{\($0)}" }.joined(separator: ", ")
  }
}

extension ExpressionPlace {
  /// The published form: the column, the expression with a pointer below, the problem, the remedy.
  fileprivate func message(_ problem: String, _ remedy: String) -> String {
    """
    This Cucumber Expression has a problem at column \(start + 1):

    \(expression)
    \(pointer)
    \(problem).
    \(remedy)
    """
  }

  private var pointer: String {
    let indent = String(repeating: " ", count: start)
    let length = end - start
    return length < 2 ? indent + "^" : indent + "^" + String(repeating: "-", count: length - 2) + "^"
  }
}

// The wording here is the published one, kept to the letter.
extension SyntaxProblem {
  fileprivate var statement: String {
    switch self {
    case .escapedEndOfLine: "The end of line can not be escaped"
    case .escapeOfOrdinaryCharacter:
      "Only the characters '{', '}', '(', ')', '\\', '/' and whitespace can be escaped"
    case .unfinishedOptional: "The '(' does not have a matching ')'"
    case .unfinishedParameter: "The '{' does not have a matching '}'"
    case .reservedCharacterInName: "Parameter names may not contain '{', '}', '(', ')', '\\' or '/'"
    case .emptyOptional: "An optional must contain some text"
    case .parameterInOptional: "An optional may not contain a parameter type"
    case .optionalInOptional: "An optional may not contain an other optional"
    case .alternationInOptional: "An alternation can not be used inside an optional"
    case .emptyAlternative: "Alternative may not be empty"
    case .alternativeOfOptionals: "An alternative may not exclusively contain optionals"
    }
  }

  fileprivate var remedy: String {
    switch self {
    case .escapedEndOfLine: "You can use '\\\\' to escape the '\\'"
    case .escapeOfOrdinaryCharacter: "If you did mean to use an '\\' you can use '\\\\' to escape it"
    case .unfinishedOptional:
      "If you did not intend to use optional text you can use '\\(' to escape the optional text"
    case .unfinishedParameter:
      "If you did not intend to use a parameter you can use '\\{' to escape the a parameter"
    case .reservedCharacterInName: "Did you mean to use a regular expression?"
    case .emptyOptional: "If you did not mean to use an optional you can use '\\(' to escape the '('"
    case .parameterInOptional:
      "If you did not mean to use an parameter type you can use '\\{' to escape the '{'"
    case .optionalInOptional:
      "If you did not mean to use an optional type you can use '\\(' to escape the '('. "
        + "For more complicated expressions consider using a regular expression instead."
    case .alternationInOptional:
      "If you did not mean to use an alternation you can use '\\/' to escape the '/'. "
        + "Otherwise rephrase your expression or consider using a regular expression instead."
    case .emptyAlternative:
      "If you did not mean to use an alternative you can use '\\/' to escape the '/'"
    case .alternativeOfOptionals:
      "If you did not mean to use an optional you can use '\\(' to escape the '('"
    }
  }
}

extension PatternProblem {
  fileprivate var statement: String {
    switch self {
    case .unbalancedGroup: "a group is not closed or not opened; write '\\(' or '\\)' for a parenthesis"
    case .unfinishedSet: "a character set is not closed; write '\\[' for a bracket"
    case .nothingToRepeat: "a quantifier has nothing to repeat; write '\\*', '\\+' or '\\?' for the character"
    case .backwardRange: "a range runs backwards; put the smaller end first"
    case .unfinishedEscape: "a backslash ends it; write '\\\\' for a backslash"
    case .notUnderstood: "the system's regular expressions do not accept it"
    }
  }
}

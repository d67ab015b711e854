/// Why a tag expression could not be parsed.
public struct TagExpressionError: Error, Equatable, Sendable {
  /// What is wrong with an expression.
  public enum Problem: Equatable, Sendable {
    /// Two operands stand side by side.
    case expectedOperator
    /// An operator has no operand.
    case expectedOperand
    /// An opening parenthesis is never closed.
    case unmatchedOpening
    /// A closing parenthesis was never opened.
    case unmatchedClosing
    /// A backslash stands before a character that needs none.
    case illegalEscape(Character)
    /// A backslash ends the expression.
    case unfinishedEscape
  }

  /// The whole expression.
  public let expression: String
  /// What is wrong with it.
  public let problem: Problem
}

extension TagExpressionError: CustomStringConvertible {
  // The published wording, kept to the letter.
  /// The message for people.
  public var description: String {
    "Tag expression \"\(expression)\" could not be parsed because of syntax error: \(problem.statement)."
  }

  /// How to put it right.
  public var note: String {
    switch problem {
    case .expectedOperator: "write 'and' or 'or' between two tags, as in '@a and not @b'"
    case .expectedOperand: "write a tag before and behind 'and' and 'or', and behind 'not'"
    case .unmatchedOpening: "close each '(' with a ')', or write '\\(' for a parenthesis in a tag"
    case .unmatchedClosing: "open each ')' with a '(', or write '\\)' for a parenthesis in a tag"
    case .illegalEscape, .unfinishedEscape:
      "a backslash belongs before '(', ')', '\\' and white space only; write '\\\\' for a backslash"
    }
  }
}

extension TagExpressionError.Problem {
  fileprivate var statement: String {
    switch self {
    case .expectedOperator: "Expected operator"
    case .expectedOperand: "Expected operand"
    case .unmatchedOpening: "Unmatched ("
    case .unmatchedClosing: "Unmatched )"
    case .illegalEscape(let character): "Illegal escape before \"\(character)\""
    case .unfinishedEscape: "Illegal escape at the end"
    }
  }
}

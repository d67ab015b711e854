/// Parses tag expressions with a stack of its own, so that any number of parentheses will do.
struct TagExpressionParser {
  private enum Operator: Int {
    case opening, or, and, not

    var step: TagExpression.Step? {
      switch self {
      case .opening: nil
      case .or: .or
      case .and: .and
      case .not: .not
      }
    }
  }

  /// A piece of the text; a name with an escape in it is never an operator.
  private struct Token {
    var text = ""
    var hasEscape = false
    var isParenthesis = false
  }

  private let text: String
  private var steps: [TagExpression.Step] = []
  private var operators: [Operator] = []
  private var expectsOperand = true

  /// The steps of an expression, each operator behind its operands.
  static func steps(of text: String) throws(TagExpressionError) -> [TagExpression.Step] {
    var parser = TagExpressionParser(text: text)
    try parser.run()
    return parser.steps
  }

  /// Whether a character stands for itself only behind a backslash.
  static func needsEscape(_ character: Character) -> Bool {
    character == "(" || character == ")" || character == "\\" || character.isWhitespace
  }

  private init(text: String) {
    self.text = text
  }

  private mutating func run() throws(TagExpressionError) {
    let tokens = try tokens()
    guard !tokens.isEmpty else { return }
    for token in tokens { try take(token) }
    while let last = operators.popLast() {
      guard let step = last.step else { throw problem(.unmatchedOpening) }
      guard !expectsOperand else { throw problem(.expectedOperand) }
      steps.append(step)
    }
  }

  private mutating func take(_ token: Token) throws(TagExpressionError) {
    switch (token.text, token.isParenthesis) {
    case ("(", true): try begin(.opening)
    case (")", true): try close()
    case ("not", _) where !token.hasEscape: try begin(.not)
    case ("and", _) where !token.hasEscape: try join(.and)
    case ("or", _) where !token.hasEscape: try join(.or)
    default:
      try expect(operand: true)
      steps.append(.tag(token.text))
      expectsOperand = false
    }
  }

  private mutating func begin(_ opening: Operator) throws(TagExpressionError) {
    try expect(operand: true)
    operators.append(opening)
  }

  private mutating func join(_ binary: Operator) throws(TagExpressionError) {
    try expect(operand: false)
    while let last = operators.last, let step = last.step, binary.rawValue <= last.rawValue {
      steps.append(step)
      operators.removeLast()
    }
    operators.append(binary)
    expectsOperand = true
  }

  private mutating func close() throws(TagExpressionError) {
    try expect(operand: false)
    while let last = operators.popLast() {
      guard let step = last.step else { return }
      steps.append(step)
    }
    throw problem(.unmatchedClosing)
  }

  private func expect(operand: Bool) throws(TagExpressionError) {
    guard expectsOperand == operand else {
      throw problem(expectsOperand ? .expectedOperand : .expectedOperator)
    }
  }

  private func tokens() throws(TagExpressionError) -> [Token] {
    var tokens: [Token] = []
    var current = Token()
    var isEscaped = false
    for character in text {
      if isEscaped {
        guard Self.needsEscape(character) else { throw problem(.illegalEscape(character)) }
        current.text.append(character)
        current.hasEscape = true
        isEscaped = false
      } else if character == "\\" {
        isEscaped = true
      } else if Self.needsEscape(character) {
        if !current.text.isEmpty { tokens.append(current) }
        current = Token()
        if !character.isWhitespace { tokens.append(Token(text: String(character), isParenthesis: true)) }
      } else {
        current.text.append(character)
      }
    }
    guard !isEscaped else { throw problem(.unfinishedEscape) }
    if !current.text.isEmpty { tokens.append(current) }
    return tokens
  }

  private func problem(_ problem: TagExpressionError.Problem) -> TagExpressionError {
    TagExpressionError(expression: text, problem: problem)
  }
}

/// Cuts the text of a Cucumber Expression into tokens.
///
/// Texts and white space run on over several characters; every other token is one character. An escaped
/// character is text.
struct Tokenizer {
  private let expression: String
  private let scalars: [Unicode.Scalar]
  private var tokens: [ExpressionToken] = []

  /// The tokens of an expression, from `startOfLine` to `endOfLine`.
  ///
  /// - Complexity: O(*n*) in the length of `expression`.
  static func tokens(of expression: String) throws(ExpressionError) -> [ExpressionToken] {
    var tokenizer = Tokenizer(expression)
    try tokenizer.run()
    return tokenizer.tokens
  }

  private init(_ expression: String) {
    self.expression = expression
    scalars = Array(expression.unicodeScalars)
  }

  private mutating func run() throws(ExpressionError) {
    tokens.append(ExpressionToken(kind: .startOfLine, text: "", start: 0, end: 0))
    var index = 0
    while index < scalars.count {
      let start = index
      if scalars[index] == "\\" {
        index += 1
        try checkEscape(at: index)
        append(scalars[index], as: .text, from: start, to: index + 1)
      } else {
        append(scalars[index], as: Self.kind(of: scalars[index]), from: start, to: index + 1)
      }
      index += 1
    }
    tokens.append(ExpressionToken(kind: .endOfLine, text: "", start: scalars.count, end: scalars.count))
  }

  private mutating func append(
    _ scalar: Unicode.Scalar, as kind: ExpressionToken.Kind, from start: Int, to end: Int
  ) {
    let runsOn = kind == .text || kind == .whiteSpace
    if runsOn, let last = tokens.indices.last, tokens[last].kind == kind {
      tokens[last].text.unicodeScalars.append(scalar)
      tokens[last].end = end
    } else {
      tokens.append(ExpressionToken(kind: kind, text: String(scalar), start: start, end: end))
    }
  }

  private func checkEscape(at index: Int) throws(ExpressionError) {
    guard index < scalars.count else {
      throw .syntax(.escapedEndOfLine, ExpressionPlace(expression, index - 1, index))
    }
    guard Self.canBeEscaped(scalars[index]) else {
      throw .syntax(.escapeOfOrdinaryCharacter, ExpressionPlace(expression, index, index + 1))
    }
  }

  private static func canBeEscaped(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "\\" || kind(of: scalar) != .text
  }

  private static func kind(of scalar: Unicode.Scalar) -> ExpressionToken.Kind {
    switch scalar {
    case "(": .beginOptional
    case ")": .endOptional
    case "{": .beginParameter
    case "}": .endParameter
    case "/": .alternation
    default: scalar.properties.isWhitespace ? .whiteSpace : .text
    }
  }
}

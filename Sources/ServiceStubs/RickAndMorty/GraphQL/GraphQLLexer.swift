/// Splits the text of a query into tokens: <https://spec.graphql.org/October2021/#sec-Language.Source-Text>.
struct GraphQLLexer {
  enum Kind: Sendable, Hashable {
    case name(String)
    case int(Int)
    case text(String)
    case sign(String)
    case end
  }

  struct Token: Sendable, Hashable {
    var kind: Kind
    var line: Int
    var column: Int
  }

  private var rest: Substring.UnicodeScalarView
  private var line = 1
  private var column = 1

  private init(_ text: String) { rest = Substring(text).unicodeScalars }

  /// Returns all tokens, an end behind them.
  static func tokens(of text: String) throws(GraphQLProblem) -> [Token] {
    var lexer = GraphQLLexer(text)
    var tokens: [Token] = []
    repeat { tokens.append(try lexer.next()) } while tokens.last?.kind != .end
    return tokens
  }

  private mutating func next() throws(GraphQLProblem) -> Token {
    skipIgnored()
    let (line, column) = (line, column)
    return Token(kind: try kind(), line: line, column: column)
  }

  private mutating func kind() throws(GraphQLProblem) -> Kind {
    guard let first = rest.first else { return .end }
    switch first {
    case "_", "A"..."Z", "a"..."z": return .name(take { $0 == "_" || $0.isLetterOrDigit })
    case "-", "0"..."9": return try number()
    case "\"": return try text()
    case ".": return try sign("...")
    case "!", "$", "&", "(", ")", ":", "=", "@", "[", "]", "{", "|", "}":
      advance()
      return .sign(String(first))
    default: throw problem("Unexpected character: \"\(first)\".")
    }
  }

  private mutating func number() throws(GraphQLProblem) -> Kind {
    let digits = take { $0 == "-" || $0 == "." || $0.isLetterOrDigit }
    guard let number = Int(digits) else { throw problem("Invalid number: \"\(digits)\".") }
    return .int(number)
  }

  private mutating func text() throws(GraphQLProblem) -> Kind {
    advance()
    var result = String.UnicodeScalarView()
    while let scalar = rest.first, scalar != "\n" {
      advance()
      if scalar == "\"" { return .text(String(result)) }
      if scalar == "\\", let escaped = rest.first {
        advance()
        result.append(["n": "\n", "t": "\t", "r": "\r"][escaped] ?? escaped)
      } else {
        result.append(scalar)
      }
    }
    throw problem("Unterminated string.")
  }

  private mutating func sign(_ sign: String) throws(GraphQLProblem) -> Kind {
    guard take({ $0 == "." }) == sign else { throw problem("Unexpected character: \".\".") }
    return .sign(sign)
  }

  /// Commas mean nothing, and a comment runs to the end of its line.
  private mutating func skipIgnored() {
    while let scalar = rest.first {
      switch scalar {
      case " ", "\t", "\r", "\n", ",", "\u{FEFF}": advance()
      case "#": _ = take { $0 != "\n" }
      default: return
      }
    }
  }

  private mutating func take(_ isTaken: (Unicode.Scalar) -> Bool) -> String {
    var taken = String.UnicodeScalarView()
    while let scalar = rest.first, isTaken(scalar) {
      taken.append(scalar)
      advance()
    }
    return String(taken)
  }

  private mutating func advance() {
    let isBreak = rest.popFirst() == "\n"
    line += isBreak ? 1 : 0
    column = isBreak ? 1 : column + 1
  }

  private func problem(_ message: String) -> GraphQLProblem {
    GraphQLProblem(
      message: "Syntax Error: \(message)", line: line, column: column, code: "GRAPHQL_PARSE_FAILED")
  }
}

extension Unicode.Scalar {
  fileprivate var isLetterOrDigit: Bool {
    ("a"..."z").contains(self) || ("A"..."Z").contains(self) || ("0"..."9").contains(self)
  }
}

/// Reads one query: <https://spec.graphql.org/October2021/#sec-Language.Document>.
///
/// Fragments and directives are left out; no app of this project writes them.
struct GraphQLParser {
  private var tokens: ArraySlice<GraphQLLexer.Token>

  private init(_ text: String) throws(GraphQLProblem) { tokens = try GraphQLLexer.tokens(of: text)[...] }

  /// Returns the query that a text holds.
  static func operation(in text: String) throws(GraphQLProblem) -> GraphQLOperation {
    var parser = try GraphQLParser(text)
    var operation = GraphQLOperation()
    if parser.takeName("query") {
      operation.name = parser.takeAnyName() ?? ""
      if parser.take("(") { operation.defaults = try parser.variables() }
    }
    operation.fields = try parser.selection()
    guard parser.current.kind == .end else { throw parser.unexpected() }
    return operation
  }

  private mutating func variables() throws(GraphQLProblem) -> [String: GraphQLValue] {
    var defaults: [String: GraphQLValue] = [:]
    while !take(")") {
      try expect("$")
      let name = try expectName()
      try expect(":")
      try type()
      if take("=") { defaults[name] = try value() }
    }
    return defaults
  }

  private mutating func type() throws(GraphQLProblem) {
    if take("[") {
      try type()
      try expect("]")
    } else {
      _ = try expectName()
    }
    _ = take("!")
  }

  private mutating func selection() throws(GraphQLProblem) -> [GraphQLOperation.Field] {
    try expect("{")
    var fields: [GraphQLOperation.Field] = []
    while !take("}") { fields.append(try field()) }
    guard !fields.isEmpty else { throw unexpected() }
    return fields
  }

  private mutating func field() throws(GraphQLProblem) -> GraphQLOperation.Field {
    let place = current
    let key = try expectName()
    let name = take(":") ? try expectName() : key
    let arguments = take("(") ? try members(until: ")") : [:]
    let hasSelection = current.kind == .sign("{")
    return GraphQLOperation.Field(
      key: key, name: name, arguments: arguments, selection: hasSelection ? try selection() : nil,
      line: place.line, column: place.column)
  }

  private mutating func members(until end: String) throws(GraphQLProblem) -> [String: GraphQLValue] {
    var members: [String: GraphQLValue] = [:]
    while !take(end) {
      let name = try expectName()
      try expect(":")
      members[name] = try value()
    }
    return members
  }

  private mutating func value() throws(GraphQLProblem) -> GraphQLValue {
    let token = current
    tokens = tokens.dropFirst()
    switch token.kind {
    case .int(let number): return .int(number)
    case .text(let text): return .text(text)
    case .name("null"): return .null
    case .name("true"): return .truth(true)
    case .name("false"): return .truth(false)
    case .name(let name): return .text(name)
    case .sign("$"): return .variable(try expectName())
    case .sign("{"): return .object(try members(until: "}"))
    case .sign("["):
      var values: [GraphQLValue] = []
      while !take("]") { values.append(try value()) }
      return .list(values)
    default: throw Self.unexpected(token)
    }
  }
}

extension GraphQLParser {
  private var current: GraphQLLexer.Token {
    tokens.first ?? GraphQLLexer.Token(kind: .end, line: 1, column: 1)
  }

  private mutating func take(_ sign: String) -> Bool {
    guard current.kind == .sign(sign) else { return false }
    tokens = tokens.dropFirst()
    return true
  }

  private mutating func takeName(_ name: String) -> Bool {
    guard current.kind == .name(name) else { return false }
    tokens = tokens.dropFirst()
    return true
  }

  private mutating func takeAnyName() -> String? {
    guard case .name(let name) = current.kind else { return nil }
    tokens = tokens.dropFirst()
    return name
  }

  private mutating func expect(_ sign: String) throws(GraphQLProblem) {
    guard take(sign) else { throw unexpected() }
  }

  private mutating func expectName() throws(GraphQLProblem) -> String {
    guard let name = takeAnyName() else { throw unexpected() }
    return name
  }

  private func unexpected() -> GraphQLProblem { Self.unexpected(current) }

  private static func unexpected(_ token: GraphQLLexer.Token) -> GraphQLProblem {
    let what =
      switch token.kind {
      case .name(let name): "Name \"\(name)\""
      case .int(let number): "Int \"\(number)\""
      case .text(let text): "String \"\(text)\""
      case .sign(let sign): "\"\(sign)\""
      case .end: "<EOF>"
      }
    return GraphQLProblem(
      message: "Syntax Error: Unexpected \(what).", line: token.line, column: token.column,
      code: "GRAPHQL_PARSE_FAILED")
  }
}

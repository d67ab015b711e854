import Testing

@testable import CucumberExpressions

struct ParameterTypeRegistryTests {
  enum Currency: Sendable, Equatable { case btc, eth }

  @Test func `the built-in types are there from the start`() {
    #expect(
      ParameterTypeRegistry().all.map(\.name) == [
        "int", "float", "word", "string", "", "double", "bigdecimal", "byte", "short", "long", "biginteger",
      ])
  }

  @Test func `the built-in types have the groups of their patterns`() {
    for type in ParameterTypeRegistry().all {
      let counted = type.patterns.reduce(0) { $0 + CaptureTree(of: $1).groups.count }
      #expect(type.captureCount == counted, "\(type.name)")
    }
  }

  @Test func `a defined type is found by its name`() throws {
    var registry = ParameterTypeRegistry()
    try registry.define(ParameterType("currency", pattern: "BTC|ETH") { $0 == "BTC" ? Currency.btc : .eth })
    #expect(registry.type(named: "currency")?.patterns == ["BTC|ETH"])
    #expect(registry.type(named: "currency")?.valueTypeName == "ParameterTypeRegistryTests.Currency")
    #expect(registry.type(named: "coin") == nil)
    let arguments = try CucumberExpression("pay in {currency}", registry: registry).match("pay in ETH")
    #expect(arguments?.first?.value as? Currency == .eth)
  }

  @Test(arguments: ["a/b", "{x}", "a(b)", "a\\b", "a.b", "[a]"])
  func `a name with a reserved character is refused`(name: String) {
    var registry = ParameterTypeRegistry()
    #expect(throws: ExpressionError.illegalParameterTypeName(name)) {
      try registry.define(ParameterType(name, pattern: "x") { $0 })
    }
  }

  @Test func `a second type of the same name is refused`() {
    var registry = ParameterTypeRegistry()
    #expect(throws: ExpressionError.duplicateParameterType("int")) {
      try registry.define(ParameterType("int", pattern: "x") { $0 })
    }
  }

  @Test func `a type without a pattern, or with a faulty one, is refused`() {
    var registry = ParameterTypeRegistry()
    #expect(throws: ExpressionError.parameterTypeWithoutPattern("x")) {
      try registry.define(ParameterType("x", patterns: [], as: String.self) { _ in "" })
    }
    #expect(throws: ExpressionError.invalidPattern("(", .unbalancedGroup)) {
      try registry.define(ParameterType("x", pattern: "(") { $0 })
    }
    #expect(registry.type(named: "x") == nil)
  }

  @Test func `only one type may be preferred for a pattern`() {
    var registry = ParameterTypeRegistry()
    let rival = ParameterType(
      "number", patterns: ["\\d+"], preferForRegularExpressionMatch: true, as: String.self
    ) { $0[0] ?? "" }
    #expect(throws: ExpressionError.duplicatePreference(pattern: "\\d+", first: "int", second: "number")) {
      try registry.define(rival)
    }
  }

  @Test func `values come from the capture groups of a pattern, if it has some`() throws {
    var registry = ParameterTypeRegistry()
    try registry.define(
      ParameterType("flight", patterns: ["([A-Z]{3})-([A-Z]{3})(!)?"], as: [String?].self) { $0 })
    try registry.define(ParameterType("day", patterns: ["\\d\\d"], as: [String?].self) { $0 })
    let expression = try CucumberExpression("{flight} on {day}", registry: registry)
    let values = try expression.match("LHR-CDG on 24")?.map { $0.value as? [String?] }
    #expect(values == [["LHR", "CDG", nil], ["24"]])
  }

  @Test func `what a transform throws comes through`() throws {
    struct Refusal: Error {}
    var registry = ParameterTypeRegistry()
    try registry.define(ParameterType("never", pattern: "x") { _ -> String in throw Refusal() })
    let expression = try CucumberExpression("{never}", registry: registry)
    #expect(throws: Refusal.self) { try expression.match("x") }
    #expect(try expression.match("y")?.count == nil)
  }
}

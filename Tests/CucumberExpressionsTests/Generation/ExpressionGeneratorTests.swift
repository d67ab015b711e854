import CucumberExpressions
import Testing

struct ExpressionGeneratorTests {
  private func sources(_ text: String, _ registry: ParameterTypeRegistry = ParameterTypeRegistry())
    -> [String]
  {
    ExpressionGenerator(registry: registry).expressions(for: text).map(\.source)
  }

  @Test(arguments: [
    ("a list of 8 things", ["a list of {int} things", "a list of {float} things"]),
    ("3.14 is \"many\"", ["{float} is {string}"]),
    ("-1 or +2.5", ["{int} or {float}", "{float} or {float}"]),
    ("I like 'x' and \"y z\"", ["I like {string} and {string}"]),
    ("plain words", ["plain words"]),
    ("", [""]),
    ("room3 is not3d", ["room3 is not3d"]),
    ("£5.50 a week", ["£{float} a week"]),
  ])
  func `pieces between word boundaries become parameters`(text: String, expected: [String]) {
    #expect(sources(text) == expected)
  }

  @Test func `parameters are named after their types, with a number from the second on`() {
    let proposal = ExpressionGenerator(registry: ParameterTypeRegistry())
      .expressions(for: "from 1 to 2 as 'x'")[0]
    #expect(proposal.source == "from {int} to {int} as {string}")
    #expect(proposal.parameters.map(\.name) == ["int", "int2", "string"])
    #expect(proposal.parameters.map(\.parameterTypeName) == ["int", "int", "string"])
    #expect(proposal.parameters.map(\.valueTypeName) == ["Int", "Int", "String"])
  }

  @Test func `custom types are offered, the longest piece first and then by name`() throws {
    var registry = ParameterTypeRegistry()
    try registry.define(ParameterType("currency", pattern: "BTC|ETH") { $0 })
    try registry.define(ParameterType("asset", pattern: "BTC|ETH") { $0 })
    try registry.define(ParameterType("amount", pattern: "\\d+ (?:BTC|ETH)") { $0 })
    try registry.define(
      ParameterType("hidden", patterns: ["ETH"], useForSnippets: false, as: String.self) { _ in "" })
    #expect(sources("I hold ETH", registry) == ["I hold {asset}", "I hold {currency}"])
    #expect(sources("I hold 5 ETH", registry) == ["I hold {amount}"])
  }

  // B021
  @Test func `characters that expressions reserve are escaped`() throws {
    let text = "call f(x) at 5/6 with {y}"
    #expect(sources(text).first == "call f\\(x) at {int}\\/{int} with \\{y}")
    try expectOwnMatch(text)
  }

  // B021
  @Test(arguments: [
    "a back\\slash", "^anchored", "it costs 5 US$", "/slashes/", "\\(a)", "{}", "()", "5-4-3", "1.2.3", "\\",
    "\"open and 'odd\"", "9999999999999999999999", "a/b/", "  spaces  ", "tab\there", "é 5 👨‍👩‍👧 \u{2028}",
  ])
  func `a proposal always matches its own step`(text: String) throws {
    try expectOwnMatch(text)
  }

  // B021
  @Test func `proposals for random texts match their own step`() throws {
    var generator = SeededGenerator(seed: 21)
    let pieces = [
      "(", ")", "{", "}", "/", "\\", " ", "a", "5", "-", ".", "\"", "'", "^", "$", "é", "1E3", "|",
    ]
    for _ in 0..<400 {
      let text = (0..<Int.random(in: 0...10, using: &generator)).map { _ in generator.pick(pieces) }.joined()
      try expectOwnMatch(text)
    }
  }

  @Test func `a text with very many numbers gives no more than 256 proposals`() {
    let text = Array(repeating: "1", count: 40).joined(separator: " ")
    #expect(sources(text).count == 256)
  }

  private func expectOwnMatch(_ text: String) throws {
    let registry = ParameterTypeRegistry()
    let proposals = sources(text)
    #expect(!proposals.isEmpty)
    for source in proposals {
      let matches = StepMatcher([(try StepExpression(source, registry: registry), 0)]).matches(text)
      #expect(matches.count == 1, "'\(source)' for '\(text)'")
    }
  }
}

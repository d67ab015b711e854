import Testing

@testable import CucumberExpressions

struct StepMatcherTests {
  private func expressions(_ sources: [String]) throws -> [StepExpression] {
    try sources.map { source throws in try StepExpression(source, registry: ParameterTypeRegistry()) }
  }

  private func matcher(_ sources: [String]) throws -> StepMatcher<Int> {
    StepMatcher(try expressions(sources).enumerated().map { ($1, $0) })
  }

  @Test func `every match is given in the order of definition`() throws {
    let matcher = try matcher([
      "I am logged in as {word}", "{word} am logged in as Bob", "I am logged out",
      "^I am logged (in|out) as (.*)$",
      "I am logged in as Bob", "(I )am logged in as Bob/Ann",
    ])
    #expect(matcher.matches("I am logged in as Bob").map(\.key) == [0, 1, 3, 4, 5])
    #expect(matcher.matches("I am logged out").map(\.key) == [2])
    #expect(matcher.matches("I am").isEmpty)
    #expect(matcher.matches("").isEmpty)
  }

  @Test func `a transform that throws does not hide the match`() throws {
    let match = try #require(try matcher(["{byte} eggs"]).matches("300 eggs").first)
    #expect(throws: ExpressionError.self) { try match.arguments.get() }
  }

  @Test func `an empty matcher matches nothing`() {
    #expect(StepMatcher<Int>([]).matches("anything").isEmpty)
  }

  @Test func `the index finds what trying all finds`() throws {
    var generator = SeededGenerator(seed: 42)
    let words = [
      "I ", "I tap ", "I type ", "{int} ", "{word} ", "é", "eggs", "(very )", "a/b ", "{string}", "x",
    ]
    let sources = (0..<200).map { _ in
      (0..<Int.random(in: 1...4, using: &generator)).map { _ in generator.pick(words) }.joined()
    }
    let usable = sources.filter { (try? StepExpression($0, registry: ParameterTypeRegistry())) != nil }
    let all = try expressions(usable)
    let matcher = try matcher(usable)
    let pieces = ["I ", "I tap ", "I type ", "5 ", "blue ", "é", "eggs", "very ", "a ", "b ", "'q'", "x"]
    var matches = 0
    for _ in 0..<500 {
      let text = (0..<Int.random(in: 0...4, using: &generator)).map { _ in generator.pick(pieces) }.joined()
      let expected = try all.indices.filter { try all[$0].match(text) != nil }
      #expect(matcher.matches(text).map(\.key) == expected, "'\(text)'")
      matches += expected.count
    }
    #expect(matches > 100, "too few matches to mean anything")
  }
}

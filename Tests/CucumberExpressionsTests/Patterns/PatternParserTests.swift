import Testing

@testable import CucumberExpressions

struct PatternParserTests {
  @Test(arguments: [
    "(?<=a)b", "(?<!a)b", "(a)\\1", "\\p{L}", "(?i)a", "(?<name>a)", "a++", "[[a]b]", "[a&&b]", "\\x41",
    "(?=(a))b", "a{2000}", "(?:(?:a{900}b){900}){900}",
  ])
  func `what the byte matcher does not know is left to the system`(pattern: String) {
    #expect(throws: PatternParser.Failure.unsupported) { try PatternProgram(pattern) }
  }

  @Test func `deep nesting is left to the system`() {
    let pattern = String(repeating: "(", count: 50_000) + String(repeating: ")", count: 50_000)
    #expect(throws: PatternParser.Failure.unsupported) { try PatternProgram(pattern) }
  }

  @Test func `a brace that is no count is a brace`() throws {
    #expect(try PatternParser.tree(of: "a{") == .sequence([.literal("a"), .literal("{")]))
    #expect(try PatternParser.tree(of: "{,2}").canBeEmpty == false)
  }

  @Test func `alternatives that add nothing are left out`() throws {
    let simplified = try PatternParser.tree(of: "(?:-?\\d+)|(?:\\d+)").simplified
    #expect(try simplified == PatternParser.tree(of: "-?\\d+"))
  }
}

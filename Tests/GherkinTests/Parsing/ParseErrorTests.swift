import Testing

@testable import Gherkin

struct ParseErrorTests {
  @Test func `a line that may not stand there names what may`() {
    #expect(
      errors("hello\n").first?.hasPrefix(
        "a.feature:1:1: error: expected: #EOF, #Language, #TagLine, #FeatureLine, #Comment, #Empty, got 'hello'"
      )
        == true)
  }

  // B019
  @Test func `a step with a misspelt keyword behind a step is an error on its line`() {
    #expect(
      errors(scenario("When w", "Thn t")).first?.hasPrefix(
        "a.feature:4:5: error: expected: #EOF, #TableRow, #DocStringSeparator, #StepLine, #TagLine, "
          + "#ExamplesLine, #ScenarioLine, #RuleLine, #Comment, #Empty, got 'Thn t'") == true)
  }

  @Test func `tags at the end of the file are an error at the end`() {
    #expect(
      errors(scenario("Given a", "@t")).first?.hasPrefix(
        "a.feature:5:1: error: unexpected end of file, expected: #TagLine, #RuleLine, #Comment, #Empty")
        == true)
  }

  // B012
  @Test func `an uneven row is an error at its place`() {
    #expect(
      errors(scenario("Given a", "| a | b |", "| c |", "| d |")).first?.hasPrefix(
        "a.feature:5:5: error: inconsistent cell count within the table") == true)
  }

  @Test func `all errors of a text come in source order`() throws {
    let text = "oops\n" + scenario("Given a", "| a | b |", "| c |", "stray", "Given b") + "@x y\n"
    let error = #expect(throws: ParseErrors.self) { try read(text) }
    let places = try #require(error).errors.map(\.location)
    #expect(places == places.sorted())
    #expect(places.map(\.line) == [1, 6, 7, 9, 9])
  }

  @Test func `a text of nothing but errors is given up after a while`() throws {
    let text = (1...50).map { "line \($0)\n" }.joined()
    let error = #expect(throws: ParseErrors.self) { try read(text) }
    #expect(error?.errors.count == GherkinParser.errorLimit)
  }

  @Test func `the published message starts with the place`() {
    let error = ParseError(
      rule: .syntax, uri: "a", location: Location(line: 3, column: 0), problem: "p", note: "n")
    #expect(error.message == "(3:0): p")
    #expect(error.description == "a:3:1: error: p\nnote: n")
    #expect(ParseErrors(errors: [error, error]).description == "\(error)\n\(error)")
  }

  @Test func `of a line that is far too long the beginning is told`() {
    for (count, tail) in [(1000, "'"), (1001, "…'"), (200_000, "…'")] {
      let error = errors(String(repeating: "é", count: count)).first
      #expect(error?.contains(", got '" + String(repeating: "é", count: 1000) + tail) == true)
    }
  }
}

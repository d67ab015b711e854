import Gherkin
import Testing

struct DocStringTests {
  private func docString(_ lines: String...) throws -> DocString? {
    try read("Feature: f\nScenario: s\nGiven a\n" + lines.map { "\($0)\n" }.joined()).steps.first?.docString
  }

  @Test func `the fence's indent is taken off each line`() throws {
    #expect(try docString("  \"\"\"", "    a", "  b", " c", "", "  \"\"\"")?.content == "  a\nb\nc\n")
  }

  @Test func `back-ticks fence as well`() throws {
    let docString = try docString("```", "\"\"\"", "```")
    #expect(docString?.delimiter == "```")
    #expect(docString?.content == "\"\"\"")
  }

  @Test func `the word behind the opening fence is the media type`() throws {
    #expect(try docString("\"\"\" application/json ", "{}", "\"\"\"")?.mediaType == "application/json")
    #expect(try docString("\"\"\"", "{}", "\"\"\"")?.mediaType == nil)
  }

  // B002
  @Test func `only the own fence is unescaped, as a whole`() throws {
    #expect(try docString("```", #"\`\`\`"#, #"\"\"\""#, "```")?.content == "```\n" + #"\"\"\""#)
    #expect(
      try docString(#"""""#, #"\"\"\" ``` \\ \""#, #"""""#)?.content == #"""" ``` \\ \""#)
  }

  @Test func `lines that look like Gherkin are text`() throws {
    #expect(
      try docString("\"\"\"", "Scenario: x", "# c", "@t", "| r |", "\"\"\"")?.content
        == "Scenario: x\n# c\n@t\n| r |")
  }

  @Test func `a doc string may be empty`() throws {
    #expect(try docString("\"\"\"", "\"\"\"")?.content == "")
  }

  // B016
  @Test func `a doc string and a table may stand on one step, in either order`() throws {
    let parsed = try read(
      scenario("Given a", "\"\"\"", "x", "\"\"\"", "| y |", "Given b", "| y |", "```", "x", "```", "Given u"))
    let arguments = try #require(parsed.pickles.first).steps.map(\.arguments)
    let (text, table) = (
      PickleArgument.docString(content: "x", mediaType: nil), PickleArgument.dataTable([["y"]])
    )
    #expect(arguments == [[text, table], [table, text], []])
  }

  // B016
  @Test func `two doc strings on one step are an error on the second fence`() {
    #expect(
      errors(scenario("Given a", "\"\"\"", "x", "\"\"\"", "\"\"\"")).first
        == "a.feature:7:5: error: expected: #EOF, #TableRow, #StepLine, #TagLine, #ExamplesLine, "
        + "#ScenarioLine, #RuleLine, #Comment, #Empty, got '\"\"\"'\n"
        + "note: a doc string stands under a step, one for each")
  }

  @Test func `a doc string that is not closed is an error at the end`() {
    #expect(
      errors(scenario("Given a", "\"\"\"", "x")).first?.hasPrefix(
        "a.feature:6:1: error: unexpected end of file, expected: #DocStringSeparator, #Other") == true)
  }
}

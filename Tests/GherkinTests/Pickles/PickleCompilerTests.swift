import Gherkin
import Testing

struct PickleCompilerTests {
  // B006
  @Test func `an asterisk has no kind, and a conjunction takes the kind before it`() throws {
    let steps = try #require(try read(scenario("* first", "When w", "* second", "And third")).pickles.first)
      .steps
    #expect(steps.map(\.kind) == [.unknown, .action, .unknown, .unknown])
  }

  // B009
  @Test(arguments: [
    [], ["Examples:"], ["Examples: named"], ["Examples: named", "|"], ["Examples:", "| a |"],
    ["Examples:", "| a |", "# | 1 |"],
  ])
  func `examples without a row of values give no scenario, however they are empty`(examples: [String]) throws
  {
    let lines = ["Feature: f", "Scenario Outline: o", "Given <a>"] + examples
    let parsed = try read(lines.joined(separator: "\n") + "\n")
    #expect(parsed.scenarios.count == 1)
    // Without the keyword it is a scenario like any other, its text as written.
    #expect(parsed.texts == (examples.isEmpty ? [["<a>"]] : []))
  }

  @Test func `a conjunction at the start has no kind`() throws {
    #expect(try read(scenario("And a", "But b")).pickles.first?.steps.map(\.kind) == [.unknown, .unknown])
  }

  @Test func `background steps come first, the feature's before the rule's`() throws {
    let text = """
      Feature: f
        Background:
          Given a
        Rule: r
          Background:
            Given b
          Scenario: s
            When c
          Scenario: no steps
      """
    let parsed = try read(text)
    #expect(parsed.texts == [["a", "b", "c"], []])
    #expect(parsed.pickles.map(\.parents) == [["f", "r"], ["f", "r"]])
  }

  // B030
  @Test func `tags are inherited from outside in`() throws {
    let text = """
      @f
      Feature: f
        @r
        Rule: r
          @s
          Scenario Outline: o
            Given <a>
            @e
            Examples:
              | a |
              | 1 |
      """
    #expect(try read(text).pickles.first?.tags.map(\.name) == ["@f", "@r", "@s", "@e"])
  }

  @Test func `ids count on from the first, children before parents, pickles last`() throws {
    let source = GherkinSource(uri: "a.feature", text: scenario("Given a", "| b |"), format: .feature)
    let parsed = try GherkinParser().parse(source, firstID: 100)
    #expect(parsed.steps.first?.dataTable?.rows.first?.id == 100)
    #expect(parsed.steps.first?.id == 101)
    #expect(parsed.scenarios.first?.id == 102)
    #expect(parsed.pickles.first?.steps.first?.id == 103)
    #expect(parsed.pickles.first?.id == 104)
    #expect(parsed.nextID == 105)
  }

  @Test func `places are those of the scenario, or of the row and the outline`() throws {
    let text = "Feature: f\nScenario: s\nGiven a\nScenario Outline: o\nGiven <a>\nExamples:\n| a |\n| 1 |\n"
    let pickles = try read(text).pickles
    #expect(pickles.map(\.location.line) == [2, 8])
    #expect(pickles.map(\.scenarioLocation.line) == [2, 4])
    #expect(pickles.map(\.astNodeIDs.count) == [1, 2])
  }
}

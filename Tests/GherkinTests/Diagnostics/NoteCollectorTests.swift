import Gherkin
import Testing

struct NoteCollectorTests {
  private func notes(_ text: String) throws -> [String] { try read(text).notes.map(\.description) }

  @Test(arguments: [
    ("Giiven a", "Given"), ("Gven a", "Given"), ("Gievn a", "Given"), ("given a", "Given"),
    ("Wehn b", "When"),
    ("AND b", "And"),
  ])
  func `a step above the first that became description is noted`(_ line: String, _ keyword: String) throws {
    let parsed = try read(scenario(line, "When w"))
    #expect(parsed.texts == [["w"]])
    #expect(
      parsed.notes.map(\.description) == [
        "a.feature:3:5: note: '\(line)' is description, not a step; nearest keyword is '\(keyword)'"
      ])
  }

  @Test(arguments: ["They buy", "The user", "Than", "Words", "Give", "An asset", "But-for"])
  func `words of their own are no slips`(_ line: String) throws {
    #expect(try notes(scenario(line, "When w")).isEmpty)
  }

  @Test func `a description set apart from the steps is not looked at`() throws {
    #expect(try notes(scenario("Giiven a", "", "When w")).isEmpty)
    #expect(try notes("Feature: f\n  Giiven a\n  Scenario: s\n    When w\n").isEmpty)
  }

  // B019
  @Test func `a scenario that lost its only step is noted`() throws {
    #expect(
      try notes(scenario("Giiven a", "", "")) == [
        "a.feature:3:5: note: 'Giiven a' is description, not a step; nearest keyword is 'Given'"
      ])
  }

  @Test func `a keyword alone in the place of a step is told that a text is missing`() throws {
    #expect(
      try notes(scenario("Given", "When w")) == [
        "a.feature:3:5: note: 'Given' is description, not a step; a step has a text behind its keyword"
      ])
  }

  // B013
  @Test func `an outline without rows is noted`() throws {
    #expect(
      try notes("Feature: f\n  Scenario Outline: s <a>\n    Given <a>\n    Examples:\n      | a |\n") == [
        "a.feature:2:3: note: the outline 's <a>' gives no scenario: its examples have no row of values "
          + "below their heading row"
      ])
  }

  @Test func `an outline without examples is noted`() throws {
    #expect(
      try notes("Feature: f\n  Scenario Outline: s <a>\n    Given <a>\n") == [
        "a.feature:2:3: note: the outline 's <a>' has no examples: it is one scenario, its placeholders as written"
      ])
    #expect(try notes(scenario("Given <a>")).isEmpty)
  }

  @Test func `a row with text behind its last bar is noted`() throws {
    #expect(
      try notes(scenario("Given a", "| a | b", "| c | d"))
        == [4, 5].map {
          "a.feature:\($0):5: note: what stands behind the row's last '|' is no cell"
        })
  }

  @Test(arguments: [
    ("Scenaro: s", "Scenario"), ("Scenairo: s", "Scenario"), ("Senario Outline: s", "Scenario Outline"),
    ("Bacground:", "Background"), ("Exmaple: e", "Example"),
  ])
  func `a heading that became description is noted`(_ line: String, _ keyword: String) throws {
    #expect(
      try notes("Feature: f\n  Text.\n\n  # comment\n\n    \(line)\n    text\n\n  Scenario: t\n    Given a\n")
        == [
          "a.feature:6:5: note: '\(line)' is description, not a heading; nearest keyword is '\(keyword):'"
        ])
  }

  @Test(arguments: [
    "Rules: r", "Role: r", "Features: f", "examples: e", "Sample: s", "Note: n", "Scenario s",
  ])
  func `words with a colon in a description are no slips`(_ line: String) throws {
    #expect(try notes("Feature: f\n  \(line)\n  text\n  Scenario: t\n    Given a\n").isEmpty)
  }

  @Test(arguments: [
    ("scenario: s", "nearest keyword is 'Scenario:'"), ("Senaro: s", "nearest keyword is 'Scenario:'"),
    ("Scenario s", "a colon belongs behind the keyword: 'Scenario:'"),
  ])
  func `with a step below it less of a slip is needed`(_ line: String, _ remedy: String) throws {
    #expect(
      try notes("Feature: f\n  \(line)\n    Given a\n") == [
        "a.feature:2:3: note: '\(line)' is description, not a heading; \(remedy)"
      ])
  }

  @Test func `headings of Markdown are looked at without their marks`() throws {
    #expect(
      try read("# Feature: f\n\n## Scenaro: s\n\n* Given a\n", "a.feature.md").notes.map(\.description) == [
        "a.feature.md:3:4: note: 'Scenaro: s' is description, not a heading; nearest keyword is 'Scenario:'"
      ])
  }

  @Test func `each note bears the rule that speaks`() throws {
    let text = """
      Feature: f
        Scenaro: s
        Scenario Outline: o
          Given a
        Scenario Outline: p
          Gievn a
          Given a
            | a | b
          Examples:
            | a |
      """
    #expect(
      try read(text).notes.map(\.rule.id) == [
        "heading-in-description", "outline-without-examples", "outline-without-rows", "step-in-description",
        "unfinished-row",
      ])
    #expect(
      try read("So: when a\nGiven b", "a.scenario").notes.map(\.rule.id) == ["keyword-behind-colon"])
  }
}

import Gherkin
import Testing

struct ScenarioWithoutStepsTests {
  private func found(_ text: String) throws -> [String] { try findings("scenario-without-steps", text) }

  @Test func `a scenario without steps shows nothing, whatever its background does`() throws {
    #expect(
      try found("Feature: f\n  Background:\n    Given b\n  Scenario: s\n  Scenario: t\n    Given a\n") == [
        """
        a.feature:4:3: error: the scenario has no step, so it shows nothing
        note: write steps under it, or take it out
        """
      ])
  }

  @Test func `an outline is told once for all its rows`() throws {
    let text = "Feature: f\n  Scenario Outline: <a>\n    Examples:\n      | a |\n      | 1 |\n      | 2 |\n"
    #expect(try found(text).count == 1)
  }

  @Test func `work in progress may still be without steps`() throws {
    #expect(
      try found("Feature: f\n  @wip\n  Scenario: s\n") == [
        """
        a.feature:3:3: note: the scenario has no step, so it shows nothing
        note: write steps under it, or take it out
        """
      ])
  }

  @Test(arguments: [
    "@wip\nFeature: f\n  Scenario: s\n", "Feature: f\n  @wip\n  Rule: r\n    Scenario: s\n",
    "Feature: f\n  Scenario Outline: s\n    @a\n    Examples:\n    @wip\n    Examples:\n      | a |\n      | 1 |\n",
  ])
  func `work in progress is said above, too`(text: String) throws {
    #expect(
      try diagnostics(text).filter { $0.rule.id == "scenario-without-steps" }.map(\.severity) == [.note])
  }

  @Test func `examples that are not in progress are red, whatever stands before them`() throws {
    let table = "\n    Examples:\n      | a |\n      | 1 |\n"
    let text = "Feature: f\n  Scenario Outline: s\n    @wip" + table + table
    #expect(
      try diagnostics(text).filter { $0.rule.id == "scenario-without-steps" }.map(\.severity) != [.note])
  }

  @Test func `an outline without rows gives no scenario to be without steps`() throws {
    #expect(try found("Feature: f\n  Scenario Outline: s\n    Examples:\n      | a |\n").isEmpty)
  }
}

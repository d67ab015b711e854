import Testing

struct NoScenarioTests {
  private static let remedy =
    "error: there is no scenario in it\nnote: write a scenario, or take the file away"

  @Test(arguments: ["", "# only a comment\n"])
  func `a file without anything gives no scenario`(_ text: String) throws {
    #expect(try findings("no-scenario", text) == ["a.feature:1:1: \(Self.remedy)"])
  }

  @Test(arguments: [
    "\n  Feature: f\n", "\n  Feature: f\n  Background:\n    Given a\n",
    "\n  Feature: f\n  Scenario Outline: s <a>\n    Given a\n    Examples:\n      | a |\n",
  ])
  func `a feature without a scenario to run is told so at its heading`(_ text: String) throws {
    #expect(try findings("no-scenario", text) == ["a.feature:2:3: \(Self.remedy)"])
  }

  @Test func `one scenario is enough`() throws {
    #expect(try findings("no-scenario", scenario("Given a")).isEmpty)
  }
}

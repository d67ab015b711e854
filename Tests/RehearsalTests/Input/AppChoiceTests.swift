import Rehearsal
import Testing

/// Paths and lists of several apps, of which '--app' asks for one.
struct AppChoiceTests {
  private func stage() throws -> Stage {
    let stage = try Stage.shaky()
    try stage.write(Stage.eating, to: "Scenarios/counter/eating.feature")
    return stage
  }

  private func run(_ stage: Stage, _ arguments: String...) async -> Stage.Ending {
    await stage.run(arguments, suites: [counterSuite(), shakySuite()])
  }

  @Test(arguments: [["Scenarios/shaky/b.feature:7"], ["Scenarios/shaky"], ["./Scenarios/shaky/a.feature"]])
  func `a path that was named and has nothing of the app is not passed over`(paths: [String]) async throws {
    let end = try await stage().run(
      ["--app", "counter", "Scenarios/counter"] + paths, suites: [counterSuite(), shakySuite()])
    #expect(end.status == .nothingToRun)
    #expect(
      end.errors == """
        error: no scenario of the app 'counter' is in '\(paths[0])'
        note: leave --app out, or name a path of that app

        """)
  }

  @Test func `a folder that has something of the app is taken for that`() async throws {
    let end = try await run(stage(), "--app", "counter", "Scenarios", "--list")
    #expect(end.status == .success)
    #expect(end.output.hasSuffix("\n2 scenarios\n"))
  }

  @Test func `of a list of several apps those of the app run again`() async throws {
    let stage = try stage()
    try stage.write(
      "Feature: Wrong\n  Scenario: Four\n    Given 5 apples\n    Then 4 are left\n",
      to: "Scenarios/counter/wrong.feature")
    _ = await run(stage, "-f", "rerun:f.txt")
    #expect(try stage.read("f.txt").contains("# 3 scenarios of "))
    let end = await run(stage, "--rerun", "f.txt", "--app", "shaky", "-f", "pretty")
    #expect(end.status == .scenarioFailed)
    #expect(end.output.contains("2 scenarios: 2 failed"), "\(end.output) \(end.errors)")
  }

  @Test func `what did not pass is summed up in the order of the list`() async throws {
    let stage = try stage()
    _ = await stage.shaken("--order", "reverse", "-f", "rerun:f.txt", "Scenarios/shaky")
    let end = await run(stage, "--rerun", "f.txt")
    let summary = end.output.split(separator: "\n").drop { $0 != "did not pass" }.dropFirst().prefix(2)
    #expect(
      Array(summary) == [
        "  ✗ Scenarios/shaky/b.feature:7:7  Bad", "  ✗ Scenarios/shaky/a.feature:6:3  Shaky",
      ])
  }
}

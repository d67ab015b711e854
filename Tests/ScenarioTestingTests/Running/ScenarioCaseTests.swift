import Gherkin
import ScenarioRunner
import Testing

@testable import ScenarioTesting

/// How scenarios are named as cases, and where Swift Testing is told that their issues are.
struct ScenarioCaseTests {
  private static let feature = """
    Feature: Till
      @TILL-1 @quick
      Scenario Outline: It holds <money>
        When I put in <money>
        Then it holds <money>
        Examples:
          | money |
          | 5     |
          | 7     |
      Scenario:
        When I put in 5

    """

  @Test func `a case is called by its scenario, with file and line`() throws {
    let scenarios = try Bench(feature: Self.feature).scenarios()
    #expect(
      scenarios.map(\.testDescription) == [
        "It holds 5 (till.feature:8)", "It holds 7 (till.feature:9)", "When I put in 5 (till.feature:10)",
      ])
    #expect(scenarios.map(\.tags) == [["@TILL-1", "@quick"], ["@TILL-1", "@quick"], []])
  }

  @Test func `a case is known again by its place`() throws {
    let scenarios = try Bench(feature: Self.feature).scenarios()
    #expect(
      scenarios.map(\.id) == [
        "Scenarios/till/till.feature:8", "Scenarios/till/till.feature:9", "Scenarios/till/till.feature:10",
      ])
  }

  @Test func `an issue is at the line of the file, by its whole path`() throws {
    let bench = try Bench(feature: Self.feature)
    let scenario = try #require(try bench.scenarios().first)
    let location = SourceLocation(scenario.place, in: scenario.folder)
    #expect(location.fileID == "TillTests/Scenarios/till/till.feature")
    #expect(location.fileName == "till.feature")
    #expect(location.moduleName == "TillTests")
    #expect(location.line == 8)
    #expect(location.column == 7)
    #expect(location.filePath == bench.path("Scenarios/till/till.feature"))
  }

  @Test func `a place without a column is at the first one`() throws {
    let scenario = try #require(try Bench(feature: Self.feature).scenarios().first)
    var place = scenario.place
    place.location.line = 0
    place.location.column = 0
    let location = SourceLocation(place, in: scenario.folder)
    #expect(location.line == 1)
    #expect(location.column == 1)
  }

  @Test func `cases that are run side by side have a world each and take turns`() async throws {
    let scenarios = try Bench(feature: Self.feature).scenarios()
    try await withThrowingTaskGroup(of: [CaseFinding].self) { group in
      for scenario in Array(scenarios) + Array(scenarios) {
        group.addTask { CaseFinding.all(in: try await scenario.ending(), of: scenario.testCase) }
      }
      for try await findings in group { #expect(findings == []) }
    }
  }

  @Test func `a case whose test is cancelled before its turn is not run`() async throws {
    let scenario = try #require(try Bench(feature: Self.feature).scenarios().first)
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return try await scenario.ending()
    }
    await #expect(throws: CancellationError.self) { try await task.value }
  }

  @Test func `a step that takes too long fails by the limit of the environment`() async throws {
    let bench = try Bench(feature: "Feature: Till\n  Scenario: Money\n    When I wait for ever\n")
    let scenario = try #require(try bench.scenarios(["REHEARSAL_TIMEOUT": "0.01"]).first)
    let findings = CaseFinding.all(in: try await scenario.ending(), of: scenario.testCase)
    #expect(findings.map(\.weight) == [.wrong])
    #expect(
      findings.first?.text.hasPrefix(
        """
        When I wait for ever
          the step did not end within 10 ms of real time
        """) == true)
  }

  @Test func `a red scenario fails its test, and its issue is at the step`() async throws {
    let bench = try Bench(feature: "Feature: Till\n  Scenario: Money\n    Then it holds 6\n")
    let scenario = try #require(try bench.scenarios().first)
    try await withKnownIssue {
      try await scenario.run()
    } matching: { issue in
      issue.sourceLocation?.line == 3 && issue.sourceLocation?.column == 5
        && issue.sourceLocation?.fileName == "till.feature"
        && issue.comments.first?.rawValue.contains("expected  6") == true
    }
  }

  @Test(arguments: ["When I count", "When I put in 5"])
  func `work in progress fails no test`(step: String) async throws {
    let bench = try Bench(feature: "Feature: Till\n  @wip\n  Scenario: Money\n    \(step)\n")
    try await #require(try bench.scenarios().first).run()
  }

  @Test func `a scenario that its code skips fails no test`() async throws {
    let bench = try Bench(feature: "Feature: Till\n  Scenario: Money\n    When it is Sunday\n")
    try await #require(try bench.scenarios().first).run()
  }
}

import Gherkin
import ScenarioRunner
import Testing

@MainActor struct DryRehearsalTests {
  /// What was called although nothing should be.
  @MainActor private final class Calls { var names: [String] = [] }

  private func run(_ text: String) async throws -> (record: RunRecord, calls: [String]) {
    let calls = Calls()
    let library = StepLibrary<CounterWorld> {
      AroundRun(.before) { calls.names.append("before run") }
      AroundRun(.after) { calls.names.append("after run") }
      Before { _, _ in calls.names.append("before") }
      After { _, _ in calls.names.append("after") }
      Given("good") { _ in calls.names.append("step") }
      Given("{int} apples") { (_, _: Int) in calls.names.append("step") }
      Given("twice") { _ in }
      Given("twic(e)") { _ in }
    }
    let record = try await rehearse(text, library, configuration: RunConfiguration(isDryRun: true)) { _ in
      calls.names.append("world")
      return CounterWorld()
    }
    return (record, calls.names)
  }

  @Test func `nothing is made or called, and nothing is said of what could run`() async throws {
    let (record, calls) = try await run("Feature: F\n  Scenario: S\n    Given good\n")
    #expect(calls == [])
    #expect(record.names == [])
    #expect(record.outcome.counts == [:])
    #expect(!record.outcome.hasFailed)
    guard case .runStarted(let start) = record.events.first else { throw Missing() }
    #expect(start.isDryRun)
    #expect(start.testCases.count == 1)
    #expect(record.events.count == 2)
  }

  @Test(
    arguments: [
      ("unknown", .undefined, .undefined), ("twice", .ambiguous, .ambiguous),
      ("99999999999999999999 apples", .failed, .failed),
    ] as [(String, StepStatus, ScenarioStatus)])
  func `a step that could not be called is red, wherever it stands, and the others are skipped`(
    step: String, status: StepStatus, whole: ScenarioStatus
  ) async throws {
    let (record, calls) = try await run(
      "Feature: F\n  Scenario: S\n    Given good\n    And \(step)\n    And \(step)\n    And good\n")
    #expect(calls == [])
    #expect(record.statuses == [[.skipped, .skipped, status, status, .skipped, .skipped]])
    #expect(record.outcome.counts == [whole: 1])
    #expect(record.outcome.hasFailed)
    #expect(record.failures.count == 2)
    #expect(record.failures.first?.place.location.line == 4)
  }

  @Test func `a scenario without steps is red, and one that is work in progress fails nothing`() async throws
  {
    let empty = try await run("Feature: F\n  Scenario: S\n").record
    #expect(empty.outcome.counts == [.empty: 1])
    #expect(empty.outcome.hasFailed)
    let draft = try await run("Feature: F\n  @wip\n  Scenario: S\n    Given unknown\n").record
    #expect(draft.outcome.counts == [.undefined: 1])
    #expect(!draft.outcome.hasFailed)
  }

  private struct Missing: Error {}
}

import ScenarioRunner
import Testing

/// How statuses follow from one another; the rules of the compatibility kit, section 6.3.
@MainActor struct StatusRulesTests {
  private func library(after: StepStatus? = nil, before: StepStatus? = nil) -> StepLibrary<CounterWorld> {
    StepLibrary {
      if let before { Before { _, _ in try Self.end(before) } }
      for status in [StepStatus.passed, .failed, .pending, .skipped] {
        Given("\(status.rawValue)") { _ in try Self.end(status) }
      }
      Given("ambiguous") { _ in }
      Given("{word}guous") { (_, _: String) in }
      if let after { After { _, _ in try Self.end(after) } }
    }
  }

  nonisolated private static func end(_ status: StepStatus) throws {
    switch status {
    case .failed: throw ExpectationFailure("it failed")
    case .pending: throw pending()
    case .skipped: throw skipped()
    default: return
    }
  }

  private func run(_ steps: String, _ library: StepLibrary<CounterWorld>) async throws -> RunRecord {
    let lines = steps.split(separator: " ").map { "    Given \($0)" }.joined(separator: "\n")
    return try await rehearse("Feature: F\n  Scenario: S\n\(lines)\n", library)
  }

  @Test(arguments: [
    ("passed passed passed", "passed passed passed", "passed", false),
    ("passed failed passed", "passed failed skipped", "failed", true),
    ("passed pending passed", "passed pending skipped", "pending", true),
    ("passed skipped passed", "passed skipped skipped", "skipped", false),
    ("passed undefined passed", "passed undefined skipped", "undefined", true),
    ("passed ambiguous passed", "passed ambiguous skipped", "ambiguous", true),
    ("failed undefined passed", "failed undefined skipped", "failed", true),
    ("failed ambiguous undefined", "failed ambiguous undefined", "failed", true),
    ("pending ambiguous failed", "pending ambiguous skipped", "ambiguous", true),
    ("undefined failed undefined", "undefined skipped undefined", "undefined", true),
    ("skipped undefined ambiguous", "skipped skipped skipped", "skipped", false),
    ("failed skipped undefined", "failed skipped undefined", "failed", true),
  ])
  func `steps`(steps: String, statuses: String, scenario: String, isRed: Bool) async throws {
    let record = try await run(steps, library())
    #expect(record.statuses.map { $0.map(\.rawValue).joined(separator: " ") } == [statuses])
    #expect(record.results.map(\.status.rawValue) == [scenario])
    #expect(record.outcome.hasFailed == isRed)
  }

  @Test(arguments: [
    (StepStatus.failed, "failed skipped undefined passed", "failed"),
    (.pending, "pending skipped undefined passed", "undefined"),
    (.skipped, "skipped skipped skipped passed", "skipped"),
  ])
  func `before hooks`(before: StepStatus, statuses: String, scenario: String) async throws {
    let record = try await run("passed undefined", library(after: .passed, before: before))
    #expect(record.statuses.map { $0.map(\.rawValue).joined(separator: " ") } == [statuses])
    #expect(record.results.map(\.status.rawValue) == [scenario])
  }

  @Test(arguments: [
    (StepStatus.failed, "failed"), (.pending, "pending"), (.skipped, "skipped"), (.passed, "passed"),
  ])
  func `after hooks count for the scenario`(after: StepStatus, scenario: String) async throws {
    let record = try await run("passed", library(after: after))
    #expect(record.statuses == [[.passed, after]])
    #expect(record.results.map(\.status.rawValue) == [scenario])
    #expect(record.outcome.hasFailed == (after != .passed && after != .skipped))
  }

  @Test func `what is not called takes no time and has no failure`() async throws {
    let record = try await run("failed undefined passed", library())
    let results = record.stepResults
    #expect(results.map { $0.duration == .zero } == [false, true, true])
    #expect(results.map { $0.failure?.kind } == [.expectation, .undefined, nil])
  }

  // B042
  @Test func `a background fails for the scenarios that have steps, and is not run for others`() async throws
  {
    let record = try await rehearse(
      """
      Feature: F
        Background:
          Given failed
        Scenario: Empty
        Scenario: One step
          Given passed
      """, library())
    #expect(record.results.map(\.status) == [.empty, .failed])
    #expect(record.statuses == [[], [.failed, .skipped]])
    #expect(record.failures.first?.message == "the scenario has no step, so it shows nothing")
    #expect(record.failures.first?.notes == ["write steps under it, or take it out"])
    #expect(record.failures.first.map { "\($0.place)" } == "counter.feature:4:3")
  }

  @Test func `work in progress says that it is red, and does not fail the run`() async throws {
    let record = try await rehearse(
      """
      @wip
      Feature: F
        Scenario: Failed
          Given failed
        Scenario: Undefined
          Given undefined
        Scenario: Empty
      """, library())
    #expect(record.results.map(\.status) == [.failed, .undefined, .empty])
    #expect(record.outcome.counts == [.failed: 1, .undefined: 1, .empty: 1])
    #expect(!record.outcome.hasFailed)
  }

  @Test func `no duration is negative, and the parts do not exceed the whole`() async throws {
    let record = try await run("passed passed failed", library(after: .passed))
    var parts = Duration.zero
    for result in record.stepResults {
      #expect(result.duration >= .zero)
      parts += result.duration
    }
    let scenario = try #require(record.results.first)
    #expect(parts <= scenario.duration)
    guard case .runFinished(let end) = record.events.last else {
      Issue.record("a run ends with its end")
      return
    }
    #expect(scenario.duration <= end.duration)
  }
}

import Gherkin
import ScenarioRunner
import Testing

/// Runs that something outside of them keeps from starting, and what a thrown error is called.
@MainActor struct RefusedRunTests {
  let library = StepLibrary<CounterWorld> {
    AroundRun(.before) { Issue.record("no hook is called") }
    Given("a step") { _ in Issue.record("no step is called") }
  }

  @Test func `nothing runs, and the observers are told why`() async throws {
    let bound = try BoundLibrary(name: "counter", library: library) { _ in CounterWorld() }
    let plan = RunPlan(parts: [
      .init(library: bound, files: [try pickles("Feature: F\n  Scenario: S\n    Given a step\n")])
    ])
    let log = ObserverBox(EventLog())
    let runner = Runner(plan: plan, sinks: [log])
    runner.refuse(because: "no worker could be started")
    let outcome = await runner.run()
    #expect(outcome.hasFailed && outcome.abortion == "no worker could be started")
    let events = log.read { $0.events }
    #expect(events.count == 2)
    guard case .runStarted(let start) = events[0], case .runFinished(let end) = events[1] else {
      Issue.record("\(events)")
      return
    }
    #expect(start.testCases.count == 1 && start.libraries.map(\.suite) == ["counter"])
    #expect(end.abortion == "no worker could be started")
  }

  struct Odd: Error {}

  nonisolated static let thrown: [(String, String?)] = [
    ("an error", "Odd"), ("an expectation", "ExpectationFailure"), ("pending", nil),
    ("pending for a reason", "StepError"), ("skipped for a reason", "StepError"),
  ]

  @Test(arguments: thrown)
  func `a failure knows what was thrown, where the status does not say it all`(
    what: String, type: String?
  ) async throws {
    let steps = StepLibrary<CounterWorld> {
      Given("an error") { _ in throw Odd() }
      Given("an expectation") { _ in throw ExpectationFailure("no") }
      Given("pending") { _ in throw pending() }
      Given("pending for a reason") { _ in throw pending("a reason") }
      Given("skipped for a reason") { _ in throw skipped("a reason") }
      Given("skipped") { _ in throw skipped() }
    }
    let record = try await rehearse("Feature: F\n  Scenario: S\n    Given \(what)\n", steps)
    #expect(record.stepResults.map { $0.failure?.errorType } == [type])
    if what == "skipped for a reason" { #expect(record.failures.map { $0.message } == ["a reason"]) }
    let silent = try await rehearse("Feature: F\n  Scenario: S\n    Given skipped\n", steps)
    #expect(silent.stepResults == [StepResult(status: .skipped, duration: silent.stepResults[0].duration)])
  }

  @Test func `durations come from the clock that the run was given`() async throws {
    let library = StepLibrary<CounterWorld> {
      Before { _, _ in }
      Given("a step") { _ in }
    }
    let times = Times()
    let record = try await rehearse(
      "Feature: F\n  Scenario: S\n    Given a step\n    And nothing\n", library,
      configuration: RunConfiguration(
        stepLimit: .seconds(300), grace: .seconds(300), now: { times.next() }))
    #expect(record.stepResults.map(\.duration) == [.seconds(1), .seconds(1), .zero])
  }
}

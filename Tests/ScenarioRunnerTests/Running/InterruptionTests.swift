import ScenarioRunner
import Testing

@MainActor struct InterruptionTests {
  private final class Calls { var names: [String] = [] }

  @Test func `an interrupted run clears up behind the running scenario and starts no other`() async throws {
    let calls = Calls()
    let (started, start) = AsyncStream.makeStream(of: Void.self)
    let library = StepLibrary<CounterWorld> {
      Given("a wait without end") { _ in
        start.yield()
        let (never, _) = AsyncStream.makeStream(of: Void.self)
        for await _ in never {}
      }
      Given("{int} apples") { (_, _: Int) in calls.names.append("apples") }
      After { _, scenario in calls.names.append("after: \(scenario.status)") }
      AroundRun(.after) { calls.names.append("after the run") }
    }
    let bound = try BoundLibrary(name: "counter", library: library) { _ in CounterWorld() }
    let text = """
      Feature: Apples
        Scenario: Endless
          Given a wait without end
          Given 1 apples
        Scenario: Next
          Given 2 apples
      """
    let plan = RunPlan(parts: [.init(library: bound, files: [try pickles(text)])])
    let log = ObserverBox(EventLog())
    let runner = Runner(plan: plan, configuration: .patient, sinks: [log])
    let run = Task { await runner.run() }
    for await _ in started { break }
    runner.interrupt()
    runner.interrupt()
    let outcome = await run.value
    let record = RunRecord(outcome: outcome, events: log.read { $0.events })
    #expect(record.statuses == [[.failed, .skipped, .passed]])
    #expect(record.failures.map(\.message) == ["the run was interrupted before the step ended"])
    #expect(calls.names == ["after: failed", "after the run"])
    #expect(outcome.isInterrupted)
    #expect(outcome.abortion == "the run was interrupted")
    #expect(outcome.counts == [.failed: 1])
  }
}

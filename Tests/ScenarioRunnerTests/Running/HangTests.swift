import Foundation
import ScenarioRunner
import Synchronization
import Testing

/// Code that blocks the main actor: nothing but another thread can tell.
@MainActor struct HangTests {
  /// Blocks a thread until somebody else opens it.
  final class Gate: Sendable {
    private let semaphore = DispatchSemaphore(value: 0)
    func wait() { semaphore.wait() }
    func open() { semaphore.signal() }
  }

  @Test func `a step that blocks the main actor ends the run, and every event comes before the end`()
    async throws
  {
    let gate = Gate()
    let library = StepLibrary<CounterWorld> {
      Given("a step") { _ in }
      Given("a step that blocks") { _ in gate.wait() }
    }
    let counter = Counter()
    let record = try await rehearse(
      """
      Feature: F
        Scenario: Blocks
          Given a step
          Given a step that blocks
          Given a step
        Scenario: Never reached
          Given a step
      """, library,
      configuration: RunConfiguration(
        stepLimit: .milliseconds(30), grace: .milliseconds(30),
        onAbandonment: { cause in
          #expect(cause == .hang(limit: .milliseconds(30)))
          counter.add()
          gate.open()
        }))
    #expect(counter.count == 1)
    #expect(record.statuses == [[.passed, .failed, .skipped]])
    let message = """
      the step did not end within 30 ms and blocks the main actor, so the run cannot go on; its code has to \
      wait with 'await' or to end
      """
    #expect(record.failures.map(\.message) == [message])
    #expect(record.outcome.hasFailed)
    #expect(record.outcome.abortion == message)
    guard case .runFinished(let end) = record.events.last else {
      Issue.record("a run ends with its end")
      return
    }
    #expect(end.abortion == message)
  }

  /// How often something happened.
  final class Counter: Sendable {
    private let state = Mutex(0)
    var count: Int { state.withLock { $0 } }
    func add() { state.withLock { $0 += 1 } }
  }
}

import Gherkin
import Synchronization
import Testing

@testable import ScenarioRunner

@MainActor struct TimeLimitTests {
  let quick = RunConfiguration(stepLimit: .milliseconds(50), grace: .seconds(600))

  nonisolated private static func never() async {
    await withUnsafeContinuation { (_: UnsafeContinuation<Void, Never>) in }
  }

  let library = StepLibrary<CounterWorld> {
    Given("a step") { _ in }
    Given("a step that never returns") { _ in await never() }
    Given("a step that ends when it is cancelled") { _ in try await Task.sleep(for: .seconds(3600)) }
  }

  @Test func `a step that never returns fails with the limit, and the next scenario is run`() async throws {
    let record = try await rehearse(
      """
      Feature: F
        Scenario: Hangs
          Given a step
          Given a step that never returns
          Given a step
        Scenario: Next
          Given a step
      """, library, configuration: quick)
    #expect(record.statuses == [[.passed, .failed, .skipped], [.passed]])
    let failure = try #require(record.failures.first)
    #expect(failure.kind == .timeout)
    #expect(failure.message == "the step did not end within 50 ms of real time")
    #expect(
      failure.notes == ["something that it waits for never comes; a longer limit is set with --timeout"])
    #expect("\(failure.place)" == "counter.feature:4:5")
    #expect(failure.code?.file == "ScenarioRunnerTests/TimeLimitTests.swift")
    #expect(record.outcome.hasFailed)
    #expect(record.outcome.abortion == nil)
  }

  @Test func `what took longer than the limit fails, though nobody could look meanwhile`() async throws {
    let steps = "Feature: F\n  Scenario: S\n    Given a step\n    And a step\n"
    func statuses(
      limit: Duration, _ library: StepLibrary<CounterWorld>
    ) async throws -> (steps: [StepStatus], messages: [String]) {
      // A second between any two looks at it.
      let seconds = Mutex(0)
      let record = try await rehearse(
        steps, library,
        configuration: RunConfiguration(
          stepLimit: limit, grace: .seconds(600),
          now: {
            .seconds(
              seconds.withLock {
                $0 += 1; return $0
              })
          }))
      return (record.stepResults.map(\.status), record.failures.map(\.message))
    }
    let slow = try await statuses(limit: .milliseconds(999), library)
    #expect(slow.steps == [.failed, .skipped])
    #expect(slow.messages == ["the step did not end within 999 ms of real time"])
    #expect(try await statuses(limit: .seconds(1), library).steps == [.passed, .passed])
    let hooked = StepLibrary<CounterWorld> {
      Before { _, _ in }
      Given("a step") { _ in }
    }
    let hook = try await statuses(limit: .milliseconds(999), hooked)
    #expect(hook.steps == [.failed, .skipped, .skipped])
    #expect(hook.messages == ["the hook did not end within 999 ms of real time"])
    let around = StepLibrary<CounterWorld> {
      AroundRun(.before) {}
      Given("a step") { _ in }
    }
    #expect(
      try await statuses(limit: .milliseconds(999), around).messages == [
        "the hook did not end within 999 ms of real time"
      ])
  }

  @Test func `a step that is given up is cancelled, and what it says then is not heard`() async throws {
    let record = try await rehearse(
      """
      Feature: F
        Scenario: Hangs
          Given a step that ends when it is cancelled
          Given a step
        Scenario: Next
          Given a step
      """, library, configuration: quick)
    #expect(record.statuses == [[.failed, .skipped], [.passed]])
    #expect(record.failures.map(\.message) == ["the step did not end within 50 ms of real time"])
  }

  @Test func `a hook that never completes fails in each of five scenarios`() async throws {
    let library = StepLibrary<CounterWorld> {
      Given("a step") { _ in }
      After { _, _ in await Self.never() }
    }
    let scenario = "  Scenario: S\n    Given a step\n"
    let record = try await rehearse(
      "Feature: F\n" + String(repeating: scenario, count: 5), library, configuration: quick)
    #expect(record.statuses == Array(repeating: [.passed, .failed], count: 5))
    #expect(record.outcome.counts == [.failed: 5])
    #expect(
      record.failures.map(\.message)
        == Array(repeating: "the hook did not end within 50 ms of real time", count: 5))
    #expect(record.outcome.hasFailed)
  }

  @Test(arguments: [AroundRun<CounterWorld>.Side.before, .after])
  func `a hook around the run that never completes is red`(side: AroundRun<CounterWorld>.Side) async throws {
    let library = StepLibrary<CounterWorld> {
      Given("a step") { _ in }
      AroundRun(side) { await Self.never() }
    }
    let record = try await rehearse(
      "Feature: F\n  Scenario: S\n    Given a step\n", library, configuration: quick)
    #expect(record.failures.map(\.message) == ["the hook did not end within 50 ms of real time"])
    #expect(record.outcome.hasFailed)
    #expect(record.results.count == (side == .before ? 0 : 1))
  }

  @Test func `a world that is never made fails its scenario only`() async throws {
    let record = try await rehearse(
      "Feature: F\n  Scenario: A\n    Given a step\n  Scenario: B\n    Given a step\n", library,
      configuration: quick,
      makeWorld: { context in
        if context.pickle.name == "A" { await Self.never() }
        return CounterWorld()
      })
    #expect(record.statuses == [[.skipped], [.passed]])
    #expect(
      record.failures.map(\.message) == ["the setting up of the world did not end within 50 ms of real time"])
    #expect(record.results.map(\.status) == [.failed, .passed])
  }

  /// A world that cannot be ended.
  final class Endless: World {
    func finish() async -> [Leftover] {
      await TimeLimitTests.never()
      return []
    }
  }

  @Test func `a world that never ends fails its scenario`() async throws {
    let library = try BoundLibrary(
      name: "endless", library: StepLibrary<Endless> { Given("a step") { _ in } }
    ) { _ in Endless() }
    let record = try await rehearse(
      "Feature: F\n  Scenario: A\n    Given a step\n", library, configuration: quick)
    #expect(record.statuses == [[.passed]])
    #expect(record.results.map(\.status) == [.failed])
    #expect(
      record.failures.map(\.message) == ["the clearing up of the world did not end within 50 ms of real time"]
    )
  }

  /// A world that never settles.
  final class Restless: World {
    func settle() async throws { await TimeLimitTests.never() }
  }

  @Test func `an app that never settles fails the step`() async throws {
    let library = try BoundLibrary(
      name: "restless", library: StepLibrary<Restless> { Given("a step") { _ in } }
    ) { _ in Restless() }
    let record = try await rehearse(
      "Feature: F\n  Scenario: A\n    Given a step\n", library, configuration: quick)
    #expect(record.statuses == [[.failed]])
  }

  @Test(arguments: [
    (Duration.seconds(1), "1 second"), (.seconds(10), "10 seconds"), (.milliseconds(50), "50 ms"),
    (.milliseconds(1500), "1500 ms"),
  ])
  func `a limit in words`(limit: Duration, words: String) {
    #expect(
      FailureReason.timeout(limit, what: "step").message
        == "the step did not end within \(words) of real time")
  }

  @Test func `hooks after a step are called behind one that is given up, and before the next one`()
    async throws
  {
    let calls = Mutex<[String]>([])
    let library = StepLibrary<CounterWorld> {
      Given("a step") { _ in calls.withLock { $0.append("step") } }
      Given("a step that never returns") { _ in await Self.never() }
      AroundStep(.after) { _, context in calls.withLock { $0.append("first after \(context.status)") } }
      AroundStep(.after) { _, context in calls.withLock { $0.append("last after \(context.status)") } }
      After { _, _ in calls.withLock { $0.append("after") } }
    }
    let text = """
      Feature: F
        Scenario: Hangs
          Given a step
          Given a step that never returns
      """
    let record = try await rehearse(text, library, configuration: quick)
    #expect(record.statuses == [[.passed, .failed, .passed]])
    #expect(
      calls.withLock { $0 } == [
        "step", "last after passed", "first after passed", "last after failed", "first after failed", "after",
      ])
  }

  @Test func `a hook after a step that is given up can fail and be given up itself`() async throws {
    struct Broken: Error, CustomStringConvertible { var description: String { "the hook is broken" } }
    let library = StepLibrary<CounterWorld> {
      Given("a step that never returns") { _ in await Self.never() }
      AroundStep(.after, name: "hangs") { _, _ in await Self.never() }
      AroundStep(.after, name: "breaks") { _, _ in throw Broken() }
    }
    let text = "Feature: F\n  Scenario: Hangs\n    Given a step that never returns\n"
    let record = try await rehearse(text, library, configuration: quick)
    #expect(record.statuses == [[.failed]])
    #expect(
      record.failures.map(\.message).sorted() == [
        "the hook did not end within 50 ms of real time", "the hook is broken",
        "the step did not end within 50 ms of real time",
      ])
  }
}

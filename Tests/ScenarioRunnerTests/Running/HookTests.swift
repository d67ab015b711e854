import Gherkin
import ScenarioRunner
import Synchronization
import Testing

@MainActor struct HookTests {
  /// What hooks and steps of a whole run note, in order.
  final class Notes: Sendable {
    private let state = Mutex<[String]>([])
    var all: [String] { state.withLock { $0 } }
    func add(_ text: String) { state.withLock { $0.append(text) } }
  }

  let notes = Notes()

  private func library(
    @StepLibraryBuilder<CounterWorld> _ hooks: () -> [any LibraryEntry<CounterWorld>]
  ) -> StepLibrary<CounterWorld> {
    let notes = notes
    return StepLibrary {
      Given("a step") { _ in notes.add("step") }
      Given("a failing step") { _ in
        notes.add("step")
        throw ExpectationFailure("the step failed")
      }
      StepLibrary(hooks)
    }
  }

  private let oneStep = "Feature: F\n  Scenario: S\n    Given a step\n"
  private let oneFailingStep = "Feature: F\n  Scenario: S\n    Given a failing step\n"

  // B038
  @Test func `each scenario has the order A, B, steps, B, A`() async throws {
    let notes = notes
    let library = library {
      Before(name: "A") { _, _ in notes.add("before A") }
      Before(name: "B") { _, _ in notes.add("before B") }
      After(name: "A") { _, _ in notes.add("after A") }
      After(name: "B") { _, _ in notes.add("after B") }
    }
    let scenario = "  Scenario: S\n    Given a step\n"
    _ = try await rehearse("Feature: F\n" + scenario + scenario + scenario, library)
    let once = ["before A", "before B", "step", "after B", "after A"]
    #expect(notes.all == once + once + once)
  }

  // B036
  @Test func `the hook after is run when a background fails, and sees it`() async throws {
    let notes = notes
    let library = library {
      Before { _, context in notes.add("before \(context.status) \(context.pickle.name) \(context.attempt)") }
      After { _, context in notes.add("after \(context.status)") }
    }
    _ = try await rehearse(
      """
      Feature: F
        Background:
          Given a failing step
        Scenario: S
          Given a step
      """, library)
    #expect(notes.all == ["before passed S 0", "step", "after failed"])
  }

  @Test func `hooks are limited by tags, inherited ones too`() async throws {
    let notes = notes
    let library = library {
      Before(tags: "@f and @slow") { _, context in notes.add("slow \(context.hasTag("@slow"))") }
      Before(tags: "not @slow") { _, context in notes.add("quick \(context.hasTag("@slow"))") }
    }
    let record = try await rehearse(
      """
      @f
      Feature: F
        @slow
        Scenario: A
          Given a step
        Scenario: B
          Given a step
      """, library)
    #expect(notes.all == ["slow true", "step", "quick false", "step"])
    #expect(record.statuses == [[.passed, .passed], [.passed, .passed]])
  }

  @Test func `a failing before hook is red, skips the steps and names its code`() async throws {
    let line = #line + 2
    let library = library {
      Before { _, _ in throw ExpectationFailure("no power") }
      After { _, _ in notes.add("after") }
    }
    let record = try await rehearse(oneStep, library)
    #expect(record.statuses == [[.failed, .skipped, .passed]])
    #expect(record.outcome.hasFailed)
    let failure = try #require(record.failures.first)
    #expect(failure.message == "no power")
    #expect("\(failure.place)" == "counter.feature:2:3")
    #expect(failure.code == CodePlace(file: "ScenarioRunnerTests/HookTests.swift", line: line))
    #expect(notes.all == ["after"])
  }

  @Test func `a failing after hook is red, and those behind it are run`() async throws {
    let library = library {
      After { _, _ in notes.add("last") }
      After { _, _ in throw ExpectationFailure("not tidy") }
    }
    let record = try await rehearse(oneStep, library)
    #expect(record.statuses == [[.passed, .failed, .passed]])
    #expect(record.failures.map(\.message) == ["not tidy"])
    #expect(record.outcome.hasFailed)
    #expect(notes.all == ["step", "last"])
  }

  @Test func `hooks around steps`() async throws {
    let notes = notes
    let library = library {
      AroundStep(.before) { _, _ in notes.add("before A") }
      AroundStep(.before, tags: "@x") { _, _ in notes.add("before X") }
      AroundStep(.after) { _, context in notes.add("after A \(context.status)") }
      AroundStep(.after) { _, context in notes.add("after B \(context.status)") }
    }
    let record = try await rehearse(
      """
      Feature: F
        Scenario: S
          Given a step
          Given a failing step
          Given a step
        @x
        Scenario: T
          Given a step
      """, library)
    #expect(
      notes.all == [
        "before A", "step", "after B passed", "after A passed",
        "before A", "step", "after B failed", "after A failed",
        "before A", "before X", "step", "after B passed", "after A passed",
      ])
    #expect(record.statuses == [[.passed, .failed, .skipped], [.passed]])
  }

  @Test func `a failing hook before a step fails the step, which is not run, and names its own code`()
    async throws
  {
    let line = #line + 2
    let library = library {
      AroundStep(.before) { _, _ in throw ExpectationFailure("no power") }
      AroundStep(.before) { _, _ in notes.add("second") }
      AroundStep(.after) { _, _ in notes.add("after") }
    }
    let record = try await rehearse(oneStep, library)
    #expect(record.statuses == [[.failed]])
    let failure = try #require(record.failures.first)
    #expect(failure.message == "no power")
    #expect(failure.notes == ["a hook before the step says so, not the step"])
    #expect(failure.code?.line == line)
    #expect("\(failure.place)" == "counter.feature:3:5")
    #expect(notes.all == ["after"])
  }

  @Test func `a failing hook after a step fails the step, and the other hooks are run`() async throws {
    let line = #line + 3
    let library = library {
      AroundStep(.after) { _, context in notes.add("last \(context.status)") }
      AroundStep(.after) { _, _ in throw ExpectationFailure("not tidy") }
    }
    let record = try await rehearse(oneStep, library)
    #expect(record.statuses == [[.failed]])
    #expect(record.failures.map(\.message) == ["not tidy"])
    #expect(record.failures.first?.notes == ["a hook after the step says so, not the step"])
    #expect(record.failures.first?.code?.line == line)
    #expect(notes.all == ["step", "last failed"])
  }

  @Test func `a failing hook behind a failed step is said besides the step's failure`() async throws {
    let library = library {
      AroundStep(.after) { _, _ in throw ExpectationFailure("not tidy") }
    }
    let record = try await rehearse(oneFailingStep, library)
    #expect(record.statuses == [[.failed]])
    #expect(record.failures.map(\.message) == ["the step failed", "not tidy"])
    #expect(record.results.map(\.failures.count) == [1])
  }

  @Test func `a failing hook behind a skipped step makes the scenario red`() async throws {
    let library = StepLibrary<CounterWorld> {
      Given("a step") { _ in throw skipped() }
      AroundStep(.after) { _, _ in throw ExpectationFailure("not tidy") }
    }
    let record = try await rehearse(oneStep, library)
    #expect(record.statuses == [[.skipped]])
    #expect(record.results.map(\.status) == [.failed])
    #expect(record.outcome.hasFailed)
  }

  @Test func `hooks around the run are called once, those after it in reverse order`() async throws {
    let notes = notes
    let library = library {
      AroundRun(.before) { notes.add("before A") }
      AroundRun(.before) { notes.add("before B") }
      AroundRun(.after) { notes.add("after A") }
      AroundRun(.after) { notes.add("after B") }
    }
    let record = try await rehearse(oneStep + "  Scenario: T\n    Given a step\n", library)
    #expect(notes.all == ["before A", "before B", "step", "step", "after B", "after A"])
    #expect(!record.outcome.hasFailed)
  }

  @Test func `all hooks before the run are called, one that fails keeps every scenario from running`()
    async throws
  {
    let library = library {
      AroundRun(.before, name: "power") { throw ExpectationFailure("no power") }
      AroundRun(.before) { notes.add("second") }
      AroundRun(.after) { notes.add("after") }
    }
    let record = try await rehearse(oneStep, library)
    #expect(notes.all == ["second", "after"])
    #expect(record.statuses == [])
    #expect(record.failures.map(\.message) == ["no power"])
    #expect(record.outcome.hasFailed)
    #expect(record.outcome.abortion == "a hook before the run failed, so no scenario was run")
  }

  @Test func `a failing hook after the run is red, and the others are called`() async throws {
    let line = #line + 3
    let library = library {
      AroundRun(.after) { notes.add("last") }
      AroundRun(.after) { throw ExpectationFailure("not tidy") }
    }
    let record = try await rehearse(oneStep, library)
    #expect(record.results.map(\.status) == [.passed])
    #expect(record.outcome.hasFailed)
    #expect(record.failures.map { "\($0.place)" } == ["ScenarioRunnerTests/HookTests.swift:\(line)"])
    #expect(notes.all == ["step", "last"])
  }

  @Test func `hooks around the run of an app of which nothing runs are not called`() async throws {
    let notes = notes
    let used = try BoundLibrary(name: "used", library: library { AroundRun(.before) { notes.add("used") } }) {
      _ in CounterWorld()
    }
    let unused = try BoundLibrary(
      name: "unused", library: library { AroundRun(.before) { notes.add("unused") } }
    ) { _ in CounterWorld() }
    let plan = try RunPlan(
      parts: [
        .init(library: used, files: [try pickles(oneStep)]),
        .init(library: unused, files: [try pickles(oneStep.replacing("S\n", with: "T\n"), uri: "t.feature")]),
      ], filter: ScenarioFilter(names: ["S"]))
    _ = await Runner(plan: plan, configuration: .patient, sinks: []).run()
    #expect(notes.all == ["used", "step"])
  }
}

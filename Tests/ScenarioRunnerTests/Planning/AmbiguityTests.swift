import ScenarioRunner
import Testing

@MainActor struct AmbiguityTests {
  let line = #line + 2
  let library = StepLibrary<CounterWorld> {
    Given("I am logged in as {word}") { (_, _: String) in }
    Given("I am logged in as Bob") { _ in }
  }

  @Test func `the plan and the run say the same of a step with two definitions`() async throws {
    let text = "Feature: F\n  Scenario: S\n    Given I am logged in as Bob\n"
    let bound = try BoundLibrary(name: "counter", library: library) { _ in CounterWorld() }
    let plan = RunPlan(parts: [.init(library: bound, files: [try pickles(text)])])
    guard case .ambiguous(let candidates)? = plan.testCases.first?.steps.first?.match else {
      Issue.record("two definitions match")
      return
    }
    #expect(candidates.map(\.expression) == ["I am logged in as {word}", "I am logged in as Bob"])
    let record = try await rehearse(text, library)
    let failure = try #require(record.failures.first)
    #expect(failure.kind == .ambiguous)
    #expect(failure.message == "2 steps match 'I am logged in as Bob'")
    #expect(
      failure.notes == [
        "'I am logged in as {word}' in ScenarioRunnerTests/AmbiguityTests.swift:\(line)",
        "'I am logged in as Bob' in ScenarioRunnerTests/AmbiguityTests.swift:\(line + 1)",
        "make the text, or the expressions, tell them apart",
      ])
    #expect(record.results.map(\.status) == [.ambiguous])
    #expect(record.outcome.hasFailed)
  }

  // B023
  @Test func `a file, a step that calls steps and a dry run all say ambiguous`() async throws {
    let message = "2 steps match 'I am logged in as Bob'"
    let text = "Feature: F\n  Scenario: S\n    Given I am logged in as Bob\n"
    let dry = try await rehearse(text, library, configuration: RunConfiguration(isDryRun: true))
    #expect(dry.failures.map(\.message) == [message])
    #expect(dry.results.map(\.status) == [.ambiguous])

    // A step calls others by a run of its own, which has the same matcher as any.
    let calling = StepLibrary<CounterWorld> {
      Given("I log in by calling the step") { [library] _ in
        let inner = try await rehearse(text, library)
        guard let failure = inner.failures.first else { return }
        throw ExpectationFailure(failure.message, actual: "\(inner.results.map(\.status))")
      }
    }
    let record = try await rehearse(
      "Feature: F\n  Scenario: S\n    Given I log in by calling the step\n", calling)
    #expect(record.failures.map(\.message) == [message])
    #expect(record.failures.map(\.actual) == ["\([ScenarioStatus.ambiguous])"])

    let run = try await rehearse(text, library)
    #expect(run.failures.map(\.message) == [message])
    #expect(run.results.map(\.status) == [.ambiguous])
  }

  @Test func `equal expressions are allowed, until a step matches them`() async throws {
    let library = StepLibrary<CounterWorld> {
      Given("twice") { _ in }
      Given("twice") { _ in }
      Given("once") { _ in }
    }
    let record = try await rehearse(
      "Feature: F\n  Scenario: A\n    Given once\n  Scenario: B\n    Given twice\n", library)
    #expect(record.results.map(\.status) == [.passed, .ambiguous])
  }
}

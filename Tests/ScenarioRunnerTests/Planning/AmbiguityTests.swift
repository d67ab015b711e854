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

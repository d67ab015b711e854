import Gherkin
import ScenarioRunner
import Testing

@MainActor struct RetryTests {
  let library = StepLibrary<CounterWorld> {
    Before { world, context in world.count = context.attempt }
    Given("a step that passes at attempt {int}") { (world, attempt: Int) in
      guard world.count == attempt else { throw ExpectationFailure("not yet") }
    }
    Given("more to write") { _ in throw pending() }
    Given("clash") { _ in }
    Given("clas(h)") { _ in }
    Given("a mess at first") { world in if world.count == 0 { world.leftovers = [Leftover("a mess")] } }
  }

  private func run(_ step: String, retries: Int) async throws -> RunRecord {
    try await rehearse(
      "Feature: F\n  Scenario: S\n    Given \(step)\n  Scenario: T\n    Given a step that passes at attempt 0\n",
      library, configuration: RunConfiguration(retries: retries))
  }

  private func attempts(_ record: RunRecord) -> [String] {
    record.events.compactMap { event in
      guard case .scenarioFinished(let testCase, let attempt, let result, let isRetried) = event else {
        return nil
      }
      return "\(testCase.pickle.name)\(attempt) \(result.status)\(isRetried ? ", again" : "")"
    }
  }

  // B040
  @Test func `a scenario that passes on its second try is good`() async throws {
    let record = try await run("a step that passes at attempt 1", retries: 1)
    #expect(attempts(record) == ["S0 failed, again", "S1 passed", "T0 passed"])
    #expect(record.outcome.counts == [.passed: 2])
    #expect(!record.outcome.hasFailed)
  }

  // B041
  @Test func `a scenario that always fails counts once`() async throws {
    let record = try await run("a step that passes at attempt 9", retries: 3)
    #expect(
      attempts(record) == [
        "S0 failed, again", "S1 failed, again", "S2 failed, again", "S3 failed", "T0 passed",
      ])
    #expect(record.outcome.counts == [.failed: 1, .passed: 1])
    #expect(record.outcome.hasFailed)
  }

  @Test(arguments: ["more to write", "something undefined", "clash"])
  func `what is not written yet, or twice, is not tried again`(step: String) async throws {
    let record = try await run(step, retries: 2)
    #expect(record.results.count == 2)
    #expect(record.outcome.hasFailed)
  }

  @Test func `a scenario that leaves something behind is tried again`() async throws {
    let record = try await run("a mess at first", retries: 1)
    #expect(attempts(record) == ["S0 failed, again", "S1 passed", "T0 passed"])
  }

  @Test func `a negative number of retries is none`() async throws {
    let record = try await run("a step that passes at attempt 1", retries: -3)
    #expect(attempts(record) == ["S0 failed", "T0 passed"])
  }

  @Test func `only scenarios whose tags match are tried again`() async throws {
    let text = """
      Feature: F
        @shaky
        Scenario: S
          Given a step that passes at attempt 1
        Scenario: T
          Given a step that passes at attempt 1
      """
    let configuration = RunConfiguration(retries: 1, retryTags: try TagExpression(parsing: "@shaky"))
    let record = try await rehearse(text, library, configuration: configuration)
    #expect(attempts(record) == ["S0 failed, again", "S1 passed", "T0 failed"])
  }
}

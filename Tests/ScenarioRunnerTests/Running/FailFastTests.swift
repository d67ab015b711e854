import Gherkin
import ScenarioRunner
import Testing

@MainActor struct FailFastTests {
  /// How often the hook after the run was called.
  @MainActor private final class Ended { var count = 0 }
  private let ended = Ended()

  private var library: StepLibrary<CounterWorld> {
    let ended = ended
    return StepLibrary<CounterWorld> {
      Given("good") { _ in }
      Given("bad") { _ in throw ExpectationFailure("bad") }
      Given("bad at first") { world in if world.count == 0 { throw ExpectationFailure("bad") } }
      Before { world, context in world.count = context.attempt }
      AroundRun(.after) { ended.count += 1 }
    }
  }

  private func run(_ steps: String..., tags: String = "", retries: Int = 0) async throws -> RunRecord {
    let scenarios = steps.enumerated().map { index, step in
      "  \(index == 0 ? tags : "")\n  Scenario: S\(index)\n    Given \(step)\n"
    }
    return try await rehearse(
      "Feature: F\n" + scenarios.joined(), library,
      configuration: RunConfiguration(retries: retries, failsFast: true))
  }

  private func abortion(_ record: RunRecord) -> String? {
    record.events.lazy.compactMap { if case .runFinished(let end) = $0 { end } else { nil } }.first?.abortion
  }

  @Test(arguments: ["bad", "unknown"])
  func `the first red scenario ends the run, and the hooks after it are called`(
    step: String
  ) async throws {
    let record = try await run("good", step, "good", "good")
    #expect(record.names == ["S0", "S1"])
    #expect(record.outcome.hasFailed)
    #expect(abortion(record) == "--fail-fast ends it at the first scenario that is red")
    #expect(ended.count == 1)
  }

  @Test func `a red scenario that is the last cuts nothing short`() async throws {
    let record = try await run("good", "bad")
    #expect(record.outcome.hasFailed)
    #expect(abortion(record) == nil)
  }

  @Test func `work in progress ends nothing`() async throws {
    let record = try await run("bad", "good", tags: "@wip")
    #expect(record.names == ["S0", "S1"])
    #expect(abortion(record) == nil)
  }

  @Test func `a scenario that passes after a retry ends nothing`() async throws {
    let record = try await run("bad at first", "good", retries: 1)
    #expect(record.names == ["S0", "S0", "S1"])
    #expect(!record.outcome.hasFailed)
  }
}

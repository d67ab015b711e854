import Gherkin
import Testing

@testable import ScenarioRunner

@MainActor struct WorldVariantTests {
  private static let text = """
    Feature: Counting
      Scenario: one
        Given a step

      Scenario:
        Given a step
    """

  private static let library = StepLibrary<CounterWorld> {
    Given("a step") { (w) in
      guard w.count > 0 else { throw ExpectationFailure("the world is not that of its variant") }
    }
  }

  private func bound(_ counts: [(String, Int)]) throws -> BoundLibrary {
    try BoundLibrary(
      name: "counter", library: Self.library,
      variants: counts.map { name, count in
        WorldVariant(name) { _ in
          let world = CounterWorld()
          world.count = count
          return world
        }
      })
  }

  @Test func `each scenario runs once in every variant, and is named after it`() async throws {
    let run = try await rehearse(Self.text, try bound([("fast", 1), ("slow", 2)]))

    #expect(run.names == ["one [fast]", "one [slow]", "Given a step [fast]", "Given a step [slow]"])
    #expect(run.outcome.counts == [.passed: 4])
  }

  @Test func `each attempt is made in the world of its own variant`() async throws {
    let run = try await rehearse(Self.text, try bound([("whole", 1), ("broken", 0)]))

    #expect(run.results.map(\.status) == [.passed, .failed, .passed, .failed])
  }

  @Test func `a scenario is chosen by its own name, in all variants`() async throws {
    let run = try await rehearse(
      Self.text, try bound([("fast", 1), ("slow", 2)]), filter: ScenarioFilter(names: ["one"]))

    #expect(run.names == ["one [fast]", "one [slow]"])
  }

  @Test(arguments: [
    (["one [slow]"], ["one [slow]"]), (["one [slow]", "one [fast]"], ["one [fast]", "one [slow]"]),
    (["Given a step"], ["Given a step [fast]", "Given a step [slow]"]),
    (["Given a step [fast]", "one"], ["one [fast]", "one [slow]", "Given a step [fast]"]),
    (["one [other]"], []),
  ])
  func `a scenario is chosen in one variant by the name that it has there`(names: [String], chosen: [String])
    throws
  {
    let part = RunPlan.Part(library: try bound([("fast", 1), ("slow", 2)]), files: [try pickles(Self.text)])
    let plan = try RunPlan(parts: [part], filter: ScenarioFilter(names: names))
    #expect(plan.testCases.map(\.pickle.title) == chosen)
    #expect(plan.filteredOut.count == 4 - chosen.count)
  }

  @Test func `a name with what cannot be seen is chosen as reports show it, too`() throws {
    let text = "Feature: F\n  Scenario: a \u{1B} b\n    Given a step\n"
    let part = RunPlan.Part(library: try bound([("fast", 1)]), files: [try pickles(text)])
    for name in ["a \u{1B} b", "a ␛ b", "a ␛ b [fast]"] {
      #expect(try RunPlan(parts: [part], filter: ScenarioFilter(names: [name])).testCases.count == 1)
    }
  }

  @Test func `what is left out is left out in every variant`() throws {
    let part = RunPlan.Part(library: try bound([("fast", 1), ("slow", 2)]), files: [try pickles(Self.text)])
    let plan = try RunPlan(parts: [part], filter: ScenarioFilter(names: ["one"]))

    #expect(plan.filteredOut.map(\.variant) == ["fast", "slow"])
    #expect(Set((plan.testCases + plan.filteredOut).map(\.id)) == [0, 1, 2, 3])
  }

  @Test func `without variants a scenario keeps its name`() async throws {
    let run = try await rehearse(Self.text, StepLibrary { Given("a step") { (w: CounterWorld) in } })

    #expect(run.names == ["one", ""])
  }
}

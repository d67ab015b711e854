import Gherkin
import ScenarioRunner
import Testing

@MainActor struct WorldTests {
  let library = StepLibrary<CounterWorld> {
    Given("{int} is stored where nothing was") { (world, number: Int) in
      guard world.count == 0 else { throw ExpectationFailure("\(world.count) was there") }
      world.count = number
    }
    Then("{int} is found") { (world, number: Int) in
      guard world.count == number else { throw ExpectationFailure("\(world.count) is there") }
    }
    Given("a mess") { world in world.leftovers = [Leftover("a request is open", notes: ["wait for it"])] }
    Given("a broken screen") { world in
      world.drawing = "[ broken ]"
      throw ExpectationFailure("no")
    }
    Given("an early end") { _ in throw skipped() }
  }

  // B032
  @Test func `each row of an outline has its own world`() async throws {
    let record = try await rehearse(
      """
      Feature: F
        Scenario Outline: S
          Given <n> is stored where nothing was
          Then <n> is found
          Examples:
            | n |
            | 1 |
            | 2 |
        Scenario: T
          Given 3 is stored where nothing was
      """, library)
    #expect(record.results.map(\.status) == [.passed, .passed, .passed])
  }

  @Test func `scenarios of runs side by side read their own numbers`() async throws {
    let library = StepLibrary<CounterWorld> {
      Given("{int} is stored") { (world, number: Int) in
        world.count = number
        await Task.yield()
      }
      When("others have their turn") { _ in await Task.yield() }
      Then("{int} is found") { (world, number: Int) in
        guard world.count == number else { throw ExpectationFailure("\(world.count) is there") }
      }
    }
    let scenarios = (1...50).map { number in
      "  Scenario: \(number)\n    Given \(number) is stored\n    When others have their turn\n"
        + "    And others have their turn\n    Then \(number) is found\n"
    }
    let text = "Feature: F\n" + scenarios.joined()
    for _ in 1...20 {
      let passed = try await withThrowingTaskGroup(of: Int?.self) { group in
        for _ in 1...8 { group.addTask { try await rehearse(text, library).outcome.counts[.passed] } }
        var passed: [Int?] = []
        for try await count in group { passed.append(count) }
        return passed
      }
      #expect(passed == Array(repeating: 50, count: 8))
    }
  }

  @Test func `a world that cannot be made fails its scenario, and undefined steps are still said`()
    async throws
  {
    let record = try await rehearse(
      """
      Feature: F
        Scenario: A
          Given 1 is stored where nothing was
          Given something unheard of
        Scenario: B
          Given 1 is stored where nothing was
      """, library,
      makeWorld: { context in
        guard context.pickle.name == "B" else { throw ExpectationFailure("no port is free") }
        return CounterWorld()
      })
    #expect(record.statuses == [[.skipped, .undefined], [.passed]])
    #expect(record.results.map(\.status) == [.failed, .passed])
    let failure = try #require(record.results.first?.failures.first)
    #expect(failure.message == "no port is free")
    #expect(failure.notes == ["the world of the scenario could not be made, so no step was called"])
    #expect("\(failure.place)" == "counter.feature:2:3")
  }

  @Test func `what is left behind makes a scenario red`() async throws {
    let record = try await rehearse("Feature: F\n  Scenario: S\n    Given a mess\n", library)
    #expect(record.statuses == [[.passed]])
    #expect(record.results.map(\.status) == [.failed])
    let failure = try #require(record.failures.first)
    #expect(failure.kind == .leftover)
    #expect(failure.message == "a request is open")
    #expect(failure.notes == ["wait for it"])
    #expect(record.outcome.hasFailed)
  }

  @Test func `what is left behind by a scenario that was skipped makes it red`() async throws {
    let record = try await rehearse(
      "Feature: F\n  Scenario: S\n    Given a mess\n    Given an early end\n", library)
    #expect(record.results.map(\.status) == [.failed])
  }

  @Test func `a failed step shows the screen`() async throws {
    let record = try await rehearse("Feature: F\n  Scenario: S\n    Given a broken screen\n", library)
    #expect(record.failures.map(\.screen) == ["[ broken ]"])
  }

  /// Knows a world without keeping it.
  @MainActor final class Watcher {
    weak var world: CounterWorld?
    var survivors = 0
  }

  @Test func `a world lives no longer than its scenario`() async throws {
    let watcher = Watcher()
    let record = try await rehearse(
      """
      Feature: F
        Scenario: A
          Given 1 is stored where nothing was
        Scenario: B
          Given a broken screen
        Scenario: C
          Given 1 is stored where nothing was
      """, library,
      makeWorld: { _ in
        if watcher.world != nil { watcher.survivors += 1 }
        let world = CounterWorld()
        watcher.world = world
        return world
      })
    #expect(record.results.count == 3)
    #expect(watcher.survivors == 0)
    #expect(watcher.world == nil)
  }
}

import Gherkin
import ScenarioRunner
import Testing

@MainActor struct ShardTests {
  private func plan(_ count: Int, order: ScenarioOrder = .defined) throws -> RunPlan {
    let text = (0..<count).map { "  Scenario: \($0)\n    Given a step\n" }.joined()
    let library = StepLibrary<CounterWorld> { Given("a step") { _ in } }
    let bound = try BoundLibrary(name: "counter", library: library) { _ in CounterWorld() }
    return RunPlan(parts: [.init(library: bound, files: [try pickles("Feature: F\n\(text)")])], order: order)
  }

  private func names(
    _ index: Int, of total: Int, in plan: RunPlan, durations: (TestCase) -> Duration? = { _ in nil }
  ) throws -> Set<String> {
    let share = try #require(Shard(index: index, total: total)).share(
      of: plan.testCases, durations: durations)
    return Set(plan.testCases.filter { share.contains($0.id) }.map(\.pickle.name))
  }

  /// Some scenarios take long, and of some it is not known.
  private let durations: (TestCase) -> Duration? = { testCase in
    guard let number = Int(testCase.pickle.name), !number.isMultiple(of: 7) else { return nil }
    return .milliseconds(number * number)
  }

  @Test(arguments: [1, 2, 3, 7, 40, 50])
  func `all parts together are everything, each scenario once`(total: Int) throws {
    let plan = try plan(40)
    for isBalanced in [false, true] {
      let parts = try (0..<total).map {
        try names($0, of: total, in: plan, durations: isBalanced ? durations : { _ in nil })
      }
      #expect(parts.reduce(Set()) { $0.union($1) }.count == 40)
      #expect(parts.map(\.count).reduce(0, +) == 40)
    }
  }

  @Test func `the order of the run does not matter`() throws {
    let defined = try plan(30)
    let shuffled = try plan(30, order: .random(seed: 3))
    #expect(defined.testCases.map(\.pickle.name) != shuffled.testCases.map(\.pickle.name))
    for index in 0..<4 {
      #expect(try names(index, of: 4, in: defined) == names(index, of: 4, in: shuffled))
      #expect(
        try names(index, of: 4, in: defined, durations: durations)
          == names(index, of: 4, in: shuffled, durations: durations))
    }
  }

  @Test func `without durations the parts have as many scenarios as each other`() throws {
    let plan = try plan(10)
    #expect(try (0..<4).map { try names($0, of: 4, in: plan).count } == [3, 3, 2, 2])
    #expect(try names(1, of: 4, in: plan) == ["1", "5", "9"])
  }

  @Test func `with durations the parts take about as long as each other`() throws {
    let plan = try plan(6)
    let last: [String: Duration] = [
      "0": .seconds(6), "1": .seconds(1), "2": .seconds(2), "3": .seconds(1), "4": .seconds(1),
      "5": .seconds(1),
    ]
    let durations = { (testCase: TestCase) in last[testCase.pickle.name] }
    #expect(try names(0, of: 2, in: plan, durations: durations) == ["0"])
    #expect(try names(1, of: 2, in: plan, durations: durations) == ["1", "2", "3", "4", "5"])
  }

  @Test func `a scenario of which nothing is known counts as the mean`() throws {
    let plan = try plan(3)
    let last: [String: Duration] = ["0": .seconds(4), "1": .seconds(2)]
    let durations = { (testCase: TestCase) in last[testCase.pickle.name] }
    #expect(try names(0, of: 2, in: plan, durations: durations) == ["0"])
    #expect(try names(1, of: 2, in: plan, durations: durations) == ["1", "2"])
  }

  @Test func `a divided plan knows what is elsewhere, and where each scenario stands in the whole`() throws {
    let whole = try plan(5, order: .reverse)
    let part = whole.dividing(try #require(Shard(index: 1, total: 2)))
    #expect(part.testCases.map(\.pickle.name) == ["3", "1"])
    #expect(part.part?.elsewhere.map(\.pickle.name) == ["4", "2", "0"])
    #expect(part.filteredOut.isEmpty)
    #expect(part.testCases.map { part.part?.positions[$0.id] } == [1, 3])
    #expect(part.part?.elsewhere.map { part.part?.positions[$0.id] } == [0, 2, 4])
  }

  @Test func `the digest of a plan is that of its scenarios in their order`() throws {
    #expect(try plan(5).digest == plan(5).digest)
    #expect(try plan(5).digest != plan(4).digest)
    #expect(try plan(5).digest != plan(5, order: .reverse).digest)
  }

  @Test func `there is no part beyond the last`() {
    #expect(Shard(index: 2, total: 2) == nil)
    #expect(Shard(index: -1, total: 2) == nil)
    #expect(Shard(index: 0, total: 0) == nil)
  }
}

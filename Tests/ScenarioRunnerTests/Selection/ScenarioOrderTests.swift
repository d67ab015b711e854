import ScenarioRunner
import Testing

struct ScenarioOrderTests {
  private let letters = ["a", "b", "c", "d", "e", "f", "g", "h"]

  @Test func `as defined and reversed`() {
    #expect(ScenarioOrder.defined.arranged(letters) == letters)
    #expect(ScenarioOrder.reverse.arranged(letters) == letters.reversed())
    #expect(ScenarioOrder.defined.seed == nil)
    #expect(ScenarioOrder.reverse.seed == nil)
    #expect(ScenarioOrder.random(seed: 7).seed == 7)
  }

  @Test(arguments: [(42, "dbgceahf"), (7, "befcgadh")] as [(UInt64, String)])
  func `a seed means the same order for ever`(seed: UInt64, order: String) {
    #expect(ScenarioOrder.random(seed: seed).arranged(letters).joined() == order)
  }

  @Test func `a shuffled list keeps all elements`() {
    for seed in UInt64(0)..<50 {
      #expect(ScenarioOrder.random(seed: seed).arranged(letters).sorted() == letters)
    }
    #expect(Set((UInt64(0)..<50).map { ScenarioOrder.random(seed: $0).arranged(letters) }).count > 40)
  }

  @Test func `nothing and one element stay what they are`() {
    #expect(ScenarioOrder.random(seed: 1).arranged([String]()) == [])
    #expect(ScenarioOrder.random(seed: 1).arranged(["a"]) == ["a"])
  }

  /// The numbers that the authors of the generator publish for the state 1234567.
  @Test func `the generator gives the published numbers`() {
    var generator = SplitMix64(state: 1_234_567)
    let numbers = (0..<5).map { _ in generator.next() }
    #expect(
      numbers == [
        6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423,
        4_593_380_528_125_082_431, 16_408_922_859_458_223_821,
      ])
  }

  @MainActor @Test func `scenarios run in the order, and the run says its seed`() async throws {
    let library = StepLibrary<CounterWorld> { Given("a step") { _ in } }
    let text = "Feature: F\n" + letters.map { "  Scenario: \($0)\n    Given a step\n" }.joined()
    for order in [ScenarioOrder.defined, .reverse, .random(seed: 42)] {
      let record = try await rehearse(text, library, order: order)
      #expect(record.names == order.arranged(letters))
      guard case .runStarted(let start) = record.events.first else {
        Issue.record("a run starts with its start")
        continue
      }
      #expect(start.seed == order.seed)
      #expect(start.testCases.map(\.id) == Array(0..<8))
    }
  }
}

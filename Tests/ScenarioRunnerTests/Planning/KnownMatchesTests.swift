import Gherkin
import Testing

@testable import ScenarioRunner

/// What steps that say the same share, and what they never share.
@MainActor struct KnownMatchesTests {
  private final class Basket: Sendable {}

  private let library: BoundLibrary

  init() throws {
    let steps = StepLibrary<CounterWorld> {
      Parameter("basket", matching: "basket") { _ in Basket() }
      Given("{int} apples of {string}") { (_, _: Int, _: String) in }
      Given("a {basket}") { (_, _: Basket) in }
      Given("both") { _ in }
      Given("b{word}") { (_, _: String) in }
    }
    library = try BoundLibrary(name: "counter", library: steps) { _ in CounterWorld() }
  }

  private func steps(_ texts: [String]) throws -> [PlannedStep] {
    let lines = texts.map { "    Given \($0)\n" }.joined()
    let pickle = try #require(try pickles("Feature: F\n  Scenario: S\n\(lines)").first)
    var known = KnownMatches()
    return library.plan(pickle, &known).steps
  }

  @Test func `steps that say the same share what it matched, from the third on`() throws {
    let steps = try steps(Array(repeating: "3 apples of \"Eve\"", count: 4))
    #expect(steps[0].found !== steps[1].found)
    #expect(steps[1].found === steps[2].found)
    #expect(steps[2].found === steps[3].found)
    #expect(Set(steps.compactMap(\.step?.id)).count == 4)
    #expect(steps[3].values[0] as? Int == 3)
    #expect(steps[3].values[1] as? String == "Eve")
  }

  @Test func `another spelling of a letter is another text`() throws {
    let composed = "3 apples of \"caf\u{E9}\""
    let decomposed = "3 apples of \"cafe\u{301}\""
    let steps = try steps([composed, composed, composed, decomposed, decomposed, decomposed])
    #expect(steps[2].found !== steps[5].found)
    let last = steps[5].values[1] as? String
    #expect(last?.unicodeScalars.count == 5)
  }

  @Test func `nothing is shared that code could change`() throws {
    let steps = try steps(Array(repeating: "a basket", count: 4))
    let baskets = steps.compactMap { $0.values[0] as? Basket }
    #expect(Set(baskets.map(ObjectIdentifier.init)).count == 4)
  }

  @Test func `what cannot be called is found anew each time`() throws {
    let steps = try steps(["both", "both", "both", "nothing", "nothing", "nothing"])
    #expect(steps[1].found !== steps[2].found)
    #expect(steps[4].found !== steps[5].found)
    guard case .ambiguous(let candidates) = steps[2].match, case .undefined = steps[5].match else {
      Issue.record("the one has two definitions, the other none")
      return
    }
    #expect(candidates.count == 2)
  }

  @Test func `what a text displaces is found again`() throws {
    let texts = (0..<3000).map { "\($0 % 1500) apples of \"Eve\"" }
    let steps = try steps(texts + texts)
    for (step, text) in zip(steps, texts + texts) {
      #expect(step.step?.text == text)
      #expect("\(step.values[0] as? Int ?? -1) apples of \"Eve\"" == text)
    }
  }
}

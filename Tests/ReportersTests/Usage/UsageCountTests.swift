import ScenarioRunner
import Testing

@testable import Reporters

struct UsageCountTests {
  /// A library with one step that the run calls and one that it does not.
  private func counted() -> UsageCount {
    let used = MadeStep.definition("I type {keys}", 12)
    var idle = MadeStep.definition("I shake {element}", 30)
    var other = MadeStep.definition("sacudo {element}", 30)
    idle.index = 1
    other.index = 2
    var run = GoldenRun("usage", [MadeScenario("one", [.when("I type 5"), .when("I type 0")])])
    if case .runStarted(var start) = run.events[0] {
      start.libraries = [
        LibraryInfo(suite: "a", entries: [.definition(used), .definition(idle), .definition(other)]),
        LibraryInfo(suite: "b", entries: [.definition(used)]),
      ]
      run.events[0] = .runStarted(start)
    }
    let count = UsageCount()
    for event in run.events { count.receive(event) }
    return count
  }

  @Test func `a step counts once, whatever its expressions and however many libraries share it`() {
    let all = counted().all
    #expect(all.map(\.expressions) == [["I type {keys}"], ["I shake {element}", "sacudo {element}"]])
    #expect(all.map(\.calls) == [2, 0])
    #expect(all[0].total == all[0].slowest * 2)
    #expect(all[0].slowestPlace?.description == "Scenarios/buy-crypto/set-amount.feature:42:5")
  }

  @Test func `what nobody calls is known`() {
    #expect(counted().unused.map(\.code.line) == [30])
  }
}

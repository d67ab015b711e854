import ScenarioRunner
import Testing

@testable import Reporters

struct InPlanOrderTests {
  private let cases = (0..<3).map { MadeScenario("s\($0)", []).testCase(id: $0) }

  @Test func `what comes in order is written at once`() {
    var order = InPlanOrder<String>(cases)
    #expect(order.add("a", of: cases[0], isLast: false) == "a")
    #expect(order.add("b", of: cases[0], isLast: true) == "b")
    #expect(order.add("c", of: cases[1], isLast: true) == "c")
    #expect(order.rest() == "")
  }

  @Test func `what comes before its turn waits for it`() {
    var order = InPlanOrder<String>(cases)
    #expect(order.add("c", of: cases[2], isLast: true) == "")
    #expect(order.add("b", of: cases[1], isLast: false) == "")
    #expect(order.add("a", of: cases[0], isLast: true) == "ab")
    #expect(order.add("d", of: cases[1], isLast: true) == "dc")
    #expect(order.rest() == "")
  }
}

import ScenarioRunner
import Testing

@testable import Reporters

struct ScenarioOutcomeTests {
  private let plain = MadeScenario("a", []).testCase(id: 0)
  private let wip = MadeScenario("a", tags: ["@wip"], []).testCase(id: 0)

  @Test(arguments: [
    (ScenarioStatus.passed, ScenarioOutcome.passed, ScenarioOutcome.passed), (.skipped, .skipped, .skipped),
    (.empty, .empty, .draft), (.pending, .pending, .draft), (.undefined, .undefined, .draft),
    (.ambiguous, .ambiguous, .draft), (.failed, .failed, .draft),
  ]) func `work in progress may be red, nothing else`(
    status: ScenarioStatus, outcome: ScenarioOutcome, ofWIP: ScenarioOutcome
  ) {
    #expect(ScenarioOutcome(plain, attempt: 0, status: status) == outcome)
    #expect(ScenarioOutcome(wip, attempt: 0, status: status) == ofWIP)
    #expect(outcome.isRed == status.isRed)
    #expect(!ofWIP.isRed)
  }

  @Test func `what passes after a retry is flaky`() {
    #expect(ScenarioOutcome(plain, attempt: 1, status: .passed) == .flaky)
    #expect(ScenarioOutcome(plain, attempt: 1, status: .failed) == .failed)
  }

  @Test func `every outcome has its own place`() {
    #expect(ScenarioOutcome.allCases.map(\.place) == Array(ScenarioOutcome.allCases.indices))
  }

  @Test func `every outcome and every step status has its own sign`() {
    #expect(Set(ScenarioOutcome.allCases.map(\.sign)).count == ScenarioOutcome.allCases.count)
    #expect(Set(StepStatus.allCases.map(\.sign)).count == StepStatus.allCases.count)
  }
}

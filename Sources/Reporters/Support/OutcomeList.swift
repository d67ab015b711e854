import Gherkin
import ScenarioRunner

/// The scenarios of a run, and which of them it has come to the end of.
struct OutcomeList {
  private(set) var planned: [TestCase] = []
  private var ended: Set<Int> = []

  init(_ start: RunStarted? = nil) { planned = start?.testCases ?? [] }

  /// Notes that a scenario has ended for good.
  mutating func note(_ testCase: TestCase) { ended.insert(testCase.id) }

  /// The scenarios that the run did not come to, in order.
  var missing: [TestCase] { planned.filter { !ended.contains($0.id) } }
}

extension FinishedAttempt {
  /// What is said of the scenario in one line: its first failure.
  var mainFailure: Failure {
    failures.first
      ?? Failure(
        kind: .error, message: "the scenario did not pass and did not say why", place: testCase.place)
  }

  /// Whether another attempt went wrong in the same way and at the same place.
  func hasFailed(like other: FinishedAttempt) -> Bool {
    failures.map { [$0.message, "\($0.place)"] } == other.failures.map { [$0.message, "\($0.place)"] }
  }

  /// What the steps added to the report, a line each; nil where they added nothing.
  var attachmentText: String? {
    guard !attachments.isEmpty else { return nil }
    var lines = ReportLines(layout: TextLayout(), breaksLines: false)
    for (index, step) in testCase.steps.enumerated() {
      guard let added = attachments[index] else { continue }
      lines.add(step.step.map { $0.keyword + $0.text } ?? "hook", indent: 0)
      lines.add(added, indent: 2)
    }
    return lines.text
  }

  /// The attempt in full, without colour and in whole lines.
  var plainText: String {
    var lines = ReportLines(layout: TextLayout(), breaksLines: false)
    ScenarioText(attempt: self).add(to: &lines)
    return lines.text
  }
}

extension HookInfo {
  /// The hook with where it stands.
  var titleAndPlace: String { "\(title) at \(code)" }
}

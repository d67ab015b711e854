import Reporters
import ScenarioRunner

/// Something to record of a scenario that was run.
struct CaseFinding: Hashable {
  /// What it means for the test.
  enum Weight: Hashable {
    /// It fails.
    case wrong
    /// It is told of and does not fail, for that reason.
    case known(String)
  }

  var weight: Weight
  var place: FilePlace
  var text: String

  /// All that there is to record, in order; nothing of a scenario that passed.
  static func all(in ending: ScenarioEnding, of testCase: TestCase) -> [CaseFinding] {
    var findings = ending.hookComplaints.map { CaseFinding(.wrong, $0) } + own(ending, testCase)
    if let abortion = ending.abortion, !findings.contains(where: { $0.weight == .wrong }) {
      findings.append(CaseFinding(weight: .wrong, place: testCase.place, text: abortion))
    }
    return findings
  }

  /// What there is to record of the scenario itself.
  private static func own(_ ending: ScenarioEnding, _ testCase: TestCase) -> [CaseFinding] {
    switch ending.status {
    case nil:
      let text = ending.abortion ?? "the scenario was not run"
      return ending.hookComplaints.isEmpty
        ? [CaseFinding(weight: .wrong, place: testCase.place, text: text)] : []
    case .passed where testCase.isWorkInProgress:
      let weight = Weight.known("the scenario is work in progress (@wip) and passes")
      return [CaseFinding(weight: weight, place: testCase.place, text: "passes, so take @wip away")]
    case .passed: return []
    case .skipped:
      let weight = Weight.known("the scenario's code asked for it to be skipped")
      let text = ending.skipReason.map { "skipped: \($0)" } ?? "skipped"
      return [CaseFinding(weight: weight, place: testCase.place, text: text)]
    case .empty, .pending, .undefined, .ambiguous, .failed:
      let weight =
        testCase.isWorkInProgress ? Weight.known("the scenario is work in progress (@wip)") : .wrong
      let findings = ending.complaints.map { CaseFinding(weight, $0) }
      // What is red and does not say why must not turn green for want of words.
      let text = "the scenario is \(ending.status?.rawValue ?? "") and did not say why"
      return findings.isEmpty ? [CaseFinding(weight: weight, place: testCase.place, text: text)] : findings
    }
  }
}

extension CaseFinding {
  private init(_ weight: Weight, _ complaint: ScenarioEnding.Complaint) {
    self.init(weight: weight, place: complaint.place, text: complaint.text)
  }
}

/// What is said of a requirement line.
public enum LedgerState: String, Sendable, Hashable, CaseIterable, Codable {
  /// At least one scenario is mapped, all of them ran and all passed.
  case passed
  /// A mapped scenario failed.
  case failed
  /// A mapped scenario passed only after a retry.
  case flaky
  /// A mapped scenario is still to be written: undefined, pending, without steps, or `@wip`.
  case draft
  /// A mapped scenario was left out, skipped, or not reached.
  case notRun = "not run"
  /// No scenario is mapped.
  case notCovered = "not covered"
  /// The brief says that nobody has to show the line, and why.
  case waived

  /// The state of a line from the outcomes of the scenarios mapped to it.
  ///
  /// The gravest counts: failed, then draft, then not run, then flaky. A waiver outweighs them all.
  init(of line: RequirementLine, outcomes: some Sequence<MappedScenario.Outcome>) {
    let outcomes = Set(outcomes)
    if line.waiver != nil {
      self = .waived
    } else if outcomes.isEmpty {
      self = .notCovered
    } else if outcomes.contains(.failed) {
      self = .failed
    } else if outcomes.contains(.draft) {
      self = .draft
    } else if !outcomes.isDisjoint(with: [.skipped, .filteredOut, .elsewhere, .notReached]) {
      self = .notRun
    } else {
      self = outcomes.contains(.flaky) ? .flaky : .passed
    }
  }

  /// The sign in front of a line in that state; each state has its own.
  public var sign: String {
    switch self {
    case .passed: "✓"
    case .failed: "✗"
    case .flaky: "~"
    case .draft: "!"
    case .notRun: "○"
    case .notCovered: "–"
    case .waived: "w"
    }
  }
}

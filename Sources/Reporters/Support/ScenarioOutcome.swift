import ScenarioRunner

/// How a scenario counts in a report, all attempts taken as one.
enum ScenarioOutcome: String, CaseIterable {
  case passed, flaky, failed, ambiguous, undefined, pending, empty, draft, skipped

  init(_ testCase: TestCase, attempt: Int, status: ScenarioStatus) {
    switch status {
    case .passed: self = attempt > 0 ? .flaky : .passed
    case .skipped: self = .skipped
    case .failed, .ambiguous, .undefined, .pending, .empty:
      self = testCase.isWorkInProgress ? .draft : ScenarioOutcome(red: status)
    }
  }

  private init(red status: ScenarioStatus) {
    self =
      switch status {
      case .ambiguous: .ambiguous
      case .undefined: .undefined
      case .pending: .pending
      case .empty: .empty
      case .failed, .passed, .skipped: .failed
      }
  }

  /// Its place among all outcomes.
  var place: Int {
    switch self {
    case .passed: 0
    case .flaky: 1
    case .failed: 2
    case .ambiguous: 3
    case .undefined: 4
    case .pending: 5
    case .empty: 6
    case .draft: 7
    case .skipped: 8
    }
  }

  /// Whether it makes the run red.
  var isRed: Bool {
    switch self {
    case .passed, .flaky, .draft, .skipped: false
    case .failed, .ambiguous, .undefined, .pending, .empty: true
    }
  }

  /// The sign in front of the scenario; each outcome has its own.
  var sign: String {
    switch self {
    case .passed: "✓"
    case .flaky: "~"
    case .failed: "✗"
    case .ambiguous: "≈"
    case .undefined: "?"
    case .pending: "…"
    case .empty: "∅"
    case .draft: "!"
    case .skipped: "-"
    }
  }

  var style: TextStyle {
    switch self {
    case .passed: .good
    case .failed, .ambiguous, .undefined, .pending, .empty: .bad
    case .flaky, .draft: .warning
    case .skipped: .faint
    }
  }
}

extension StepStatus {
  /// The sign in front of the step; each status has its own.
  var sign: String {
    switch self {
    case .passed: "✓"
    case .skipped: "-"
    case .pending: "…"
    case .undefined: "?"
    case .ambiguous: "≈"
    case .failed: "✗"
    }
  }

  var style: TextStyle {
    switch self {
    case .passed: .good
    case .skipped: .faint
    case .pending, .undefined, .ambiguous, .failed: .bad
    }
  }
}

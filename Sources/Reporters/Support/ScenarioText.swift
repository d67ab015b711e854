import Gherkin
import ScenarioRunner

/// An attempt at a scenario in full: its name, its place, every step, and what went wrong.
struct ScenarioText {
  var attempt: FinishedAttempt

  /// The attempt that failed before this one passed; only what went wrong in it is shown.
  var retried: FinishedAttempt?

  /// Whether log lines of steps that passed are shown, too.
  var showsLogs = false

  func add(to lines: inout ReportLines, indent: Int = 0) {
    addHeading(to: &lines, indent: indent)
    for (index, (step, result)) in zip(attempt.testCase.steps, attempt.steps).enumerated() {
      add(step, result, to: &lines, indent: indent + 4)
      guard let added = attempt.attachments[index] else { continue }
      let isWrong = result.map(\.isWrong) ?? false
      if isWrong || showsLogs { lines.add(added, indent: indent + 8, onlyLogs: !isWrong) }
    }
    for failure in attempt.wholeFailures {
      FailureText(failure: failure).add(to: &lines, indent: indent + 4)
    }
  }

  /// The name and the place, and under them what went wrong before the scenario passed after all.
  func addInShort(to lines: inout ReportLines, indent: Int = 0) {
    addHeading(to: &lines, indent: indent)
    guard let retried else { return }
    for (step, result) in zip(retried.testCase.steps, retried.steps) where result.map(\.isWrong) ?? false {
      add(step, result, to: &lines, indent: indent + 4)
    }
    for failure in retried.wholeFailures {
      FailureText(failure: failure).add(to: &lines, indent: indent + 4)
    }
  }

  /// The name with its tags, and under it the place.
  func addHeading(to lines: inout ReportLines, indent: Int = 0) {
    let pickle = attempt.testCase.pickle
    let outcome = attempt.outcome
    let name = HarmlessText.line(pickle.title)
    let tags = pickle.tags.map { HarmlessText.line($0.name) }.joined(separator: " ")
    lines.add(
      ([name] + (tags.isEmpty ? [] : [tags]) + remarks).joined(separator: "  "), indent: indent,
      label: outcome.sign + " ", style: outcome.isRed ? .strong : nil, labelStyle: outcome.style)
    let parents = pickle.headings.joined(separator: " › ")
    let place = "\(attempt.testCase.place)" + (parents.isEmpty ? "" : "  \(parents)")
    lines.addWhole(HarmlessText.line(place), indent: indent + 2, style: .faint)
  }

  private var remarks: [String] {
    switch attempt.outcome {
    case _ where attempt.willBeRetried: ["(attempt \(attempt.attempt + 1), runs again)"]
    case .flaky: ["(passed at attempt \(attempt.attempt + 1))"]
    case .draft: ["(work in progress, does not fail the run)"]
    case .passed where attempt.testCase.isWorkInProgress: ["(passes, so take @wip away)"]
    case .failed where attempt.attempt > 0: ["(failed \(attempt.attempt + 1) times)"]
    case .skipped: ["(skipped\(attempt.skipReason.map { ": \(HarmlessText.line($0))" } ?? ""))"]
    case .passed, .failed, .ambiguous, .undefined, .pending, .empty: []
    }
  }

  private func add(_ step: PlannedStep, _ result: StepResult?, to lines: inout ReportLines, indent: Int) {
    let label = (result?.status.sign ?? "·") + " "
    let style = result?.status.style ?? .faint
    let textStyle: TextStyle? = (result?.status ?? .skipped) == .skipped ? .faint : nil
    if let pickleStep = step.step {
      lines.add(
        HarmlessText.line(pickleStep.keyword + pickleStep.text), indent: indent, label: label,
        style: textStyle, labelStyle: style)
      for argument in pickleStep.arguments { add(argument, to: &lines, indent: indent + 4) }
    } else if case .hook(let hook) = step.match {
      // A hook is worth a line only where something came of it.
      guard let result, result.status > .skipped else { return }
      lines.add(hook.titleAndPlace, indent: indent, label: label, labelStyle: style)
    }
    guard let result, result.status != .skipped else { return }
    if let failure = result.failure
      ?? Failure(missingFrom: result.status, step: step, in: attempt.testCase)
    {
      FailureText(failure: failure, match: step.match).add(to: &lines, indent: indent + 4)
    }
  }

  private func add(_ argument: PickleArgument, to lines: inout ReportLines, indent: Int) {
    switch argument {
    case .docString(let content, let mediaType):
      lines.addWhole("\"\"\"" + (mediaType ?? ""), indent: indent, style: .faint)
      lines.addWhole(content, indent: indent, style: .faint)
      lines.addWhole("\"\"\"", indent: indent, style: .faint)
    case .dataTable(let rows):
      let rows = rows.map { $0.map { HarmlessText.line($0) } }
      let widths = (rows.first ?? []).indices.map { column in
        rows.map { column < $0.count ? DisplayWidth.of($0[column]) : 0 }.max() ?? 0
      }
      for row in rows {
        let cells = zip(row, widths).map { DisplayWidth.padded($0, to: $1) }
        lines.addWhole("| " + cells.joined(separator: " | ") + " |", indent: indent, style: .faint)
      }
    }
  }
}

extension StepResult {
  fileprivate var isWrong: Bool { status > .skipped }
}

extension HookInfo {
  /// The hook in words, such as `after scenario hook 'close the shop'`.
  var title: String {
    let moment =
      switch moment {
      case .beforeRun: "before run"
      case .afterRun: "after run"
      case .beforeScenario: "before scenario"
      case .afterScenario: "after scenario"
      case .beforeStep: "before step"
      case .afterStep: "after step"
      }
    return name.map { "\(moment) hook '\($0)'" } ?? "\(moment) hook"
  }
}

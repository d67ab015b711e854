import Gherkin
import ScenarioRunner

/// A failure in full: what is wrong, what should have been, where, and what the screen showed.
struct FailureText {
  var failure: Failure
  /// What the plan knows of the step; nil for what is wrong with a scenario as a whole.
  var match: PlannedStep.Match?

  /// Of a text that is not compared, so many lines are shown.
  private static let mostShown = 20

  func add(to lines: inout ReportLines, indent: Int) {
    lines.add(failure.message, indent: indent, style: .bad)
    addComparison(to: &lines, indent: indent)
    add("where", "\(failure.place)", to: &lines, indent: indent)
    if let code = failure.code { add("in", "\(code)", to: &lines, indent: indent) }
    addMatch(to: &lines, indent: indent)
    for note in notes {
      lines.add(note, indent: indent, label: Self.label("note"), labelStyle: .faint)
    }
    if let screen = failure.screen {
      lines.add("", indent: indent, label: "screen", labelStyle: .faint)
      lines.addWhole(screen, indent: indent + 2, isCut: true)
    }
  }

  /// A place stays in one piece, so that it can be clicked and copied.
  private func add(_ label: String, _ text: String, to lines: inout ReportLines, indent: Int) {
    let front = lines.layout.paint(Self.label(label), .faint)
    lines.addPainted(front + HarmlessText.line(text), indent: indent)
  }

  private static func label(_ name: String) -> String { DisplayWidth.padded(name, to: 10) }

  private func addComparison(to lines: inout ReportLines, indent: Int) {
    let values = BlankText.distinguishable(failure.expected, failure.actual)
    guard let difference = TextDiff.lines(expected: values.0, actual: values.1) else {
      addValue(values.0, label: "expected", to: &lines, indent: indent)
      addValue(values.1, label: "actual", to: &lines, indent: indent)
      return
    }
    lines.add("", indent: indent, label: "- expected  + actual", labelStyle: .faint)
    for line in difference {
      let style: TextStyle? = line.side == .expected ? .good : line.side == .actual ? .bad : .faint
      let text = line.side == .both && line.text.isEmpty ? "" : "\(line.side.rawValue) \(line.text)"
      lines.addWhole(BlankText.withVisibleEnd(text), indent: indent + 2, style: style)
    }
  }

  private func addValue(_ text: String?, label: String, to lines: inout ReportLines, indent: Int) {
    guard let value = text.map({ HarmlessText.lines($0) }) else { return }
    var shown = value.prefix(Self.mostShown).map(BlankText.quotedIfUnclear)
    if value.count > shown.count { shown.append("… \(value.count - shown.count) more lines") }
    lines.add(
      shown.joined(separator: "\n"), indent: indent, label: Self.label(label), labelStyle: .faint)
  }

  /// The candidates of an ambiguous step; the nearest step and the code to paste for an undefined one.
  private func addMatch(to lines: inout ReportLines, indent: Int) {
    switch match {
    case .ambiguous(let candidates):
      for candidate in candidates {
        add("candidate", "'\(candidate.expression)' at \(candidate.code)", to: &lines, indent: indent)
      }
    case .undefined(let snippets, let nearest):
      if let nearest {
        add("nearest", "'\(nearest.expression)' at \(nearest.code)", to: &lines, indent: indent)
      }
      if let snippet = snippets.first {
        lines.add("", indent: indent, label: "to paste", labelStyle: .faint)
        lines.addWhole(snippet, indent: indent + 2)
      }
    case .step, .hook, nil: break
    }
  }

  /// The notes but for those that say what is shown of the match anyway.
  var notes: [String] {
    let shown: [String] =
      switch match {
      case .ambiguous(let candidates): candidates.map { "\($0.code)" }
      case .undefined(let snippets, let nearest): snippets + (nearest.map { ["\($0.code)"] } ?? [])
      case .step, .hook, nil: []
      }
    return failure.notes.filter { note in !shown.contains { note.contains($0) } }
  }
}

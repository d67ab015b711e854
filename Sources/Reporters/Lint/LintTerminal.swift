import Gherkin
import ScenarioRunner

/// Writes findings for people, as compilers print theirs.
struct LintTerminal {
  let layout: TextLayout

  /// Each finding with its notes, then what it comes to.
  func text(of report: LintReport) -> String {
    let findings = report.diagnostics.map { text(of: $0) + "\n" }.joined()
    return findings + (findings.isEmpty ? "" : "\n") + sum(of: report) + "\n"
  }

  private func text(of diagnostic: Diagnostic) -> String {
    let location = diagnostic.location
    let place = "\(diagnostic.uri):\(location.line):\(max(1, location.column)):"
    let head = [
      layout.paint(HarmlessText.line(place), .strong),
      layout.paint("\(diagnostic.severity.rawValue):", diagnostic.severity.style),
      HarmlessText.line(diagnostic.problem), layout.paint("[\(diagnostic.rule.id)]", .faint),
    ]
    let notes = diagnostic.notes.map { layout.paint("note:", .faint) + " " + HarmlessText.line($0) }
    return ([head.joined(separator: " ")] + notes).joined(separator: "\n")
  }

  private func sum(of report: LintReport) -> String {
    let files = report.files.count == 1 ? "1 file" : "\(report.files.count) files"
    let counts = Diagnostic.Severity.allCases.compactMap { severity -> String? in
      let count = report.count(severity)
      guard count > 0 else { return nil }
      return layout.paint("\(count) \(severity.rawValue)\(count == 1 ? "" : "s")", severity.style)
    }
    guard counts.isEmpty else { return "\(files): \(counts.joined(separator: ", "))" }
    return "\(files): \(layout.paint("nothing to complain of", .good))"
  }
}

extension Diagnostic.Severity {
  /// How it looks where there is colour.
  fileprivate var style: TextStyle {
    switch self {
    case .error: .bad
    case .warning: .warning
    case .note: .faint
    }
  }
}

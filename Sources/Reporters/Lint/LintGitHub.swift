import Gherkin
import ScenarioRunner

/// Writes findings as workflow commands, of which GitHub makes annotations.
enum LintGitHub {
  /// A command for each finding, on a line of its own.
  static func text(of report: LintReport) -> String {
    report.diagnostics.map { command(for: $0, path: report.repositoryPath) }.joined()
  }

  private static func command(for diagnostic: Diagnostic, path: (String) -> String) -> String {
    let (line, column) = (diagnostic.location.line, max(1, diagnostic.location.column))
    return WorkflowCommand.annotation(
      level(of: diagnostic), title: diagnostic.rule.id,
      message: ([diagnostic.problem] + diagnostic.notes).joined(separator: "\n"),
      place: FilePlace(uri: diagnostic.uri, location: Location(line: line, column: column)), path: path)
  }

  private static func level(of diagnostic: Diagnostic) -> String {
    switch diagnostic.severity {
    case .error: "error"
    case .warning: "warning"
    case .note: "notice"
    }
  }
}

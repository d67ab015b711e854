import Gherkin

/// Writes findings as workflow commands, of which GitHub makes annotations.
enum LintGitHub {
  /// A command for each finding, on a line of its own.
  static func text(of report: LintReport) -> String {
    report.diagnostics.map(command).joined()
  }

  private static func command(for diagnostic: Diagnostic) -> String {
    WorkflowCommand.annotation(
      level(of: diagnostic), title: diagnostic.rule.id,
      message: ([diagnostic.problem] + diagnostic.notes).joined(separator: "\n"), file: diagnostic.uri,
      line: diagnostic.location.line, column: max(1, diagnostic.location.column))
  }

  private static func level(of diagnostic: Diagnostic) -> String {
    switch diagnostic.severity {
    case .error: "error"
    case .warning: "warning"
    case .note: "notice"
    }
  }
}

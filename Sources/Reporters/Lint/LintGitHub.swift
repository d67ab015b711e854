import Gherkin

/// Writes findings as workflow commands, of which GitHub makes annotations.
///
/// The form is `::error file=…,line=…,col=…,title=…::message`, as "Workflow commands for GitHub Actions" has it.
enum LintGitHub {
  /// A command for each finding, on a line of its own.
  static func text(of report: LintReport) -> String {
    report.diagnostics.map { command(for: $0) + "\n" }.joined()
  }

  private static func command(for diagnostic: Diagnostic) -> String {
    let properties = [
      "file=\(property(diagnostic.uri))", "line=\(diagnostic.location.line)",
      "col=\(max(1, diagnostic.location.column))", "title=\(property(diagnostic.rule.id))",
    ]
    let message = ([diagnostic.problem] + diagnostic.notes).joined(separator: "\n")
    return "::\(level(of: diagnostic)) \(properties.joined(separator: ","))::\(data(message))"
  }

  private static func level(of diagnostic: Diagnostic) -> String {
    switch diagnostic.severity {
    case .error: "error"
    case .warning: "warning"
    case .note: "notice"
    }
  }

  /// What stands behind the second pair of colons: one line, whatever it holds.
  private static func data(_ text: String) -> String {
    escaped(text, [("%", "%25"), ("\r", "%0D"), ("\n", "%0A")])
  }

  /// The value of a property, which a comma or a colon would end.
  private static func property(_ text: String) -> String {
    escaped(text, [("%", "%25"), ("\r", "%0D"), ("\n", "%0A"), (":", "%3A"), (",", "%2C")])
  }

  private static func escaped(_ text: String, _ marks: [(Unicode.Scalar, String)]) -> String {
    text.unicodeScalars.map { scalar in
      marks.first { $0.0 == scalar }?.1 ?? String(scalar)
    }.joined()
  }
}

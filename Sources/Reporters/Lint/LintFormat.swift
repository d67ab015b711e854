public import ScenarioRunner

/// A form in which the findings of lint are written.
public struct LintFormat: Sendable {
  /// The name, as in `--format sarif:FILE`.
  public var name: String
  /// What it is for, in one line of help.
  public var summary: String
  /// Writes a report for an output of some width and colour.
  public var text: @Sendable (LintReport, TextLayout) -> String

  /// Creates a form.
  public init(name: String, summary: String, text: @escaping @Sendable (LintReport, TextLayout) -> String) {
    self.name = name
    self.summary = summary
    self.text = text
  }

  /// The form that is taken where none is named.
  public static let usual = LintFormat(name: "terminal", summary: "for people") {
    LintTerminal(layout: $1).text(of: $0)
  }

  /// All forms, in the order of the help.
  public static let all: [LintFormat] = [
    usual,
    LintFormat(name: "json", summary: "for programs") { report, _ in LintJSON.value(of: report).text },
    LintFormat(name: "sarif", summary: "SARIF 2.1.0, which code hosts and editors show") { report, _ in
      LintSARIF.value(of: report).text
    },
    LintFormat(name: "github", summary: "annotations of a GitHub workflow") { report, _ in
      LintGitHub.text(of: report)
    },
  ]

  /// Returns the form of a name.
  ///
  /// - Throws: `ReporterError.unknownReporter`.
  public static func named(_ name: String) throws(ReporterError) -> LintFormat {
    if let format = all.first(where: { $0.name == name }) { return format }
    throw .unknownReporter(name, known: all.map(\.name))
  }
}

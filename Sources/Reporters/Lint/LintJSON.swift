import Gherkin
import ScenarioRunner

/// Writes findings for programs: a count of each severity, then each finding.
enum LintJSON {
  /// The report as one object.
  static func value(of report: LintReport) -> JSONValue {
    .object([
      "version": .string(report.version),
      "summary": .object([
        "files": .integer(report.files.count), "errors": .integer(report.count(.error)),
        "warnings": .integer(report.count(.warning)), "notes": .integer(report.count(.note)),
      ]),
      "diagnostics": .array(report.diagnostics.map(value)),
    ])
  }

  private static func value(of diagnostic: Diagnostic) -> JSONValue {
    .object([
      "rule": .string(diagnostic.rule.id), "severity": .string(diagnostic.severity.rawValue),
      "uri": .string(diagnostic.uri), "line": .integer(diagnostic.location.line),
      "column": diagnostic.location.column > 0 ? .integer(diagnostic.location.column) : .null,
      "endColumn": diagnostic.endColumn.map(JSONValue.integer) ?? .null,
      "message": .string(diagnostic.problem), "notes": .array(diagnostic.notes.map(JSONValue.string)),
    ])
  }
}

import Gherkin
import Reporters

/// Findings to be written in each form.
enum LintSample {
  static let error = DiagnosticRule("some-error", .error, "Something is wrong.")
  static let warning = DiagnosticRule("a-warning", .warning, "Something is odd.")

  /// A report with an error, a warning and a note, in files of odd names.
  static let mixed = LintReport(
    version: "1.2.3", files: ["b.feature", "a b/50%,é:#.feature", "clean.feature"], rules: [error, warning],
    diagnostics: [
      Diagnostic(
        warning, uri: "b.feature", location: Location(line: 12, column: 5), endColumn: 9,
        problem: "it is odd\u{1B}[2J", notes: ["mend: it, 100%", "or\nleave it"]),
      Diagnostic(
        error, uri: "a b/50%,é:#.feature", location: Location(line: 3, column: 0), problem: "it ends"),
      Diagnostic(
        error, severity: .note, uri: "b.feature", location: Location(line: 2, column: 1),
        problem: "it is in progress"),
    ])

  /// A report of what is clean.
  static let clean = LintReport(
    version: "1.2.3", files: ["b.feature"], rules: [error, warning], diagnostics: [])

  /// Findings whose texts and files mean something in one of the forms, or are hard to write in it.
  static let awkward = LintReport(
    version: "1.2.3", files: ["/absolute/a.feature", "../up.feature", "a:b.feature"],
    rules: [error, DiagnosticRule("braces", .note, "A {name} is } odd {.")],
    diagnostics: [
      Diagnostic(
        error, uri: "a:b.feature", location: Location(line: 0, column: 0), endColumn: 1,
        problem: "no step for 'I type {keys}' {0} {{1}}", notes: ["{\u{301} }\u{301}", "[a](b)"]),
      Diagnostic(
        error, uri: "é\\?#[].feature", location: Location(line: 7, column: 3), endColumn: 3,
        problem: "\u{0}\u{FFFE}\n"),
    ])
}

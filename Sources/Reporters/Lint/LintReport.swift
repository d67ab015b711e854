public import Gherkin

/// What texts were held against which rules, and what was found.
public struct LintReport: Sendable {
  /// The version of the command that found it.
  public var version: String
  /// The files that were looked at.
  public var files: [String]
  /// The rules, whether broken or not, in the order of their ids.
  public var rules: [DiagnosticRule]
  /// What was found, by file and place.
  public var diagnostics: [Diagnostic]
  /// Names a file from the root of the repository, where a CI system wants it so.
  public var repositoryPath: @Sendable (String) -> String = { $0 }

  /// Creates a report and puts all of it in order.
  public init(version: String, files: [String], rules: [DiagnosticRule], diagnostics: [Diagnostic]) {
    self.version = version
    self.files = Set(files + diagnostics.map(\.uri)).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    self.rules = rules.sorted { $0.id < $1.id }
    self.diagnostics = diagnostics.sorted()
  }

  /// How many of the findings are of a severity.
  public func count(_ severity: Diagnostic.Severity) -> Int {
    diagnostics.count { $0.severity == severity }
  }
}

import Gherkin

/// The rules that there are.
enum LintCatalog {
  /// All rules, in the order of their ids.
  static let all: [DiagnosticRule] =
    (DiagnosticRule.ofParser + DiagnosticRule.ofDocuments + StepRules.all + RequirementRules.all)
    .sorted { $0.id < $1.id }
}

/// A rule that looks at a text as a whole, after it was parsed.
protocol DocumentRule: SendableMetatype {
  /// What the rule is called and how much it matters.
  static var rule: DiagnosticRule { get }
  /// Returns what breaks the rule, in any order.
  static func findings(in text: InspectedText) -> [Finding]
}

/// Something that breaks a rule.
struct Finding {
  var location: Location
  var endColumn: Int?
  /// How much it matters, where that is not what the rule says.
  var severity: Diagnostic.Severity?
  var problem: String
  var note: String?
}

extension DiagnosticRule {
  /// The rules that look at a text as a whole, in the order of their ids.
  public static let ofDocuments: [DiagnosticRule] = DocumentRules.all.map { $0.rule }
}

/// The list of the rules that look at a text as a whole.
enum DocumentRules {
  static let all: [any DocumentRule.Type] = [
    DuplicateColumn.self, DuplicateName.self, DuplicateTag.self, NoScenario.self, ScenarioWithoutSteps.self,
    UnknownPlaceholder.self, UnnamedFeature.self, UnusedColumn.self,
  ]
}

extension ParsedSource {
  /// What the parser and the rules that look at the text as a whole have to say of it, in source order.
  ///
  /// - Parameter source: The text that was parsed.
  /// - Complexity: O(*n*) in the length of the text, but for what is found.
  public func diagnostics(in source: GherkinSource) -> [Diagnostic] {
    let text = InspectedText(source: source, parsed: self)
    let found = DocumentRules.all.flatMap { kind in
      kind.findings(in: text).map { finding in
        Diagnostic(
          kind.rule, severity: finding.severity, uri: source.uri, location: finding.location,
          endColumn: finding.endColumn, problem: finding.problem, notes: finding.note.map { [$0] } ?? [])
      }
    }
    return (notes.map(\.diagnostic) + found).sorted()
  }
}

import Testing

@testable import Gherkin

struct DiagnosticTests {
  private let rule = DiagnosticRule("some-rule", .warning, "Something.")

  private func made(_ uri: String, _ line: Int, _ column: Int, _ problem: String = "p") -> Diagnostic {
    Diagnostic(rule, uri: uri, location: Location(line: line, column: column), problem: problem)
  }

  @Test func `a diagnostic reads as those of compilers do`() {
    var diagnostic = made("a.feature", 3, 0, "it is odd")
    #expect(diagnostic.description == "a.feature:3:1: warning: it is odd")
    diagnostic.severity = .error
    diagnostic.location.column = 7
    diagnostic.notes = ["mend it", "or leave it"]
    #expect(diagnostic.description == "a.feature:3:7: error: it is odd\nnote: mend it\nnote: or leave it")
  }

  @Test func `diagnostics stand in the order of files, lines, columns, rules and texts`() {
    var other = made("b", 1, 1, "a")
    other.rule.id = "a-rule"
    let sorted = [
      made("B", 9, 9), made("a", 2, 1), made("a", 2, 4), made("a", 10, 1), other, made("b", 1, 1, "b"),
      made("b", 1, 1, "c"), made("é", 1, 1),
    ]
    #expect(sorted.reversed().sorted() == sorted)
  }

  @Test func `an error of the parser is one with its rule, place and remedy`() throws {
    let errors = #expect(throws: ParseErrors.self) { try read("Faeture: f\n") }
    let diagnostic = try #require(errors?.errors.first).diagnostic
    #expect(
      diagnostic.description == """
        a.feature:1:1: error: expected: #EOF, #Language, #TagLine, #FeatureLine, #Comment, #Empty, got 'Faeture: f'
        note: nearest keyword is 'Feature:'
        """)
    #expect(diagnostic.rule == .misspeltKeyword)
    #expect(diagnostic.severity == .error)
  }

  @Test func `a note of the parser is a warning`() throws {
    #expect(
      try diagnostics("Feature: f\n  Scenario Outline: s\n    Given a\n").map(\.description) == [
        "a.feature:2:3: warning: the outline 's' has no examples: it is one scenario, its placeholders as written"
      ])
  }

  @Test func `a text without faults has no diagnostic`() throws {
    let text = """
      @t
      Feature: f
        Background:
          Given b
        @u
        Scenario Outline: s <a>
          Given <b>
          Examples: e
            | a | b |
            | 1 | 2 |
        Rule: r
          Scenario: s
            Given a
      """
    #expect(try diagnostics(text).isEmpty)
    #expect(try diagnostics("Given a\n\nGiven b", "a.scenario").isEmpty)
    #expect(try diagnostics("# Feature: f\n\n## Scenario: s\n\n* Given a\n", "a.feature.md").isEmpty)
  }

  @Test func `rules are named in lower case with hyphens, each once, and sorted`() {
    for rules in [DiagnosticRule.ofParser, DiagnosticRule.ofDocuments] {
      #expect(rules.map(\.id) == Set(rules.map(\.id)).sorted())
      for rule in rules {
        #expect(rule.id.allSatisfy { $0.isLowercase || $0 == "-" || $0 == "8" }, "\(rule.id)")
        #expect(rule.summary.hasSuffix("."), "\(rule.id)")
      }
    }
  }
}

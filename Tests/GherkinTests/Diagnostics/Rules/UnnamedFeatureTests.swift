import Testing

struct UnnamedFeatureTests {
  @Test func `a feature without a name is told where to write it`() throws {
    #expect(
      try findings("unnamed-feature", "# language: pt\nFuncionalidade:\n  Cenário: s\n    Dado a\n") == [
        """
        a.feature:2:1: warning: the feature has no name
        note: write what it is about behind 'Funcionalidade:'
        """
      ])
  }

  @Test(arguments: [
    ("Feature: f\n  Scenario: s\n    Given a\n", "a.feature"), ("Given a\n", "a.scenario"),
    ("A text\n\n# Scenario: s\n\n* Given a\n", "a.feature.md"),
  ])
  func `what has a name, or takes it from its file, is well`(_ text: String, _ uri: String) throws {
    #expect(try findings("unnamed-feature", text, uri).isEmpty)
  }
}

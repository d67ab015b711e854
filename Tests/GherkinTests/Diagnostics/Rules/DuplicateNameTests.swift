import Testing

struct DuplicateNameTests {
  private static let rule = "duplicate-name"

  @Test func `a scenario that bears another's name is told where that one is`() throws {
    #expect(
      try findings(
        Self.rule,
        "Feature: f\n  Scenario: s\n    Given a\n  Scenario: t\n    Given a\n  Example: s\n    Given a\n")
        == [
          """
          a.feature:6:3: warning: another scenario is named 's' too
          note: the first is in line 2; give one of them another name
          """
        ])
  }

  @Test func `scenarios of different rules may have one name`() throws {
    let rules = "Feature: f\n  Scenario: s\n    Given a\n  Rule: q\n    Scenario: s\n      Given a\n"
    #expect(try findings(Self.rule, rules + "  Rule: r\n    Scenario: s\n      Given a\n").isEmpty)
    #expect(
      try findings(Self.rule, rules + "    Scenario: s\n      Given a\n") == [
        """
        a.feature:7:5: warning: another scenario is named 's' too
        note: the first is in line 5; give one of them another name
        """
      ])
  }

  @Test func `scenarios without a name have no name in common`() throws {
    #expect(try findings(Self.rule, "Given a\n\nGiven b\n", "a.scenario").isEmpty)
    #expect(
      try findings(Self.rule, "So it is\nGiven a\n\nSo\nGiven b\n\nSo\nGiven c\n", "a.scenario") == [
        """
        a.scenario:7:1: warning: another scenario is named 'So' too
        note: the first is in line 4; give one of them another name
        """
      ])
  }
}

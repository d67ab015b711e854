import Gherkin
import Testing

struct DuplicateColumnTests {
  private func outline(_ header: String, _ row: String) -> String {
    "Feature: f\n  Scenario Outline: s\n    Given <a> <b>\n    Examples:\n      \(header)\n      \(row)\n"
  }

  @Test func `a second column of one name is told that it fills nothing`() throws {
    #expect(
      try findings("duplicate-column", outline("| a | b | a |", "| 1 | 2 | 3 |")) == [
        """
        a.feature:5:17: warning: two columns are named 'a', and only the first one fills placeholders
        note: give one of them another name
        """
      ])
    #expect(try findings("duplicate-column", outline("| a | b |", "| 1 | 2 |")).isEmpty)
  }

  @Test func `the column's name is what is meant`() throws {
    let found = try diagnostics(outline("| b | äö | äö |", "| 1 | 2 | 3 |"))
    #expect(found.first { $0.rule.id == "duplicate-column" }?.endColumn == 20)
  }
}

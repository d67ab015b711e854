import Gherkin
import Testing

struct UnknownPlaceholderTests {
  private func outline(_ steps: String, _ tables: [String] = ["| amount | b |"]) -> String {
    "Feature: f\n  Scenario Outline: s\n\(steps)"
      + tables.map { "    Examples:\n      \($0)\n      | 1 | 2 |\n" }.joined()
  }

  private func found(_ text: String) throws -> [String] { try findings("unknown-placeholder", text) }

  @Test func `a placeholder that no column fills is told the nearest one`() throws {
    let text = outline("    Given   é <Amuont>\n")
    #expect(
      try found(text) == [
        """
        a.feature:3:15: warning: no column fills the placeholder '<Amuont>'
        note: nearest column is 'amount'
        """
      ])
    #expect(try diagnostics(text).first { $0.rule.id == "unknown-placeholder" }?.endColumn == 23)
  }

  @Test func `without a near one the columns are listed`() throws {
    #expect(
      try found(outline("    Given a\n      | x | <price> |\n", ["| amount | b |", "| b | b |"])) == [
        """
        a.feature:4:13: warning: no column fills the placeholder '<price>'
        note: the columns are 'amount', 'b'
        """
      ])
  }

  @Test func `a placeholder that only some of the examples fill is told which do not`() throws {
    #expect(
      try found(outline("    Given <b> <amount>\n", ["| amount | b |", "| x | b |"])) == [
        """
        a.feature:3:15: warning: the examples in line 7 have no column for the placeholder '<amount>'
        note: the columns are 'x', 'b'
        """
      ])
  }

  @Test func `each placeholder is told once, where it stands first`() throws {
    let text = outline("    Given <x>\n      \"\"\"\n      <amuont>\n      <x>\n      \"\"\"\n    Then <x>\n")
    #expect(
      try found(text) == [
        """
        a.feature:3:11: warning: no column fills the placeholder '<x>'
        note: the columns are 'amount', 'b'
        """,
        """
        a.feature:5:7: warning: no column fills the placeholder '<amuont>'
        note: nearest column is 'amount'
        """,
      ])
  }

  @Test(arguments: [
    "    Given 3 < 4 and 5 > 4\n", "    Given <p>x</p>\n", "    Given <br/>\n", "    Given <a href=\"b\">\n",
    "    Given <>\n", "    Given a\n      \"\"\"\n      <html>\n      \"\"\"\n", "    Given a -> b <- c\n",
  ])
  func `comparisons and markup are no placeholders`(_ steps: String) throws {
    #expect(try found(outline(steps)).isEmpty)
  }

  @Test func `brackets of a scenario without examples are text`() throws {
    #expect(try found(scenario("Given <a>")).isEmpty)
  }

  @Test func `a background's placeholder that an outline has a column for is told that none is filled`()
    throws
  {
    let text = """
      Feature: f
        Background:
          Given <b> and <text>
        Rule: r
          Background:
            Given <b>
          Scenario Outline: s
            Given <b>
            Examples:
              | b |
              | 1 |
      """
    #expect(
      try found(text)
        == [(3, 11), (6, 13)].map { line, column in
          """
          a.feature:\(line):\(column): warning: a background fills no placeholder, so '<b>' stays as written
          note: move the step into the outline that has the column 'b'
          """
        })
  }

  @Test func `of many columns the first twenty are listed, long ones by their beginning`() throws {
    let long = String(repeating: "é", count: 61)
    let columns = [long] + (1...24).map { "column\($0)" }
    let row = columns.map { _ in "1" }.joined(separator: "|")
    let text =
      "Feature: f\n  Scenario Outline: s\n    Given <price>\n    Examples:\n"
      + "      |\(columns.joined(separator: "|"))|\n      |\(row)|\n"
    let listed = (1...19).map { ", 'column\($0)'" }.joined()
    #expect(
      try found(text) == [
        """
        a.feature:3:11: warning: no column fills the placeholder '<price>'
        note: the columns are '\(String(repeating: "é", count: 60))…'\(listed) and 5 more
        """
      ])
  }

  @Test func `of very many placeholders in a line each is told, the last ones without their place`() throws {
    let steps = "    Given " + (1000..<4000).map { "<b\($0)>" }.joined() + "\n"
    let all = try diagnostics(outline(steps)).filter { $0.rule.id == "unknown-placeholder" }
    #expect(all.count == 3000)
    #expect(all.contains { $0.location.column == 18 && $0.endColumn == 25 })
    #expect(all.count { $0.location.column == 5 } > 2000 && all.count { $0.endColumn == nil } > 2000)
  }
}

import Gherkin
import Testing

struct UnusedColumnTests {
  private func outline(_ steps: String, _ table: String..., name: String = "s") -> String {
    "Feature: f\n  Scenario Outline: \(name)\n\(steps)    Examples:\n"
      + table.map { "      \($0)\n" }.joined()
  }

  private func found(_ text: String) throws -> [String] { try findings("unused-column", text) }

  @Test func `a column that no placeholder names is told so`() throws {
    let text = outline("    Given <a>\n", "| a | b c |", "| 1 | 2 |")
    #expect(
      try found(text) == [
        """
        a.feature:5:13: warning: no placeholder uses the column 'b c'
        note: write '<b c>' where its values belong, or take the column away
        """
      ])
    #expect(try diagnostics(text).first?.endColumn == 16)
  }

  @Test(arguments: [
    "    Given <b>\n", "    Given a\n      | x | <b> |\n",
    "    Given a\n      \"\"\"\n      <b>\n      \"\"\"\n",
    "    Given a\n      \"\"\"<b>\n      x\n      \"\"\"\n", "    Given a <<b>\n",
  ])
  func `a column is used wherever outlines are filled`(_ steps: String) throws {
    #expect(try found(outline(steps, "| b |", "| 1 |")).isEmpty)
  }

  @Test func `a column is used by the outline's name and by a value that names it`() throws {
    #expect(try found(outline("    Given a\n", "| b |", "| 1 |", name: "s <b>")).isEmpty)
    #expect(try found(outline("    Given <a>\n", "| a | b |", "| <b> | 1 |")).isEmpty)
  }

  @Test func `a column without values is the business of another rule`() throws {
    #expect(try found(outline("    Given a\n", "| b |")).isEmpty)
  }

  @Test func `a background uses no column`() throws {
    let text = """
      Feature: f
        Background:
          Given <b>
        Scenario Outline: s
          Given a
          Examples:
            | b |
            | 1 |
      """
    #expect(try found(text).count == 1)
  }
}

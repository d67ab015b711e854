import Gherkin
import Testing

struct MarkdownTokenMatcherTests {
  @Test func `headings, bullets and indented tables are Gherkin, the rest is prose`() throws {
    let text = """
      # Feature: f

      Prose with a | bar and * a star.

      ## Scenario Outline: o
      Given this is prose
      - Given <a>
        | x |
        | - |
        | 1 |
      + When b
      #### Examples:
        | a |
        |---|
        | 7 |
      """
    let parsed = try read(text, "a.feature.md")
    #expect(parsed.texts == [["7", "b"]])
    #expect(parsed.pickles.first?.steps.first?.arguments == [.dataTable([["x"], ["1"]])])
  }

  @Test func `tags stand between back-ticks`() throws {
    let parsed = try read(
      "`@a` `@b`\n# Feature: f\n`@c``@d` `code`\n## Scenario: s\n* Given x\n", "a.feature.md")
    #expect(parsed.pickles.first?.tags.map(\.name) == ["@a", "@b", "@c", "@d"])
    #expect(parsed.pickles.first?.tags.map(\.location.column) == [2, 7, 2, 6])
  }

  @Test func `four back-ticks fence three`() throws {
    let text = "# Feature: f\n## Scenario: s\n* Given x\n````\n```\n````\n"
    #expect(try read(text, "a.feature.md").steps.first?.docString?.content == "```")
  }

  @Test func `the first line of prose names a feature without heading`() throws {
    let feature = try read("\nSome words\n\n# Scenario: s\n* Given x\n", "a.feature.md").document.feature
    #expect(feature?.name == "Some words")
    #expect(feature?.keyword == nil)
  }

  @Test func `columns are those of the keyword`() throws {
    let parsed = try read("# Feature: f\n### Scenario: s\n  *  Given x\n", "a.feature.md")
    #expect(parsed.scenarios.first?.location.column == 5)
    #expect(parsed.steps.first?.location.column == 6)
  }

  @Test func `a table that is not indented is prose`() throws {
    #expect(
      try read("# Feature: f\n## Scenario: s\n* Given x\n| a |\n", "a.feature.md").steps.first?.dataTable
        == nil)
  }

  @Test func `a step heading where none may stand is an error`() {
    #expect(
      errors("# Feature: f\n## Scenario: s\n`@t`\n* Given x\n", "a.feature.md").first?.hasPrefix(
        "a.feature.md:4:1: error: expected: #TagLine, #RuleLine, #Comment, #Empty, got '* Given x'") == true)
  }
}

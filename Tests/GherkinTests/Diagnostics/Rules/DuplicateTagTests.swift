import Gherkin
import Testing

struct DuplicateTagTests {
  private func found(_ text: String) throws -> [String] { try findings("duplicate-tag", text) }

  @Test func `a tag that stands twice in front of a heading is found wherever that is`() throws {
    let text = """
      @a @b @a
      Feature: f
        @é @é
        Rule: r
          @b
          @b
          Scenario Outline: s <a>
            Given a
            @c @c @c
            Examples:
              | a |
              | 1 |
      """
    #expect(
      try found(text)
        == [(1, 7, "@a"), (3, 6, "@é"), (6, 5, "@b"), (9, 10, "@c"), (9, 13, "@c")].map { line, column, tag in
          """
          a.feature:\(line):\(column): warning: the tag '\(tag)' stands here twice
          note: take one of them away, or name what was meant
          """
        })
    #expect(try diagnostics(text).first?.endColumn == 9)
  }

  @Test func `a tag that a scenario has from its feature too is no fault`() throws {
    #expect(
      try found("@a\nFeature: f\n  @a\n  Scenario: s\n    Given a\n  @a\n  Scenario: t\n    Given a\n")
        .isEmpty)
  }
}

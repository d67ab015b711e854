import Testing

struct MarkdownLayoutTests {
  private func markdown(_ text: String) throws -> String { try laidOut(text, "a.feature.md") }

  @Test func `headings and steps get one blank between their parts`() throws {
    #expect(
      try markdown("#\tFeature:  f  \n  ## Scenario:s\n  *  Given   a b \n-When c\n + Then d\n")
        == "# Feature: f\n## Scenario: s\n* Given a b\n- When c\n+ Then d\n")
  }

  @Test func `prose stays byte for byte`() throws {
    let prose = """
      A *title*  \u{20}

        `@a`   `@b`
      # Feature: f
      Some prose  \u{20}


      | no | Gherkin |
      |:--|-|
         indented\tprose\u{20}
      ## Scenario: s
      * Given a
       ```json
          {}\u{20}
       ```
      *  a list, not a step
          *  Given code\u{20}
          |   x |

      """
    #expect(try markdown(prose) == prose)
  }

  @Test func `each line ends as it did`() throws {
    #expect(
      try markdown("# Feature:f\r\nprose\n## Scenario: s\r\n* Given  a\nend")
        == "# Feature: f\r\nprose\n## Scenario: s\r\n* Given a\nend\r\n")
  }

  @Test func `tables are aligned, with the dashes below their headings`() throws {
    #expect(
      try markdown(
        "# Feature: f\n## Scenario: s\n* Given a\n   |n|金額|r|\n   |-|:-:|--:|\n   |longer| \\| |1|\n") == """
          # Feature: f
          ## Scenario: s
          * Given a
            | n      | 金額 | r   |
            | ------ | :--: | --: |
            | longer | \\|   | 1   |

          """)
  }

  @Test func `a row of which only some cells are dashes stays`() throws {
    let text = "# Feature: f\n## Scenario: s\n* Given a\n  | a   | b |\n  |-|xy|\n  | cde | d |\n"
    #expect(try markdown(text).contains("\n  |-|xy|\n"))
  }

  @Test func `tables of examples are aligned too`() throws {
    #expect(
      try markdown(
        "# Feature: f\n## Scenario: s\n* Given <n>\n### Examples:\n    |n|\n    |---|\n    |10000|\n"
      )
      .hasSuffix("### Examples:\n  | n     |\n  | ----- |\n  | 10000 |\n"))
  }
}

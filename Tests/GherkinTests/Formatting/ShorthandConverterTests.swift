import Gherkin
import Testing

struct ShorthandConverterTests {
  private func feature(_ text: String, _ uri: String = "bugs/next.scenario") throws -> String {
    let source = GherkinSource(uri: uri, text: text, format: .shorthand)
    return String(decoding: try ShorthandConverter().convert(source), as: UTF8.self)
  }

  @Test func `paragraphs become scenarios of a feature with the file's name`() throws {
    let text = """
      # Bug reports.

      # the first
      @BUY-09  @BUY-10
      Next opens only
      for a real amount:
      GIVEN balance ETH 0.051, when I type 5 0
      , Then Next
      is enabled.

      * nothing
      """
    #expect(
      try feature(text) == """
        # Bug reports.

        Feature: next

          # the first
          @BUY-09 @BUY-10
          Scenario: Next opens only for a real amount
            Given balance ETH 0.051
            When I type 5 0
            Then Next is enabled

          Scenario:
            * nothing

        """)
  }

  @Test func `tables, doc strings and comments go along`() throws {
    let text = """
      @a
      # tagged
      @b # why
      Given rows:
      # all
        | a \\| | b |
        # one
        | 1 | \\n
      ``` json
       {}
       \\`\\`\\`

      ```
      # at the end

      # of the file
      """
    #expect(throws: ParseErrors.self) { try feature(text) }
    #expect(
      try feature(text.replacing("\\n\n", with: "\\n |\n")) == """
        Feature: next

          @a
          # tagged
          @b # why
          Scenario:
            Given rows:
              # all
              | a \\| | b  |
              # one
              | 1    | \\n |
              ```json
               {}
               \\`\\`\\`

              ```
              # at the end

          # of the file

        """)
  }

  @Test func `the language comes first, where one is written or is not English`() throws {
    #expect(
      try feature("# um\n# language: pt\n# dois\n\ndado a") == """
        # language: pt
        # um
        # dois

        Funcionalidade: next

          Cenário:
            Dado a

        """)
    #expect(try feature("# language: en\nGiven a").hasPrefix("# language: en\nFeature: next\n"))
    #expect(try feature("Given a").hasPrefix("Feature: next\n"))
  }

  @Test func `a text that would read as another keyword keeps its distance`() throws {
    let text = try feature("# language: fr\nÉtant donné  que x, soit  y")
    #expect(text.hasSuffix("    Étant donné  que x\n    Soit y\n"))
    #expect(try read(text).texts == [["que x", "y"]])
  }

  @Test func `line ends and a byte order mark stay`() throws {
    #expect(
      try feature("\u{FEFF}Given a\r\n\"\"\"\r\nb\r\n\"\"\"\r\n")
        == "\u{FEFF}Feature: next\r\n\r\n  Scenario:\r\n    Given a\r\n      \"\"\"\r\n      b\r\n      \"\"\"\r\n"
    )
  }

  @Test func `a line break in the file's name stays out of the text`() throws {
    #expect(try feature("Given a", "a\nb.scenario").hasPrefix("Feature: a b\n"))
  }

  @Test func `comments alone stay comments`() throws {
    #expect(try feature("# a\n\n# b") == "# a\n\n# b\n")
  }
}

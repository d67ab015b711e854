import Gherkin
import Testing

struct DocumentTextsTests {
  @Test func `every text is rewritten with its line, and all else is kept`() throws {
    let text = """
      # a comment
      @a
      Feature: F
        D
        Background: B
          BD
          Given one
            | x |
        @b
        Scenario Outline: S
          SD
          Given two
            \"\"\"
            T
            \"\"\"
          @c
          Examples: E
            ED
            | h |
            | c |
        Rule: R
          RD
          Background: RB
            Given three
          Scenario: RS
            Given four
      """
    let source = GherkinSource(uri: "a.feature", text: text, format: .feature)
    let document = try GherkinParser().parse(source).document
    var seen: [String] = []
    let changed = document.mappingTexts { text, line in
      seen.append("\(line) \(text)")
      return text + "!"
    }
    #expect(
      seen.filter { !$0.hasSuffix(" ") } == [
        "1 # a comment", "3 F", "3   D", "5 B", "5     BD", "7 one", "8 x", "10 S", "10     SD", "12 two",
        "13 T", "17 E", "17       ED", "19 h", "20 c", "21 R", "21     RD", "23 RB", "24 three", "25 RS",
        "26 four",
      ])
    #expect(changed.mappingTexts { text, _ in String(text.dropLast()) } == document)
    #expect(changed.feature?.tags == document.feature?.tags)
  }
}

import Gherkin
import Testing

struct TokenLogTests {
  @Test func `each line is listed with its place, kind, keyword, text and items`() throws {
    let text = """
      # language: pt
      @a @b
      Funcionalidade: f
        Cenário: s
          * x
            | 1 | 2 |
            ```json
            a
            ```
      """
    let source = GherkinSource(uri: "a.feature", text: text, format: .feature)
    #expect(
      try GherkinParser().tokens(source).split(separator: "\n") == [
        "(1:1)Language:/pt/", "(2:1)TagLine://1:@a,4:@b", "(3:1)FeatureLine:()Funcionalidade/f/",
        "(4:3)ScenarioLine:()Cenário/s/", "(5:5)StepLine:(Unknown)* /x/", "(6:7)TableRow://9:1,13:2",
        "(7:7)DocStringSeparator:()```/json/", "(8:1)Other:/a/", "(9:7)DocStringSeparator:()```//", "EOF",
      ])
  }
}

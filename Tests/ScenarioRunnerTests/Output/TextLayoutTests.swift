import ScenarioRunner
import Testing

struct TextLayoutTests {
  @Test(arguments: [(nil, 80), (0, 80), (-1, 80), (40, 40)] as [(Int?, Int)])
  func `an unknown width is the usual one`(given: Int?, width: Int) {
    #expect(TextLayout(width: given).width == width)
  }

  @Test func `a style is colour only where there is colour`() {
    let colour = TextLayout(isColoured: true)
    #expect(TextLayout().paint("x", .bad) == "x")
    #expect(colour.paint("x", nil) == "x")
    #expect(colour.paint("", .bad) == "")
    let codes = [TextStyle.good: "32", .bad: "31", .warning: "33", .faint: "2", .strong: "1"]
    for style in TextStyle.allCases {
      #expect(colour.paint("x", style) == "\u{1B}[\(codes[style] ?? "none")mx\u{1B}[0m")
    }
  }
}

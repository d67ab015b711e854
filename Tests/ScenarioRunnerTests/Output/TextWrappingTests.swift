import ScenarioRunner
import Testing

struct TextWrappingTests {
  @Test(arguments: [
    ("short", 20, ["short"]), ("", 20, [""]),
    ("Next is disabled while empty", 20, ["Next is disabled", "while empty"]),
    ("exactly twenty chars", 20, ["exactly twenty chars"]),
    ("aaaaaaaaaaaaaaaaaaaaaaaaa bb", 16, ["aaaaaaaaaaaaaaaa", "aaaaaaaaa bb"]),
    ("金額金額金額金額金額", 17, ["金額金額金額金額", "金額"]),
  ]) func `text is broken at blanks, long words inside`(text: String, width: Int, lines: [String]) {
    #expect(TextWrapping.lines(text, width: width) == lines)
  }

  @Test func `no width is too small to be of use`() {
    #expect(TextWrapping.lines("Next is disabled while", width: -3) == ["Next is disabled", "while"])
  }
}

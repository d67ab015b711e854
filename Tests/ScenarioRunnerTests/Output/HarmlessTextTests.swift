import ScenarioRunner
import Testing

struct HarmlessTextTests {
  @Test(arguments: [
    ("plain", "plain"), ("\u{1B}[31m", "␛[31m"), ("a\tb\u{0}\u{7F}", "a␉b␀␡"), ("\u{9B}2J", "\\u{9B}2J"),
    ("\u{202E}x\u{2066}", "\\u{202E}x\\u{2066}"), ("a\u{2028}b", "a\\u{2028}b"), ("a\nb\r\nc", "a␊b␍␊c"),
    ("zero\u{200B}width\u{FEFF}", "zero\\u{200B}width\\u{FEFF}"), ("\u{FFFF}", "\\u{FFFF}"),
    ("金額 👩‍👩‍👧 é", "金額 👩‍👩‍👧 é"),
  ]) func `what a terminal would obey or hide becomes visible`(text: String, shown: String) {
    #expect(HarmlessText.line(text) == shown)
  }

  @Test func `lines stay lines where there may be several`() {
    #expect(HarmlessText.lines("a\n\u{7}b\r\n") == ["a", "␇b␍", ""])
    #expect(HarmlessText.lines("") == [""])
  }
}

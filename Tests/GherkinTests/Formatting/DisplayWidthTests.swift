import Gherkin
import Testing

struct DisplayWidthTests {
  @Test(arguments: [
    ("", 0), ("Next", 4), ("é", 1), ("e\u{301}", 1), ("金額", 4), ("ｶﾅ", 2), ("カナ", 4), ("한글", 4), ("👩‍👩‍👧", 2),
    ("❤️", 2), ("⌚", 2), ("→ ✓ ✗", 5), ("┌─┐", 3), ("a\u{7}b", 2), ("a\u{200B}b", 2), ("🇧🇷", 2), ("ｱ€", 2),
  ]) func `width is counted in columns`(text: String, width: Int) {
    #expect(DisplayWidth.of(text) == width)
  }

  @Test func `text is filled with blanks to a width and never cut by that`() {
    #expect(DisplayWidth.padded("金", to: 4) == "金  ")
    #expect(DisplayWidth.padded("long", to: 2) == "long")
  }

  @Test(arguments: [
    ("Next", 4, "Next"), ("Next", 3, "Ne…"), ("金額です", 6, "金額…"), ("金額です", 5, "金額…"), ("ab", 1, "…"),
    ("ab", 0, ""),
  ]) func `text is cut to a width`(text: String, width: Int, cut: String) {
    #expect(DisplayWidth.cut(text, to: width) == cut)
  }
}

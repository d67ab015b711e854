import Testing

@testable import Reporters

struct BlankTextTests {
  @Test(arguments: [("", "''"), (" a", "' a'"), ("a ", "'a '"), ("a b", "a b"), ("'a'", "'a'")])
  func `quotes show where a text ends`(text: String, shown: String) {
    #expect(BlankText.quotedIfUnclear(text) == shown)
  }

  @Test func `blanks at the end of a line are shown`() {
    #expect(BlankText.withVisibleEnd("- a  ") == "- a␠␠")
    #expect(BlankText.withVisibleEnd("- a b") == "- a b")
  }

  @Test func `texts that differ in the kind of blank alone show it`() {
    let (left, right) = BlankText.distinguishable("50 €", "50\u{A0}€")
    #expect(left == "50 €")
    #expect(right == "50\\u{A0}€")
    #expect(BlankText.distinguishable("50\u{A0}€", "51\u{A0}€").0 == "50\u{A0}€")
    #expect(BlankText.distinguishable("a", nil) == ("a", nil))
  }
}

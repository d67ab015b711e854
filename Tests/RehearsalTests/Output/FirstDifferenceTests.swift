import Testing

@testable import Rehearsal

struct FirstDifferenceTests {
  private func difference(_ expected: String, _ actual: String) -> [String] {
    let found = FirstDifference(expected: Array(expected.utf8), actual: Array(actual.utf8))
    return ["\(found.line)", found.expected, found.actual]
  }

  @Test func `the line is named and shown in both texts`() {
    #expect(difference("a\nb\n", "a\nc\n") == ["2", "'b'", "'c'"])
    #expect(difference("a\n", "\ta\n") == ["1", "'a'", "'␉a'"])
    #expect(difference("é\n", "è\n") == ["1", "'é'", "'è'"])
  }

  @Test func `line ends and the end of a text can differ too`() {
    #expect(difference("a\n", "a") == ["1", "'a'", "'a' without a line end"])
    #expect(difference("a\r\n", "a\n") == ["1", "'a␍'", "'a'"])
    #expect(difference("a\n", "a\n\n\n") == ["2", "the end of the text", "''"])
  }

  @Test func `long lines are cut around the difference`() {
    let same = String(repeating: "s", count: 200)
    let found = difference(same + "a", same + "b" + same)
    #expect(found[1] == "'…\(String(repeating: "s", count: 40))a'")
    #expect(found[2] == "'…\(String(repeating: "s", count: 40))b\(String(repeating: "s", count: 58))…'")
    #expect(
      difference(String(repeating: "é", count: 200) + "a", String(repeating: "é", count: 200))[1].hasSuffix(
        "éa'"))
  }
}

import Testing

@testable import Gherkin

struct EditDistanceTests {
  @Test(arguments: [
    ("abc", "abc", 0), ("abc", "abxc", 1), ("abc", "ac", 1), ("abc", "axc", 1), ("abc", "acb", 1),
    ("", "ab", 2),
    ("kitten", "sitting", 3),
  ])
  func `edits are counted`(_ left: String, _ right: String, _ distance: Int) {
    #expect(EditDistance.between(Array(left), Array(right), limit: 3) == distance)
  }

  @Test func `words beyond the limit have no distance`() {
    #expect(EditDistance.between(Array("abc"), Array("xyz"), limit: 2) == nil)
    #expect(EditDistance.between(Array("abc"), Array("abcdefg"), limit: 2) == nil)
  }
}

import Testing

@testable import Reporters

struct TextDiffTests {
  private func diff(_ old: [String], _ new: [String]) -> [String] {
    TextDiff.lines(expected: old, actual: new).map { $0.side.rawValue + $0.text }
  }

  @Test func `lines of one side are marked, those of both are not`() {
    #expect(diff(["a", "b", "c"], ["a", "x", "c", "d"]) == [" a", "-b", "+x", " c", "+d"])
    #expect(diff([], ["a"]) == ["+a"])
    #expect(diff(["a"], []) == ["-a"])
  }

  @Test func `equal lines far from a difference are left out`() {
    let old = (1...20).map { String($0) }
    var new = old
    new[9] = "ten"
    #expect(diff(old, new) == ["…", " 7", " 8", " 9", "-10", "+ten", " 11", " 12", " 13", "…"])
  }
}

import Testing

@testable import CucumberExpressions

struct CaptureTreeTests {
  @Test func `only capturing parentheses count`() {
    let tree = CaptureTree(of: "(a)\\((?:b(c))[(](?=d)(?<n>e)(?<=f)")
    #expect(tree.groups.map(\.source) == ["a", "c", "e"])
    #expect(tree.roots == [0, 1, 2])
  }

  @Test func `groups lie within each other`() {
    let tree = CaptureTree(of: "(a(b(c))(d))(e)")
    #expect(tree.groups.map(\.children) == [[1, 3], [2], [], [], []])
    #expect(tree.roots == [0, 4])
    #expect(tree.groupCount(in: 0) == 3)
  }

  @Test(arguments: [
    ("(a)?", [true]), ("(a)*", [true]), ("(a)+", [false]), ("(a){0,2}", [true]), ("(a){1,2}", [false]),
    ("(a)|b", [true]), ("(?:(a)|b)(c)", [true, false]), ("(?:(a)(b))?(c)", [true, true, false]),
    ("((a)|b)", [false, true]),
  ])
  func `a group that a match can do without is known`(source: String, canBeAbsent: [Bool]) {
    #expect(CaptureTree(of: source).groups.map(\.canBeAbsent) == canBeAbsent)
  }
}

import Testing

@testable import CucumberExpressions

struct ScalarSetTests {
  private func contains(_ set: ScalarSet, _ scalar: Unicode.Scalar) -> Bool {
    scalar.isASCII ? set.containsASCII(UInt8(scalar.value)) : set.containsBehindASCII(scalar.value)
  }

  @Test func `ranges that touch become one`() {
    let set = ScalarSet(.init(0x100, 0x110), .init(0x111, 0x120), .init(0x90, 0x95), .init(0x115, 0x118))
    #expect(set.ranges == [.init(0x90, 0x95), .init(0x100, 0x120)])
  }

  @Test func `the inverted set holds everything else`() {
    let set = ScalarSet(.init(0x41, 0x5A), .init(0xE0, 0xFF))
    for scalar in ["A", "Z", "a", "\0", "\u{7F}", "\u{DF}", "à", "ÿ", "\u{100}", "\u{10FFFF}"]
      as [Unicode.Scalar]
    {
      #expect(contains(set, scalar) != contains(set.inverted, scalar), "\(scalar)")
    }
    #expect(set.inverted.inverted == set)
  }

  @Test func `a set of one code point knows it`() {
    #expect(ScalarSet("a").only == "a")
    #expect(ScalarSet("1").only == "1")
    #expect(ScalarSet("é").only == "é")
    #expect(ScalarSet("a", "b").only == nil)
    #expect(ScalarSet().only == nil)
  }
}

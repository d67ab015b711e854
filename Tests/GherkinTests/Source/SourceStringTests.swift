import Testing

@testable import Gherkin

struct SourceStringTests {
  private let owner = Array("Given é and <a>".utf8)

  @Test func `a piece is what stands between its offsets`() {
    #expect(SourceString(owner, 6, 8).string == "é")
    #expect(SourceString(owner, 3, 3).string == "")
  }

  @Test func `pieces of different texts are equal where they read the same`() {
    #expect(SourceString(owner, 0, 5) == SourceString("Given"))
    #expect(SourceString(owner, 0, 5) != SourceString(owner, 0, 4))
    #expect(Set([SourceString(owner, 0, 5), SourceString("Given")]).count == 1)
    #expect(SourceString("").string == "")
  }
}

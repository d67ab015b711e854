import Requirements
import ScenarioRunner
import Testing

struct RequirementTagsTests {
  private func brief() throws -> Brief {
    try Brief(parsing: "- BUY-09 one\n- BUY-10 two", path: "Scenarios/buy-crypto/brief.md")
  }

  @Test func `tags of one app are held against its brief, each place once`() throws {
    let pickles = [
      made(0, line: 9, tags: ["@BUX-09", "@BUY-10"]), made(1, line: 9, tags: ["@BUX-09"]),
      made(2, line: 5, tags: ["@BUY-11"]),
    ].map(\.pickle)
    #expect(
      RequirementTags.unknown(in: pickles, brief: try brief()).map {
        "\($0.place) \($0.message); \($0.remedy)"
      }
        == [
          "a.feature:8:1 no line 'BUX-09' in Scenarios/buy-crypto/brief.md; nearest to '@BUX-09' is '@BUY-09'",
          "a.feature:4:1 no line 'BUY-11' in Scenarios/buy-crypto/brief.md; nearest to '@BUY-11' is '@BUY-10'",
        ])
  }

  @Test(arguments: ["@buy-09", "@BUY09", "@Buy_09", "@BUY.09"])
  func `a tag that is an id but for case and marks is misspelt`(_ tag: String) throws {
    let found = RequirementTags.misspelt(
      in: [made(0, line: 9, tags: ["@a", tag]).pickle], brief: try brief())
    #expect(found.map(\.tag) == [tag])
    #expect(found.map(\.id) == ["BUY-09"])
    #expect(found.map { "\($0.place)" } == ["a.feature:8:5"])
  }

  @Test(arguments: ["@BUY-09", "@BUY-99", "@slow", "@buy", "@09"])
  func `an id, or a tag of one's own, is not`(_ tag: String) throws {
    #expect(RequirementTags.misspelt(in: [made(0, line: 9, tags: [tag]).pickle], brief: try brief()).isEmpty)
  }
}

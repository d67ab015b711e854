import Gherkin
import ScenarioRunner
import Testing

struct RequirementIDTests {
  @Test(arguments: ["BUY-09", "A-1", "B2B-007", "APP-BUY-12"]) func `capitals, hyphen, digits are an id`(
    text: String
  ) {
    #expect(RequirementID.isID(text))
    #expect(RequirementID.prefix(of: text + ": more") == text)
    #expect(RequirementID.prefix(of: text) == text)
  }

  @Test(arguments: [
    "buy-09", "BUY09", "BUY-", "-09", "BUY--09", "BUY-09a", "9-9", "BUY-O9", "", "BUY-09_x", "BUY 09",
  ])
  func `anything else is none`(text: String) {
    #expect(!RequirementID.isID(text))
    #expect(RequirementID.prefix(of: text) == nil)
  }

  @Test func `a pickle has each id once, in the order of its tags`() {
    let location = Location(line: 1, column: 1)
    let tags = ["@BUY-10", "@slow", "@BUY-09", "@BUY-10", "@wip-1"]
    let pickle = Pickle(
      id: 0, uri: "a", name: "", language: "en", location: location, scenarioLocation: location, parents: [],
      astNodeIDs: [], tags: tags.map { PickleTag(name: $0, location: location, astNodeID: 0) }, steps: [])
    #expect(pickle.requirementIDs == ["BUY-10", "BUY-09"])
  }
}

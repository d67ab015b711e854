import Gherkin
import ScenarioRunner
import Testing

struct PickleTitleTests {
  private func pickle(
    _ name: String, uri: String = "a/bug-7.scenario", parents: [String] = [], steps: [String] = []
  )
    -> Pickle
  {
    let location = Location(line: 1, column: 1)
    let steps = steps.map {
      PickleStep(
        id: 0, keyword: "then ", kind: .outcome, text: $0, location: location, astNodeIDs: [], arguments: [])
    }
    return Pickle(
      id: 0, uri: uri, name: name, language: "en", location: location, scenarioLocation: location,
      parents: parents, astNodeIDs: [], tags: [], steps: steps)
  }

  @Test func `a scenario without a name is called by its last step`() {
    #expect(pickle("Named", steps: ["it shows"]).title == "Named")
    #expect(pickle("", steps: ["it runs", "it shows"]).title == "then it shows")
    #expect(pickle("").title == "(no name)")
  }

  @Test(
    arguments: [
      ("a/bug-7.scenario", ["bug-7"], []), ("-e", ["-e"], []),
      ("a/b.feature", ["B", "", "rule"], ["B", "rule"]),
      ("a/b.feature.md", ["b", "b.feature.md", "b."], ["b."]),
    ] as [(String, [String], [String])])
  func `a heading that repeats the file's name says nothing`(
    uri: String, parents: [String], headings: [String]
  ) {
    #expect(pickle("a", uri: uri, parents: parents).headings == headings)
  }
}

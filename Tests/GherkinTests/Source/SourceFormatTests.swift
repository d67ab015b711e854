import Gherkin
import Testing

struct SourceFormatTests {
  @Test func `the file's ending tells the format`() {
    #expect(SourceFormat(path: "Scenarios/a.feature") == .feature)
    #expect(SourceFormat(path: "Scenarios/a.feature.md") == .markdown)
    #expect(SourceFormat(path: "Scenarios/a.scenario") == .shorthand)
  }

  @Test func `an ending is one in capitals, too`() {
    #expect(SourceFormat(path: "A.FEATURE") == .feature)
    #expect(SourceFormat(path: "a.Feature.Md") == .markdown)
    #expect(SourceFormat(path: "a.SCENARIO") == .shorthand)
  }

  @Test(arguments: [
    ("a/b.feature", "a/b"), ("a/b.feature.md", "a/b"), ("a/B.SCENARIO", "a/B"), ("a.b/c.txt", "a.b/c.txt"),
    (".feature", ""), ("Zoë.feature", "Zoë"),
  ])
  func `a path without the ending`(path: String, rest: String) {
    #expect(SourceFormat.withoutEnding(path) == rest)
  }

  @Test(arguments: ["brief.md", "a.features", "feature", "a.FEATURES", "a@feature", ""])
  func `other files have no format`(_ path: String) {
    #expect(SourceFormat(path: path) == nil)
  }
}

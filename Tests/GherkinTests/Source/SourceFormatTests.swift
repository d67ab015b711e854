import Gherkin
import Testing

struct SourceFormatTests {
  @Test func `the file's ending tells the format`() {
    #expect(SourceFormat(path: "Scenarios/a.feature") == .feature)
    #expect(SourceFormat(path: "Scenarios/a.feature.md") == .markdown)
    #expect(SourceFormat(path: "Scenarios/a.scenario") == .shorthand)
  }

  @Test(arguments: ["brief.md", "a.features", "feature", "a.FEATURE", ""])
  func `other files have no format`(_ path: String) {
    #expect(SourceFormat(path: path) == nil)
  }
}

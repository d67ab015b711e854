import Testing

@testable import Reporters

struct ReporterCatalogTests {
  @Test func `names are unique and the usual reporter comes first`() {
    #expect(
      ReporterCatalog.all.map(\.name) == [
        "terminal", "pretty", "progress", "html", "junit", "json", "message", "rerun", "usage", "github",
        "tap",
        "teamcity",
      ])
    #expect(ReporterCatalog.all.first?.name == ReporterCatalog.usual.name)
    #expect(ReporterCatalog.all.allSatisfy { !$0.summary.isEmpty && $0.summary.last != "." })
  }
}

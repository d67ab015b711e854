import Gherkin
import Reporters
import Testing

struct LintReportTests {
  @Test func `all of a report is in order`() {
    let report = LintSample.mixed
    #expect(report.files == ["a b/50%,é:#.feature", "b.feature", "clean.feature"])
    #expect(report.rules.map(\.id) == ["a-warning", "some-error"])
    #expect(report.diagnostics.map(\.location.line) == [3, 2, 12])
  }

  @Test func `a file in which something was found is one of the files`() {
    let brief = Diagnostic(
      LintSample.error, uri: "brief.md", location: Location(line: 1, column: 1), problem: "p")
    let report = LintReport(version: "1", files: ["c"], rules: [], diagnostics: [brief, brief])
    #expect(report.files == ["brief.md", "c"])
  }

  @Test func `findings are counted by severity`() {
    #expect(Diagnostic.Severity.allCases.map { LintSample.mixed.count($0) } == [1, 1, 1])
    #expect(LintSample.clean.count(.error) == 0)
  }
}

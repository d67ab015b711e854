import Testing

@testable import Reporters

struct ReporterErrorTests {
  @Test func `an unknown report is told with the nearest and with all`() {
    let error = #expect(throws: ReporterError.self) { try ReporterCatalog.kind(named: "junt") }
    #expect(
      error?.description == """
        error: there is no report 'junt'
        note: did you mean 'junit'? the reports are terminal, pretty, progress, html, junit, json, message, rerun, usage, github, tap, teamcity
        """)
    #expect(
      ReporterError.unknownReporter("\u{1B}zzzzzzzzzz", known: ["a", "b"]).description == """
        error: there is no report '␛zzzzzzzzzz'
        note: the reports are a, b
        """)
  }

  @Test func `a report that cannot be created or finished says so`() {
    #expect(
      ReporterError.cannotCreate(path: "out/a.xml", reason: "permission denied").description == """
        out/a.xml: error: the report cannot be created: permission denied
        note: name a file that can be written to; folders on the way to it are made where that is allowed
        """)
    #expect(
      ReporterError.cannotWrite(path: "out/a.xml", reason: "no space left on device").description == """
        out/a.xml: error: the report is not complete: no space left on device
        note: do not rely on what it holds; make room or name another file
        """)
    #expect(
      ReporterError.cannotKeep(path: "film.mp4", folder: "out/a.xml.files").description == """
        film.mp4: error: what a step attached cannot be kept in 'out/a.xml.files'
        note: see that it is a file, that it is there and that there is room
        """)
    #expect(
      ReporterError.cannotAppend(path: "out/summary.md", reason: "no such file or directory").description
        == """
        out/summary.md: error: the summary of the job cannot be written: no such file or directory
        note: GITHUB_STEP_SUMMARY names it, and no folder is made for it; correct it or take it away
        """)
  }

  @Test func `people who have read the remedy are told the problem alone`() {
    #expect(
      ReporterError.cannotCreate(path: "a\n.xml", reason: "permission denied").firstLine
        == "a␊.xml: error: the report cannot be created: permission denied")
  }
}

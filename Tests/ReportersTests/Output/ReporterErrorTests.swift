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
        note: name a file in a folder that can be written to
        """)
    #expect(
      ReporterError.cannotWrite(path: "out/a.xml", reason: "no space left on device").description == """
        out/a.xml: error: the report is not complete: no space left on device
        note: do not rely on what it holds; make room or name another file
        """)
    #expect(
      ReporterError.cannotKeep(path: "film.mp4", folder: "out/a.xml.files").description == """
        film.mp4: error: the file cannot be copied to 'out/a.xml.files'
        note: a step adds it to the report; see that it is there and that there is room
        """)
  }
}

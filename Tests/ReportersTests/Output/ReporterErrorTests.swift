import Testing

@testable import Reporters

struct ReporterErrorTests {
  @Test func `an unknown report is told with the nearest and with all`() {
    let error = #expect(throws: ReporterError.self) { try ReporterCatalog.kind(named: "junt") }
    #expect(
      error?.description == """
        error: there is no report 'junt'
        note: did you mean 'junit'? the reports are terminal, pretty, html, junit, json, message
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
  }
}

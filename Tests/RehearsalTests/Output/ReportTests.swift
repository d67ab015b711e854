import Foundation
import Rehearsal
import Reporters
import ScenarioRunner
import TestSupport
import Testing

struct ReportTests {
  @Test func `two reports and the terminal`() async throws {
    let stage = try Stage.good()
    let end = await stage.run("-f", "junit:out/report.xml", "--format", "json:report.json")
    #expect(end.status == .success)
    #expect(end.output.hasPrefix("2 scenarios: 2 passed   TIME\n\nCounter   2 lines"))
    let xml = try stage.read("out/report.xml")
    #expect(xml.contains("<testcase"))
    #expect(xml.contains("CNT-01"))
    let json = try #require(
      try JSONSerialization.jsonObject(with: Data(stage.read("report.json").utf8)) as? [String: Any])
    #expect(json["requirements"] != nil)
  }

  @Test func `a page has the brief, the gate and a picture at each step`() async throws {
    let stage = try Stage.good()
    let end = await stage.run("-f", "html:out/report.html")
    #expect(end.status == .success)
    let page = try stage.read("out/report.html")
    #expect(page.hasPrefix("<!doctype html>"))
    #expect(page.contains(#"{"title":"5 apples are here"}"#))
    #expect(page.contains(#""id":"CNT-01","text":"Eating takes apples away""#))
    #expect(page.contains(#""gate":{"scope":"whole app","verdict":"holds","lines":[]}"#))
    #expect(page.hasSuffix("</html>\n"))
  }

  @Test func `no snapshot is taken where no report draws it`() async throws {
    let end = try await Stage.good().run("-f", "json")
    #expect(!end.output.contains("apples are here"))
  }

  @Test func `a report on standard output is alone there`() async throws {
    let end = try await Stage.good().run("-f", "json")
    #expect(end.status == .success)
    #expect(try JSONSerialization.jsonObject(with: Data(end.output.utf8)) is [String: Any])
    let dashed = try await Stage.good().run("-f", "json:-")
    #expect(try JSONSerialization.jsonObject(with: Data(dashed.output.utf8)) is [String: Any])
  }

  @Test func `messages go to a file and to standard output, with what the program is`() async throws {
    let stage = try Stage.good()
    let end = await stage.run("-f", "message:run.ndjson", "-f", "message:-")
    #expect(end.status == .success)
    let file = try stage.read("run.ndjson").split(separator: "\n")
    #expect(end.output.split(separator: "\n").count == file.count)
    #expect(file[0].contains(#""implementation":{"name":"rehearse","version":"\#(Rehearsals.version)"}"#))
    #expect(file[1].hasPrefix(#"{"source":{"data":"Feature"#))
    #expect(file.last?.contains(#""success":true"#) == true)
    var scenarios = 0
    let summary = try MessageReader.read(file: stage.folder.path + "/run.ndjson") { event in
      if case .scenarioFinished = event { scenarios += 1 }
    }
    #expect(summary.isComplete && scenarios == 2)
  }

  @Test(.enabled(if: MessageSchema.isThere, "needs ../shared/conformance"))
  func `messages of a text on the command line are valid, too`() async throws {
    let end = try await Stage().run("-e", "Given 1 apples, Then 1 are left", "-f", "message")
    #expect(end.status == .success)
    let schema = try MessageSchema.load()
    let lines = end.output.split(separator: "\n")
    #expect(lines.count > 10)
    for line in lines {
      let value = try #require(JSONValue(parsing: String(line)))
      #expect(schema.problems(with: value) == [], "\(line)")
    }
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/dev/full"), "this system has no /dev/full"))
  func `a report that is not complete is red`() async throws {
    let end = try await Stage.good().run("-f", "json:/dev/full")
    #expect(end.status == .usage)
    #expect(
      end.errors == """
        /dev/full: error: the report is not complete: no space left on device
        note: do not rely on what it holds; make room or name another file

        """)
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/dev/full"), "this system has no /dev/full"))
  func `a failed scenario outweighs a report that is not complete, and other reports are`() async throws {
    let stage = try Stage()
    let end = await stage.run(
      "-e", "Given 1 apples, Then 2 are left", "-f", "junit:/dev/full", "-f", "json:out.json")
    #expect(end.status == .scenarioFailed)
    #expect(end.errors.contains("/dev/full: error: the report is not complete: "))
    let json = try JSONSerialization.jsonObject(with: Data(stage.read("out.json").utf8)) as? [String: Any]
    #expect((json?["summary"] as? [String: Any])?["failed"] as? Int == 1)
  }

  @Test func `pretty shows every step, and the brief below`() async throws {
    let end = try await Stage.good().run("-f", "pretty")
    #expect(end.output.contains("5 apples"))
    #expect(end.output.contains("Counter   2 lines: 2 passed"))
  }

  @Test func `colour only on a terminal, and not where it is not wanted`() async throws {
    let stage = try Stage.good()
    func isColoured(_ environment: [String: String], isTerminal: Bool = true) async -> Bool {
      await stage.run([], environment: environment, isTerminal: isTerminal).output.contains("\u{1B}[")
    }
    #expect(await isColoured([:]))
    #expect(await isColoured(["NO_COLOR": ""]))
    #expect(await !isColoured([:], isTerminal: false))
    #expect(await stage.run([], environment: ["NO_COLOR": "1"]).output.contains("\u{1B}[3") == false)
    let plain = Console(
      write: { _ in }, writeError: { _ in }, environment: ["NO_COLOR": "1"], isTerminal: true)
    #expect(!plain.isColoured)
    let dumb = Console(write: { _ in }, writeError: { _ in }, environment: ["TERM": "dumb"], isTerminal: true)
    #expect(!dumb.isColoured)
  }

  @Test func `a narrow terminal wraps the brief`() async throws {
    let stage = try Stage.good()
    let wide = await stage.run([], isTerminal: false)
    let narrow = await stage.run([], environment: ["NO_COLOR": "1"], isTerminal: true, width: 40)
    #expect(wide.output.contains("Eating takes apples away   1 mapped"))
    #expect(!narrow.output.contains("Eating takes apples away   1 mapped"))
    for line in narrow.output.split(whereSeparator: { "\n\r".contains($0) }) where !line.contains("\u{1B}") {
      #expect(line.count <= 40, "\(line)")
    }
  }

  /// An app with a step that looks into a report while it is written.
  private func reader(_ stage: Stage) -> AppSuite {
    let folder = stage.folder
    return AppSuite(
      name: "counter", summary: "Reads its report",
      steps: StepLibrary<CountingWorld> {
        Given("{string} holds {string}") { (_, file: String, text: String) in
          let report = try String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)
          guard text.isEmpty || report.contains(text) else {
            throw ExpectationFailure("the report lacks it", expected: text, actual: report)
          }
        }
      }
    ) { _ in CountingWorld() }
  }

  @Test(
    arguments: [
      ("html", #"data-part=\"start\""#, #""name":"First""#),
      ("message", "testRunStarted", "testCaseFinished"),
      ("pretty", "", "✓ First"), ("tap", "TAP version 13", "ok 1 - First"),
      ("teamcity", "", "testFinished name='First'"), ("progress", "", "."),
    ] as [(String, String, String)])
  func `a report that is written as the run goes on is on disk as far as the run is`(
    format: String, atFirst: String, afterOne: String
  ) async throws {
    let stage = try Stage()
    let escaped = afterOne.replacing("\"", with: "\\\"")
    try stage.write(
      """
      Feature: F
        Scenario: First
          Given "report" holds "\(atFirst)"
        Scenario: Second
          Given "report" holds "\(escaped)"
      """, to: "a.feature")
    let end = await stage.run(["a.feature", "-f", "\(format):report"], suites: [reader(stage)])
    #expect(end.output.hasPrefix("2 scenarios: 2 passed"), "\(end.output)")
  }
}

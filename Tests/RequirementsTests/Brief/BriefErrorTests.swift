import Gherkin
import ScenarioRunner
import Testing

@testable import Requirements

struct BriefErrorTests {
  private func message(_ text: String) -> String {
    message(bytes: Array(text.utf8))
  }

  private func message(bytes: [UInt8]) -> String {
    do {
      _ = try Brief(parsing: bytes, path: "Scenarios/a/brief.md")
      return "no error"
    } catch { return error.description }
  }

  @Test func `an id that stands twice is told with both places`() {
    #expect(
      message("- A-1 one\n- A-2 two · A-1 again") == """
        Scenarios/a/brief.md:2:13: error: the brief has two lines 'A-1'
        note: the first is at Scenarios/a/brief.md:1:3; give one of them another id
        """)
  }

  @Test(arguments: ["", "# Title\n\n- text\n"]) func `a brief without a line is refused`(text: String) {
    #expect(
      message(text) == """
        Scenarios/a/brief.md:1:1: error: the brief has no requirement line
        note: start a list item with an id, such as '- BUY-01 The wallet holds …'
        """)
  }

  @Test func `bytes that are not UTF-8 are told with their place`() {
    #expect(
      message(bytes: Array("- A-1 é\n- A".utf8) + [0xFF, 0x41]) == """
        Scenarios/a/brief.md:2:4: error: the brief is not UTF-8 from here on
        note: save the file as UTF-8
        """)
  }

  @Test(arguments: ["(waived)", "(waived:)", "(waived: )"])
  func `a waiver without a reason is refused`(waiver: String) {
    #expect(
      message("- A-1 one \(waiver)") == """
        Scenarios/a/brief.md:1:3: error: line 'A-1' is waived without a reason
        note: say why, as in '- A-1 … (waived: the reason)'
        """)
  }

  @Test func `a line without words is refused`() {
    #expect(
      message("- A-1\n") == """
        Scenarios/a/brief.md:1:3: error: line 'A-1' says nothing
        note: say what the app must do, as in '- A-1 Next is disabled …'
        """)
  }

  @Test func `what hides the rest of a brief is refused`() {
    #expect(
      message("- A-1 one\n  <!-- two\n- A-2 three") == """
        Scenarios/a/brief.md:2:3: error: the comment that starts here has no end
        note: close it, or the lines under it are lost: a comment is no part of the brief
        """)
    #expect(
      message("- A-1 one\n```\n- A-2 three") == """
        Scenarios/a/brief.md:2:1: error: the code block that starts here has no end
        note: close it, or the lines under it are lost: a code block is no part of the brief
        """)
  }

  @Test func `all that is wrong is told at once`() {
    let text = message("- A-1 one (waived)\n- A-1 two\n- A-3")
    #expect(text.split(separator: "\n").filter { $0.contains("error:") }.count == 3)
  }

  @Test func `a tag that no line has is told with the nearest id`() throws {
    let brief = try Brief(parsing: "- BUY-09 one\n- BUY-10 two", path: "Scenarios/buy-crypto/brief.md")
    let cases = [
      made(0, line: 9, tags: ["@BUY-10", "@BUX-09", "@slow"]),
      made(1, line: 9, tags: ["@BUY-10", "@BUX-09"]),
      made(2, line: 5, tags: ["@QQQQ-777"]), made(3, line: 7, tags: ["@NO-1"], suite: "other"),
    ]
    let problems = RequirementTags.unknown(in: cases, briefs: ["buy-crypto": brief])
    #expect(
      problems.map(\.description) == [
        """
        a.feature:4:1: error: no line 'QQQQ-777' in Scenarios/buy-crypto/brief.md
        note: add the line to the brief, or take the tag '@QQQQ-777' away
        """,
        """
        a.feature:8:10: error: no line 'BUX-09' in Scenarios/buy-crypto/brief.md
        note: nearest to '@BUX-09' is '@BUY-09'
        """,
      ])
  }
}

/// A scenario with tags and nothing else.
func made(
  _ id: Int, line: Int, tags: [String], suite: String = "buy-crypto", name: String = "Scenario",
  uri: String = "a.feature"
) -> TestCase {
  let location = Location(line: line, column: 1)
  var column = 1
  let tags = tags.map { name in
    defer { column += name.count + 2 }
    return PickleTag(name: name, location: Location(line: line - 1, column: column), astNodeID: 0)
  }
  let pickle = Pickle(
    id: id, uri: uri, name: name, language: "en", location: location, scenarioLocation: location, parents: [],
    astNodeIDs: [], tags: tags, steps: [])
  return TestCase(id: id, suite: suite, pickle: pickle, steps: [])
}

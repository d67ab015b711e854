import Foundation
import ScenarioRunner
import Testing

@testable import Rehearsal

/// Runs that are refused: no report of theirs is the last run's green one.
struct RefusedRunTests {
  private static let formats = ["junit", "json", "html", "tap", "teamcity", "usage", "pretty", "message"]

  /// A folder whose reports are those of a green run.
  private func stage() async throws -> Stage {
    let stage = try Stage.good()
    let green = await stage.run(Self.arguments)
    #expect(green.status == .success)
    return stage
  }

  private static let arguments = (formats + ["rerun"]).flatMap { ["-f", "\($0):\($0).txt"] }

  private static let unknown = """
    Feature: Pears
      @CNT-99
      Scenario: One
        Given 5 apples
    """

  /// What is wrong with a run: a text of it, or its arguments; then how it ends, and a word of the reason.
  private static let faults: [(String, [String], Rehearsal.ExitStatus, String)] = [
    ("Feature: F\n  Scenario: S\n    Given 5 apples\n    Foo", [], .usage, "Foo"),
    (unknown, [], .usage, "no line 'CNT-99' in"),
    ("", ["--tags", "@none"], .nothingToRun, "no scenario is selected"),
    ("", ["Scenarios/typo.feature"], .usage, "Scenarios/typo.feature"),
    ("", ["--timeout", "ages"], .usage, "ages"),
  ]

  @Test(arguments: faults)
  func `every report tells why nothing was run`(
    text: String, arguments: [String], status: Rehearsal.ExitStatus, word: String
  ) async throws {
    let stage = try await stage()
    if !text.isEmpty { try stage.write(text, to: "Scenarios/counter/pears.feature") }
    let end = await stage.run(Self.arguments + arguments)
    #expect(end.status == status)
    #expect(end.output == "")
    for format in Self.formats + ["rerun"] {
      let report = try stage.read("\(format).txt")
      #expect(report.replacing("|'", with: "'").contains(word), "\(format): \(report)")
      // The texts are told where one does not parse.
      if format != "message" { #expect(!report.contains("Two of five"), "\(format)") }
    }
    let rerun = await stage.run("--rerun", "rerun.txt")
    #expect(rerun.errors.hasPrefix("error: 'rerun.txt' lists no scenario, so nothing was run\n"))
    #expect(rerun.status == .nothingToRun)
  }

  @Test func `a job of GitHub gets annotations and a summary`() async throws {
    let stage = try Stage.good()
    try stage.write(
      "Feature: F\n  Scenario: S\n    Given 5 apples\n    Foo", to: "Scenarios/counter/f.feature")
    let end = await stage.run(
      ["-f", "github", "-f", "github:log.txt"],
      environment: ["GITHUB_STEP_SUMMARY": stage.folder.path + "/summary.md"])
    #expect(end.status == .usage)
    #expect(
      end.output == """
        ::error file=Scenarios/counter/f.feature,line=4,col=5,title=nothing was run::expected: #EOF, #TableRow, \
        #DocStringSeparator, #StepLine, #TagLine, #ExamplesLine, #ScenarioLine, #RuleLine, #Comment, #Empty, got 'Foo'

        """)
    #expect(try stage.read("summary.md").hasPrefix("## Rehearsal\n\nNothing was run.\n"))
  }

  @Test func `Bazel gets its file`() async throws {
    let stage = try Stage.good()
    try stage.write(Self.unknown, to: "Scenarios/counter/pears.feature")
    let end = await stage.run([], environment: ["XML_OUTPUT_FILE": stage.folder.path + "/test.xml"])
    #expect(end.status == .usage)
    #expect(try stage.read("test.xml").contains(#"<failure type="refused" message="nothing was run: "#))
  }

  @Test func `a list stays as it is where its own scenarios are to run`() async throws {
    let stage = try Stage.good()
    try stage.write(
      "Feature: Wrong\n  Scenario: Of five\n    Given 5 apples\n    Then 4 are left\n",
      to: "Scenarios/counter/wrong.feature")
    _ = await stage.run("-f", "rerun:failed.txt")
    let list = try stage.read("failed.txt")
    try stage.write(
      "Feature: Wrong\n  Scenario: Of five\n    Given 5 apples\n    Foo",
      to: "Scenarios/counter/wrong.feature")
    let end = await stage.run("--rerun", "failed.txt", "-f", "rerun:./failed.txt", "-f", "json:run.json")
    #expect(end.status == .usage)
    #expect(try stage.read("failed.txt") == list)
    #expect(try stage.read("run.json").contains(#""refusal""#))
  }

  @Test(arguments: ["Scenarios/counter/eating.feature", "Scenarios/counter/brief.md", "notes.txt"])
  func `nothing that would have been read is written over`(path: String) async throws {
    let stage = try Stage.good()
    try stage.write("notes", to: "notes.txt")
    let before = try stage.read(path)
    let operands = path == "notes.txt" ? [path] : []
    let end = await stage.run(operands + ["--tags", "@none", "-f", "json:\(path)"])
    #expect(end.errors.contains("'\(path)'"))
    #expect(end.status != .success)
    #expect(try stage.read(path) == before)
  }

  @Test func `a list of scenarios is no report of a run`() async throws {
    let stage = try Stage.good()
    try stage.write("old", to: "list.json")
    let end = await stage.run("--list", "--tags", "@none", "-f", "json:list.json")
    #expect(end.status == .nothingToRun)
    #expect(try stage.read("list.json") == "old")
  }

  @Test func `a shard that was refused is named by the merge`() async throws {
    let stage = try Stage.divided()
    _ = await stage.runShards(2)
    let refused = await stage.run("--shard", "2/2", "-f", "message:2.ndjson", "--tags", "@none")
    #expect(refused.status == .nothingToRun)
    let end = await stage.run("merge", "1.ndjson", "2.ndjson")
    let reason = refused.errors.split(separator: "\n")[0].dropFirst("error: ".count)
      .replacing(", so nothing was run", with: "")
    #expect(
      end.errors.hasPrefix(
        """
        error: '2.ndjson' is of a run that was refused: \(reason)
        note: see to that and run it again
        error: shard 2/2 is missing, with 2 scenarios

        """))
    #expect(end.status == .scenarioFailed)
    let alone = await stage.run("merge", "2.ndjson", "-f", "junit:all.xml")
    #expect(alone.status == .scenarioFailed)
    #expect(try stage.read("all.xml").contains("nothing was merged: '2.ndjson' is of a run that was refused"))
  }

  @Test func `a merge that is refused leaves no report of the last one`() async throws {
    let stage = try Stage.divided()
    try stage.write("old", to: "all.xml")
    let end = await stage.run("merge", "1.ndjson", "-f", "junit:all.xml", "-f", "github")
    #expect(
      end.errors == "error: there is no file or folder '1.ndjson'\nnote: check the spelling of the path\n")
    #expect(
      end.output
        == "::error title=nothing was merged::there is no file or folder '1.ndjson'%0Acheck the spelling of the path\n"
    )
    #expect(end.status == .usage)
    #expect(try stage.read("all.xml").contains("nothing was merged: there is no file or folder '1.ndjson'"))
  }
}

import Foundation
import Synchronization
import TestSupport
import Testing

@testable import Rehearsal

struct CIReportTests {
  /// Text that a command wrote.
  private final class Written: Sendable {
    private let state = Mutex("")
    var text: String { state.withLock { $0 } }
    func add(_ text: String) { state.withLock { $0 += text } }
  }

  private static let wrong = """
    Feature: Wrong
      Scenario: Of five
        Given 5 apples
        Then 4 are left
    """

  @Test func `annotations go to the log, the summary behind what the job wrote before`() async throws {
    let stage = try Stage.good()
    try stage.write(Self.wrong, to: "Scenarios/counter/wrong.feature")
    try stage.write("before\n", to: "summary.md")
    let end = await stage.run(
      ["-f", "github"], environment: ["GITHUB_STEP_SUMMARY": stage.folder.path + "/summary.md"])
    #expect(end.status == .scenarioFailed)
    #expect(end.output.contains("::error file=Scenarios/counter/wrong.feature,line=4,col=5,title=Of five::"))
    let summary = try stage.read("summary.md")
    #expect(summary.hasPrefix("before\n## Rehearsal\n"))
    #expect(summary.contains("Of five"))
  }

  @Test func `the title of a brief is no command`() async throws {
    let stage = try Stage.good()
    try stage.write("# ::error::boom\n- CNT-01 a\n- CNT-02 b\n", to: "Scenarios/counter/brief.md")
    let end = await stage.run("-f", "github")
    #expect(end.output.contains("::error::boom"))
    #expect(end.output.contains("::stop-commands::rehearse-0\n"))
  }

  @Test func `what was not reached is not called unused`() async throws {
    let stage = try Stage.good()
    try stage.write(Self.wrong, to: "Scenarios/counter/a-wrong.feature")
    let end = await stage.run("--fail-on-unused", "--fail-fast")
    #expect(end.status == .scenarioFailed)
    #expect(!end.errors.contains("no scenario calls"))
  }

  @Test func `a summary that cannot be written fails the run with its own message`() async throws {
    let stage = try Stage.good()
    let end = await stage.run(
      ["-f", "github"], environment: ["GITHUB_STEP_SUMMARY": stage.folder.path])
    #expect(end.status == .usage)
    #expect(end.errors.contains("error: the summary of the job cannot be written: is a directory"))
  }

  @Test func `no folder is made for a summary`() async throws {
    let stage = try Stage.good()
    let path = stage.folder.path + "/no/summary.md"
    let end = await stage.run(["-f", "github"], environment: ["GITHUB_STEP_SUMMARY": path])
    #expect(end.status == .usage)
    #expect(
      end.errors == """
        \(path): error: the summary of the job cannot be written: no such file or directory
        note: GITHUB_STEP_SUMMARY names it, and no folder is made for it; correct it or take it away
        \(path): error: the summary of the job cannot be written: no such file or directory

        """)
    #expect(!FileManager.default.fileExists(atPath: stage.folder.path + "/no"))
  }

  @Test(arguments: [[], ["--tags", "@nobody"]])
  func `of two reports for GitHub one writes the summary`(selection: [String]) async throws {
    let stage = try Stage.good()
    let end = await stage.run(
      ["-f", "github", "-f", "github:log.txt"] + selection,
      environment: ["GITHUB_STEP_SUMMARY": stage.folder.path + "/summary.md"])
    #expect(end.status == (selection.isEmpty ? .success : .nothingToRun))
    let summary = try stage.read("summary.md")
    #expect(summary.components(separatedBy: "## Rehearsal").count == 2)
    #expect(try !stage.read("log.txt").isEmpty)
  }

  @Test func `without a job there is no summary`() async throws {
    let end = try await Stage.good().run("-f", "github")
    #expect(end.status == .success)
    #expect(end.output.hasPrefix("2 scenarios: 2 passed"))
  }

  @Test func `a step that no scenario calls fails the run where that is asked for`() async throws {
    let stage = try Stage.good()
    #expect(await stage.run().status == .success)
    let end = await stage.run("--fail-on-unused")
    #expect(end.status == .scenarioFailed)
    let lines = end.errors.split(separator: "\n")
    #expect(
      lines.contains { $0.contains(#/^RehearsalTests\/Suites\.swift:\d+: error: no scenario calls '/#) },
      "\(end.errors)")
    #expect(lines.contains("note: write a scenario that says it, or take the step away"))
  }

  @Test func `a step that was not reached behind a failure is said, and one that a dry run matches`()
    async throws
  {
    let stage = try Stage.good()
    try stage.write(
      "Feature: W\n  @wip\n  Scenario: W\n    Given 5 apples\n    Then 4 are left\n    When I eat 2\n",
      to: "Scenarios/counter/w.feature")
    let end = await stage.run("--fail-on-unused", "Scenarios/counter/w.feature")
    #expect(!end.errors.contains("no scenario calls 'I eat"))
    #expect(end.errors.contains("no scenario calls '"))
    let usage = await stage.run("-f", "usage", "Scenarios/counter/w.feature")
    #expect(usage.output.contains(" not called\n"))
    #expect(usage.output.contains("\n  I eat {int}\n"))
    let dry = await stage.run("-f", "usage", "--dry-run", "Scenarios/counter/w.feature")
    #expect(dry.output.contains(" that no scenario says\n"))
    #expect(!dry.output.contains("I eat {int}"))
  }

  @Test func `a summary takes only the room that the job has left`() async throws {
    let stage = try Stage.good()
    try stage.write(Self.wrong, to: "Scenarios/counter/wrong.feature")
    let environment = ["GITHUB_STEP_SUMMARY": stage.folder.path + "/summary.md"]
    let limit = 1 << 20
    for (before, isWhole) in [(limit - 2000, true), (limit - 300, false)] {
      try stage.write(String(repeating: "x", count: before - 1) + "\n", to: "summary.md")
      let end = await stage.run(["-f", "github"], environment: environment)
      let summary = try stage.read("summary.md")
      #expect(summary.utf8.count > before && summary.utf8.count <= limit)
      #expect(summary.contains("Of five") == isWhole)
      #expect(summary.contains("… and 1 more, which this page has no room for") == !isWhole)
      #expect(!end.output.contains("::warning"))
    }
    try stage.write(String(repeating: "x", count: limit - 100), to: "summary.md")
    let end = await stage.run(["-f", "github"], environment: environment)
    #expect(try stage.read("summary.md").utf8.count == limit - 100)
    #expect(
      end.output.contains(
        "::warning title=the summary of the job has no room left::GitHub takes 1 MiB of one step; "
          + "what did not pass is in the log\n"), "\(end.output)")
  }

  /// A repository with the scenarios in a folder `sub` of it, and what GitHub says of where it is.
  private func repository() throws -> (
    stage: Stage, run: @Sendable ([String], [String: String]) async -> String
  ) {
    let stage = try Stage(["sub/in.feature": Self.wrong, "out.feature": Self.wrong])
    let folder = stage.folder.path + "/sub"
    return (
      stage,
      { arguments, environment in
        let output = Written()
        let console = Console(
          write: output.add, writeError: { _ in },
          readInput: { Array("Given 1 apples\nThen 2 are left".utf8) },
          environment: environment, folder: folder)
        var rehearsals = Rehearsals(suites: [counterSuite()], console: console)
        rehearsals.grace = .seconds(300)
        _ = await rehearsals.run(arguments)
        return output.text.split(separator: "\n").filter { $0.hasPrefix("::error") }.joined(separator: "\n")
      }
    )
  }

  @Test func `annotations name a file from the root of the repository`() async throws {
    let (stage, run) = try repository()
    let root = ["GITHUB_WORKSPACE": stage.folder.path]
    #expect(await run(["-f", "github", "in.feature"], root).hasPrefix("::error file=sub/in.feature,line=4,"))
    #expect(
      await run(["-f", "github", stage.folder.path + "/sub/in.feature"], root)
        .hasPrefix("::error file=sub/in.feature,"))
    #expect(await run(["-f", "github", "../out.feature"], root).hasPrefix("::error file=out.feature,"))
    let slashed = ["GITHUB_WORKSPACE": stage.folder.path + "/./"]
    #expect(await run(["-f", "github", "in.feature"], slashed).hasPrefix("::error file=sub/in.feature,"))
    try stage.write("Feature: F\n  Scenario: S\n    Thn x\n", to: "sub/lint.feature")
    #expect(
      await run(["lint", "-f", "github", "lint.feature"], root).hasPrefix("::error file=sub/lint.feature,"))
  }

  @Test func `outside of the repository, and without one, a file is named as ever`() async throws {
    let (stage, run) = try repository()
    for environment in [
      [:], ["GITHUB_WORKSPACE": ""], ["GITHUB_WORKSPACE": stage.folder.path + "/other"],
      ["GITHUB_WORKSPACE": stage.folder.path + "/su"],
    ] {
      #expect(await run(["-f", "github", "in.feature"], environment).hasPrefix("::error file=in.feature,"))
    }
  }

  @Test func `a link on the way to the repository does not hide that a file is in it`() async throws {
    let (stage, run) = try repository()
    try FileManager.default.createSymbolicLink(
      atPath: stage.folder.path + "/linked", withDestinationPath: stage.folder.path)
    let root = ["GITHUB_WORKSPACE": stage.folder.path + "/linked"]
    #expect(await run(["-f", "github", "in.feature"], root).hasPrefix("::error file=sub/in.feature,"))
  }

  @Test func `a text without a file is annotated without one`() async throws {
    let (stage, run) = try repository()
    let root = ["GITHUB_WORKSPACE": stage.folder.path]
    let wrong = "Given 1 apples, then 2 are left"
    for environment in [[:], root] {
      for arguments in [["-e", wrong], ["-e", wrong, "-e", "Given nothing"], ["-"]] {
        let annotations = await run(["-f", "github"] + arguments, environment)
        #expect(annotations.hasPrefix("::error title="), "\(annotations)")
      }
      #expect(
        await run(["lint", "-f", "github", "--as", "feature", "-"], environment).hasPrefix("::error title="))
    }
  }

  @Test func `a text without a file has none in JUnit either`() async throws {
    let one = try await Stage().run("-e", "Given nothing", "-f", "junit")
    #expect(one.output.contains(#"<testsuite name="command line" "#))
    #expect(one.output.contains(#"<testcase classname="command line" name="Given nothing" time="#))
    let two = try await Stage().run("-e", "Given nothing", "-e", "Given nothing", "-f", "junit")
    #expect(two.output.contains(#"<testcase classname="command line 2" name="Given nothing" time="#))
    let input = try await Stage().run("-", "-f", "junit", input: "Given nothing")
    #expect(input.output.contains(#"<testsuite name="standard input" "#))
    #expect(input.output.contains(#"<testcase classname="standard input" name="Given nothing" time="#))
    let city = try await Stage().run("-e", "Given nothing", "-f", "teamcity")
    #expect(city.output.contains("testSuiteStarted name='command line'"))
    #expect(!city.output.contains("locationHint"))
  }
}

import Foundation
import Rehearsal
import TestSupport
import Testing

struct CIReportTests {
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
    #expect(end.errors.contains("error: the report cannot be created: is a directory"))
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
}

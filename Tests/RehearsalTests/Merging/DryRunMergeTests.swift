import ScenarioRunner
import Testing

@testable import Rehearsal

/// The messages of a run in which no step was called.
struct DryRunMergeTests {
  @Test func `they are told as the dry run was, and are as good`() async throws {
    let stage = try Stage.divided()
    let dry = await stage.run("--dry-run", "-f", "message:dry.ndjson")
    let end = await stage.run("merge", "dry.ndjson")
    #expect(dry.output.contains("dry run: steps were matched, none was called"))
    #expect(end.output == dry.output)
    #expect(end.errors == "")
    #expect(end.status == .success)
  }

  @Test func `what was merged is a dry run still`() async throws {
    let stage = try Stage.divided()
    _ = await stage.run("--dry-run", "-f", "message:dry.ndjson")
    _ = await stage.run("merge", "dry.ndjson", "-f", "message:again.ndjson")
    let end = await stage.run("merge", "again.ndjson", "-f", "json")
    #expect(end.output.contains(#""dryRun": true"#))
    #expect(end.status == .success)
  }

  @Test func `a step without code is red`() async throws {
    let stage = try Stage.divided()
    try stage.write("Given the moon\n", to: "Scenarios/counter/a.scenario")
    let dry = await stage.run("--dry-run", "-f", "message:dry.ndjson")
    let end = await stage.run("merge", "dry.ndjson")
    #expect(end.output == dry.output)
    #expect([dry.status, end.status] == [.scenarioFailed, .scenarioFailed])
  }

  @Test(arguments: ["--gate", "--fail-on-unused"])
  func `what asks something of its steps is refused`(option: String) async throws {
    let stage = try Stage.divided()
    _ = await stage.run("--dry-run", "-f", "message:dry.ndjson")
    let end = await stage.run("merge", "dry.ndjson", option)
    #expect(
      end.errors == """
        error: '\(option)' and the messages of a dry run cannot be used together
        note: a dry run calls no step; leave '\(option)' out

        """)
    #expect(end.status == .usage)
  }
}

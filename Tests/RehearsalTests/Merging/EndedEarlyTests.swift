import ScenarioRunner
import Synchronization
import Testing

@testable import Rehearsal

/// Shards that came to an end of their own before all of their scenarios had.
struct EndedEarlyTests {
  private func stage() throws -> Stage {
    let stage = try Stage.divided()
    try stage.write("Given 1 apples, then 2 are left\n", to: "Scenarios/counter/a.scenario")
    return stage
  }

  @Test func `a shard that ended at its first failure is named`() async throws {
    let stage = try stage()
    _ = await stage.runShards(2, "--fail-fast")
    let end = await stage.run("merge", "1.ndjson", "2.ndjson", "-f", "json")
    #expect(
      end.errors.hasPrefix(
        """
        error: the run of '1.ndjson' ended early: 1 of 3 scenarios of shard 1/2 ended, and then: \
        --fail-fast ends it at the first scenario that is red
        note: run it again with '--shard 1/2'

        """))
    #expect(
      end.output.contains(
        #""abortion": "shard 1/2 ended early: --fail-fast ends it at the first scenario that is red""#))
    #expect(end.status == .scenarioFailed)
  }

  @Test func `a shard that was interrupted is named`() async throws {
    let stage = try Stage.divided()
    try stage.write("@wip\nGiven a wait without end\n", to: "Scenarios/counter/a.scenario")
    _ = await stage.run("--shard", "2/2", "-f", "message:2.ndjson")
    let hasBeenAsked = Mutex(false)
    let interrupted = await stage.run(
      ["--shard", "1/2", "-f", "message:1.ndjson"],
      whenWaiting: { _ in
        let isFirst = hasBeenAsked.withLock { value in
          defer { value = true }
          return !value
        }
        if !isFirst { _ = await Console.waitForCancellation() }
      })
    #expect(interrupted.status == .interrupted)
    let end = await stage.run("merge", "1.ndjson", "2.ndjson")
    #expect(end.errors.contains(" scenarios of shard 1/2 ended, and then: the run was interrupted\n"))
    #expect(end.errors.contains("note: run it again with '--shard 1/2'\n"))
    #expect(end.output.contains("the run was cut short: shard 1/2 ended early: the run was interrupted\n"))
    #expect(end.status == .scenarioFailed)
  }

  @Test func `a run that was not divided is told as it was`() async throws {
    let stage = try stage()
    let whole = await stage.run("--fail-fast", "-f", "message:whole.ndjson")
    let end = await stage.run("merge", "whole.ndjson")
    #expect(end.output == whole.output)
    #expect(
      end.errors.hasPrefix(
        """
        error: the run of 'whole.ndjson' ended early: 1 of 5 scenarios ended, and then: \
        --fail-fast ends it at the first scenario that is red
        note: run it again

        """))
    #expect(end.status == .scenarioFailed)
  }
}

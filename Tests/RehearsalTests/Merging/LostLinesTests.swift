import ScenarioRunner
import Testing

@testable import Rehearsal

/// Message files that come to the end of their run and have lost lines in their middle.
struct LostLinesTests {
  /// Runs two shards and takes lines out of the second file.
  private static func stage(losing lost: (inout [Substring]) -> Void) async throws -> Stage {
    let stage = try Stage.divided()
    _ = await stage.runShards(2)
    var lines = try stage.read("2.ndjson").split(separator: "\n")
    let count = lines.count
    lost(&lines)
    try #require(lines.count < count)
    try stage.write(lines.map { "\($0)\n" }.joined(), to: "2.ndjson")
    return stage
  }

  private static func isOf(_ kind: String) -> (Substring) -> Bool { { $0.hasPrefix(#"{"\#(kind)":"#) } }

  private static let lostFirst = """
    error: lines are missing from '2.ndjson': it does not tell how 1 of 2 scenarios of shard 2/2 went: \
    Scenarios/counter/eating.feature:8
    note: take the file as it was written, or run it again with '--shard 2/2'

    """

  @Test func `a scenario that is not told of at all is named and red`() async throws {
    let stage = try await Self.stage { lines in
      guard let start = lines.firstIndex(where: Self.isOf("testCaseStarted")),
        let end = lines.firstIndex(where: Self.isOf("testCaseFinished"))
      else { return }
      lines.removeSubrange(start...end)
    }
    let end = await stage.run("merge", "1.ndjson", "2.ndjson")
    #expect(end.errors.hasPrefix(Self.lostFirst))
    #expect(end.output.contains("4 scenarios: 3 passed · 1 not run"))
    #expect(
      end.output.contains(
        "the message files do not make one run: lines are missing from the messages of shard 2/2\n"))
    #expect(end.status == .scenarioFailed)
  }

  @Test(arguments: [
    ("testCaseFinished", "the messages do not tell how the scenario ended"),
    ("testStepFinished", "the messages do not tell how the step ended"),
  ])
  func `a scenario of which an end is lost is red`(kind: String, reason: String) async throws {
    let stage = try await Self.stage { lines in
      lines.firstIndex(where: Self.isOf(kind)).map { _ = lines.remove(at: $0) }
    }
    let end = await stage.run("merge", "1.ndjson", "2.ndjson")
    #expect(end.errors.hasPrefix(Self.lostFirst))
    #expect(end.output.contains("4 scenarios: 3 passed · 1 failed"))
    #expect(end.output.contains(reason))
    #expect(end.status == .scenarioFailed)
  }

  @Test func `a step of which nothing is told is noticed`() async throws {
    let stage = try await Self.stage { lines in
      for kind in ["testStepStarted", "testStepFinished"] {
        lines.firstIndex(where: Self.isOf(kind)).map { _ = lines.remove(at: $0) }
      }
    }
    let end = await stage.run("merge", "1.ndjson", "2.ndjson")
    #expect(end.errors.hasPrefix(Self.lostFirst))
    #expect(end.status == .scenarioFailed)
  }

  @Test func `all scenarios of a run that was not divided are counted`() async throws {
    let stage = try Stage.divided()
    _ = await stage.run("-f", "message:whole.ndjson")
    let lines = try stage.read("whole.ndjson").split(separator: "\n")
    try stage.write(
      lines.filter { !Self.isOf("testCaseStarted")($0) }.map { "\($0)\n" }.joined(), to: "whole.ndjson")
    let end = await stage.run("merge", "whole.ndjson")
    #expect(
      end.errors.hasPrefix(
        """
        error: lines are missing from 'whole.ndjson': it does not tell how 4 of 4 scenarios went: \
        Scenarios/counter/eating.feature:3, Scenarios/counter/eating.feature:8, \
        Scenarios/counter/more.feature:3, Scenarios/counter/more.feature:12
        note: take the file as it was written, or run it again

        """))
    #expect(
      end.output.contains("the message files do not make one run: lines are missing from the messages\n"))
    #expect(end.status == .scenarioFailed)
  }

  @Test func `a hook around the run of which the end is lost is red`() async throws {
    let stage = try Stage.divided()
    let suite = AppSuite(
      name: "counter", summary: "Counts apples",
      steps: StepLibrary<CountingWorld> {
        AroundRun(.after, name: "close the shop") {}
        Given("{int} apples") { (_, _: Int) in }
        When("I eat {int}") { (_, _: Int) in }
        Then("{int} are left") { (_, _: Int) in }
      }
    ) { _ in CountingWorld() }
    _ = await stage.run(["-f", "message:whole.ndjson"], suites: [suite])
    #expect(await stage.run(["merge", "whole.ndjson"], suites: [suite]).status == .success)
    let lines = try stage.read("whole.ndjson").split(separator: "\n")
    try stage.write(
      lines.filter { !Self.isOf("testRunHookFinished")($0) }.map { "\($0)\n" }.joined(), to: "whole.ndjson")
    let end = await stage.run(["merge", "whole.ndjson"], suites: [suite])
    #expect(end.output.contains("the messages do not tell how the hook ended"))
    #expect(end.status == .scenarioFailed)
  }
}

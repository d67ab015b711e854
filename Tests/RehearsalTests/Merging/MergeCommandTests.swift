import Foundation
import ScenarioRunner
import Testing

@testable import Rehearsal

/// One report and one ledger of the message files of a run's shards.
struct MergeCommandTests {
  @Test func `shards together are what the run would have been`() async throws {
    let stage = try Stage.divided()
    let whole = await stage.run("--order", "random:3", "-f", "pretty")
    let shards = await stage.runShards(3, "--order", "random:3")
    #expect(shards.allSatisfy { $0.status == .success })
    let end = await stage.run("merge", "2.ndjson", "1.ndjson", "3.ndjson", "-f", "pretty")
    #expect(end.output == whole.output)
    #expect(end.errors == "")
    #expect(end.status == .success)
  }

  @Test func `a failed scenario fails the whole`() async throws {
    let stage = try Stage.shaky()
    let whole = await stage.shaken("--retry", "1")
    for number in 1...2 {
      _ = await stage.shaken("--shard", "\(number)/2", "-f", "message:\(number).ndjson", "--retry", "1")
    }
    let end = await stage.run("merge", "1.ndjson", "2.ndjson")
    #expect(end.output == whole.output)
    #expect([end.status, whole.status] == [.scenarioFailed, .scenarioFailed])
  }

  @Test func `a line that nothing shows keeps the gate from holding`() async throws {
    let stage = try Stage.divided()
    try stage.write(Stage.brief + "\n- CNT-03 More\n", to: "Scenarios/counter/brief.md")
    let shards = await stage.runShards(2)
    #expect(shards.allSatisfy { $0.status == .success })
    // What is merged is what was run, wherever that was.
    try stage.write(Stage.brief, to: "Scenarios/counter/brief.md")
    let end = await stage.run("merge", "1.ndjson", "2.ndjson")
    #expect(end.errors == "error: the requirement gate does not hold: 1 not covered\nnote: CNT-03\n")
    #expect(end.status == .gate)
  }

  @Test func `a narrower run gates where it or the merge was told to`() async throws {
    let stage = try Stage.divided()
    try stage.write("@CNT-01 @wip\nGiven 1 apples, then 2 are left\n", to: "Scenarios/counter/a.scenario")
    _ = await stage.runShards(2, "--tags", "@CNT-01")
    #expect(await stage.run("merge", "1.ndjson", "2.ndjson").status == .success)
    #expect(await stage.run("merge", "1.ndjson", "2.ndjson", "--gate").status == .gate)
    _ = await stage.runShards(2, "--tags", "@CNT-01", "--gate")
    #expect(await stage.run("merge", "1.ndjson", "2.ndjson").status == .gate)
  }

  @Test func `a missing shard is named and red`() async throws {
    let stage = try Stage.divided()
    _ = await stage.runShards(4)
    let one = await stage.run("merge", "1.ndjson", "2.ndjson", "4.ndjson", "-f", "json")
    #expect(
      one.errors == """
        error: shard 3/4 is missing, with 1 scenario
        note: name its message file too, or run it with '--shard 3/4'
        error: the requirement gate does not hold: 1 not run
        note: CNT-01

        """)
    #expect(one.output.contains(#""notRun": 1"#))
    #expect(one.output.contains(#""abortion": "shard 3/4 is missing""#))
    #expect(one.status == .scenarioFailed)
    let two = await stage.run("merge", "2.ndjson", "4.ndjson")
    #expect(
      two.errors.hasPrefix(
        """
        error: shard 1/4 is missing
        note: name its message file too, or run it with '--shard 1/4'
        error: shard 3/4 is missing
        note: name its message file too, or run it with '--shard 3/4'

        """))
    #expect(two.status == .scenarioFailed)
  }

  @Test func `a shard that is there twice is named and red`() async throws {
    let stage = try Stage.divided()
    _ = await stage.runShards(2)
    try stage.write(stage.read("2.ndjson"), to: "again.ndjson")
    let end = await stage.run("merge", "1.ndjson", "2.ndjson", "again.ndjson")
    #expect(
      end.errors == """
        error: shard 2/2 is there twice: '2.ndjson' and 'again.ndjson'
        note: the first one is told; leave out the one that does not belong to this run

        """)
    #expect(end.output.contains("4 scenarios: 4 passed"))
    #expect(end.output.contains("the message files do not make one run: shard 2/2 is there twice\n"))
    #expect(end.status == .scenarioFailed)
  }

  @Test func `a file that is named twice is said to be`() async throws {
    let stage = try Stage.divided()
    _ = await stage.runShards(2)
    let end = await stage.run("merge", "1.ndjson", "2.ndjson", "2.ndjson")
    #expect(
      end.errors == "error: shard 2/2 is there twice: '2.ndjson' is named twice\nnote: name it once\n")
    #expect(end.output.contains("the message files do not make one run: shard 2/2 is there twice\n"))
    #expect(end.status == .scenarioFailed)
    _ = await stage.run("-f", "message:whole.ndjson")
    let whole = await stage.run("merge", "whole.ndjson", "./whole.ndjson")
    #expect(
      whole.errors
        == "error: the run is there twice: 'whole.ndjson' and './whole.ndjson' are one file\nnote: name it once\n"
    )
    #expect(whole.status == .scenarioFailed)
  }

  @Test func `a file that was cut off is read up to there, named and red`() async throws {
    let stage = try Stage.divided()
    _ = await stage.runShards(2)
    try stage.cut("2.ndjson", at: "testStepFinished", keeping: #"{"testStepFin"#)
    let end = await stage.run("merge", "1.ndjson", "2.ndjson", "-f", "json")
    #expect(
      end.errors.hasPrefix(
        """
        error: '2.ndjson' ends before its run does: 1 of 2 scenarios of shard 2/2 ended, and \
        Scenarios/counter/more.feature:12 was running
        note: its process was killed, or the file is not complete; run it again with '--shard 2/2'

        """))
    #expect(end.output.contains("the messages end while the scenario runs"))
    #expect(end.output.contains(#""abortion": "shard 2/2 is cut off""#))
    #expect(end.status == .scenarioFailed)
  }

  @Test func `a file that was cut off at its very start is named and red`() async throws {
    let stage = try Stage.divided()
    _ = await stage.runShards(2)
    try stage.write("", to: "2.ndjson")
    let end = await stage.run("merge", "1.ndjson", "2.ndjson")
    let fault = """
      error: '2.ndjson' ends before it tells of a scenario
      note: its process was killed at the start, or the file is not complete; run that shard again

      """
    #expect(end.errors.contains(fault))
    #expect(end.errors.contains("error: shard 2/2 is missing, with 2 scenarios\n"))
    #expect(end.status == .scenarioFailed)
    let alone = await stage.run("merge", "2.ndjson")
    #expect(alone.errors == fault)
    #expect(alone.status == .scenarioFailed)
  }

  @Test func `a shard that ended at its first failure is red`() async throws {
    let stage = try Stage.divided()
    try stage.write("Given 1 apples, then 2 are left\n", to: "Scenarios/counter/a.scenario")
    _ = await stage.runShards(2, "--fail-fast")
    let end = await stage.run("merge", "1.ndjson", "2.ndjson")
    #expect(end.output.contains("not run"))
    #expect(end.status == .scenarioFailed)
  }

  @Test func `files of different runs are refused`() async throws {
    let stage = try Stage.divided()
    func refusal(_ what: String) -> String {
      """
      error: '2.ndjson' is of another run than '1.ndjson': \(what)
      note: merge the shards of one run, each started with the same scenarios and options

      """
    }
    func expect(_ what: String, _ arguments: String...) async {
      _ = await stage.run(arguments + ["-f", "message:2.ndjson"])
      let end = await stage.run("merge", "1.ndjson", "2.ndjson")
      #expect(end.errors == refusal(what))
      #expect(end.output == "")
      #expect(end.status == .usage)
    }
    _ = await stage.run("--shard", "1/2", "-f", "message:1.ndjson")
    await expect("one has 2 shards, the other 3", "--shard", "2/3")
    await expect("one has 2 shards, the other 1")
    await expect("one has no seed, the other seed 4", "--shard", "2/2", "--order", "random:4")
    await expect("their options are not the same", "--shard", "2/2", "--retry", "1")
    await expect("their options are not the same", "--shard", "2/2", "--tags", "@CNT-01 or not @CNT-01")
    await expect(
      "their scenarios are not the same, or not in the same order", "--shard", "2/2", "--order", "reverse")
    try stage.write(Stage.brief + "\n- CNT-03 More\n", to: "Scenarios/counter/brief.md")
    await expect("their briefs are not the same", "--shard", "2/2")
    try stage.write("Given 1 apples\n", to: "Scenarios/counter/z.scenario")
    await expect("one has 4 scenarios, the other 5", "--shard", "2/2")
  }

  @Test func `what is no message file of a run is refused`() async throws {
    let stage = try Stage.divided()
    try stage.write("no message\n", to: "a.txt")
    let text = await stage.run("merge", "a.txt")
    #expect(
      text.errors == """
        a.txt:1: error: the line is no Cucumber message
        note: name a file that was written with '--format message:FILE'

        """)
    try stage.write(
      #"{"testRunStarted":{"timestamp":{"seconds":0,"nanos":0}}}"# + "\n"
        + #"{"testRunFinished":{"success":true,"timestamp":{"seconds":0,"nanos":0}}}"# + "\n", to: "b.ndjson")
    let foreign = await stage.run("merge", "b.ndjson")
    #expect(
      foreign.errors == """
        error: 'b.ndjson' does not tell which scenarios its run had
        note: name files that 'rehearse run --format message:FILE' wrote

        """)
    let absent = await stage.run("merge", "c.ndjson")
    #expect(
      absent.errors == "error: there is no file or folder 'c.ndjson'\nnote: check the spelling of the path\n")
    let nothing = await stage.run("merge")
    #expect(
      nothing.errors == """
        error: 'rehearse merge' needs to be told what to work on
        note: write 'rehearse merge FILE…'

        """)
    #expect([text, foreign, absent, nothing].allSatisfy { $0.status == .usage })
  }

  @Test func `a run that was not divided, and what was merged, can be merged`() async throws {
    let stage = try Stage.divided()
    let whole = await stage.run("-f", "message:whole.ndjson")
    let again = await stage.run("merge", "whole.ndjson")
    #expect(again.output == whole.output)
    _ = await stage.runShards(3)
    _ = await stage.run("merge", "1.ndjson", "2.ndjson", "3.ndjson", "-f", "message:merged.ndjson")
    let merged = await stage.run("merge", "merged.ndjson")
    #expect(merged.output == whole.output)
    #expect(merged.status == .success)
  }

  @Test func `shards without a scenario are merged like others`() async throws {
    let stage = try Stage.divided()
    let whole = await stage.run()
    _ = await stage.runShards(6)
    let end = await stage.run(["merge"] + (1...6).map { "\($0).ndjson" })
    #expect(end.output == whole.output)
    #expect(end.status == .success)
  }

  @Test func `steps that no shard calls are found`() async throws {
    let stage = try Stage.divided()
    _ = await stage.runShards(2)
    let end = await stage.run("merge", "1.ndjson", "2.ndjson", "--fail-on-unused")
    #expect(end.errors.contains("error: no scenario calls 'nothing'\n"))
    #expect(!end.errors.contains("I eat"))
    #expect(end.status == .scenarioFailed)
  }

  @Test func `a report that cannot be written fails the merge`() async throws {
    let stage = try Stage.divided()
    _ = await stage.runShards(2)
    let end = await stage.run("merge", "1.ndjson", "2.ndjson", "-f", "json:1.ndjson/all.json")
    #expect(end.errors.contains("1.ndjson/all.json: error: the report cannot be created: "))
    #expect(end.status == .usage)
  }

  @Test func `a hook around the run that passed is told once`() async throws {
    let stage = try Stage.divided()
    let suite = hookedSuite()
    let whole = await stage.run(["-f", "json"], suites: [suite])
    for number in 1...3 {
      _ = await stage.run(
        ["--shard", "\(number)/3", "-f", "message:\(number).ndjson"], suites: [suite])
    }
    let end = await stage.run("merge", "1.ndjson", "2.ndjson", "3.ndjson", "-f", "json")
    #expect(Self.hooks(in: end.output) == ["open the shop", "close the shop"])
    #expect(Self.hooks(in: whole.output) == ["open the shop", "close the shop"])
  }

  private static func hooks(in report: String) -> [String] {
    (JSONValue(parsing: report)?["hooks"]?.list ?? []).compactMap { hook in
      ["open the shop", "close the shop"].first { hook["hook"]?.string?.contains($0) ?? false }
    }
  }

  private func hookedSuite() -> AppSuite {
    AppSuite(
      name: "counter", summary: "Counts apples",
      steps: StepLibrary<CountingWorld> {
        AroundRun(.before, name: "open the shop") {}
        AroundRun(.after, name: "close the shop") {}
        Given("{int} apples") { (world, count: Int) in world.count = count }
        When("I eat {int}") { (world, count: Int) in world.count -= count }
        Then("{int} are left") { (_, _: Int) in }
      }
    ) { _ in CountingWorld() }
  }
}

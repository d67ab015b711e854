import Foundation
import ScenarioRunner
import Testing

@testable import Rehearsal

/// Runs of which each is a part, as the options or a system's variables say.
struct ShardOptionTests {
  private static let merge =
    "note: 'rehearse merge' tells of all 2 shards, from their message files"
  private static let advice = "; this run writes none: add '--format message:FILE'\n"

  @Test func `a shard runs its part, and does not decide for the whole`() async throws {
    let end = try await Stage.divided().run("--shard", "1/2")
    #expect(
      end.output == """
        2 scenarios: 2 passed   TIME

        Counter   2 lines: 1 passed · 1 not run
          ✓ CNT-01  Eating takes apples away   2 mapped · 2 ran · 2 passed
          ○ CNT-02  Nothing changes nothing    1 mapped · 0 ran · 0 passed
                    not run: 1 on another shard

        """)
    #expect(end.errors == "note: shard 1/2, 2 of 4 scenarios\n" + Self.merge + Self.advice)
    #expect(end.status == .success)
  }

  @Test func `all shards together run everything, each scenario once`() async throws {
    let stage = try Stage.divided()
    for total in 1...6 {
      var places: [String] = []
      for number in 1...total {
        let end = await stage.run("--shard", "\(number)/\(total)", "--list")
        places += end.output.split(separator: "\n").filter { $0.hasPrefix("Scenarios") }.map(String.init)
        #expect(end.status == .success)
      }
      #expect(places.count == 4)
      #expect(Set(places).count == 4)
    }
  }

  @Test func `a list says how many others there are`() async throws {
    let end = try await Stage.divided().run("--shard", "2/3", "--list")
    #expect(
      end.output == """
        Scenarios/counter/eating.feature:8  None  @CNT-02

        1 scenario, 3 on other shards

        """)
    #expect(end.errors == "note: shard 2/3, 1 of 4 scenarios\n")
  }

  @Test func `a shard with nothing to run says so and is good`() async throws {
    let stage = try Stage.divided()
    let end = await stage.run("--shard", "5/5", "-f", "message:5.ndjson", "--jobs", "2")
    #expect(
      end.errors == """
        note: shard 5/5, 0 of 4 scenarios
        note: there is nothing for this shard to run
        note: 'rehearse merge' tells of all 5 shards, from their message files

        """)
    #expect(end.output.hasPrefix("0 scenarios"))
    #expect(end.status == .success)
    let messages = try stage.read("5.ndjson")
    #expect(messages.contains(#"\"shard\":\"5/5\""#))
    #expect(messages.contains("testRunFinished"))
  }

  @Test func `a shard whose scenario fails is red`() async throws {
    let stage = try Stage.divided()
    try stage.write("Given 1 apples, then 2 are left\n", to: "Scenarios/counter/a.scenario")
    let first = await stage.run("--shard", "1/2")
    let second = await stage.run("--shard", "2/2")
    #expect([first.status, second.status] == [.scenarioFailed, .success])
  }

  @Test func `one shard of one is the whole run`() async throws {
    let end = try await Stage.divided().run("--shard", "1/1")
    #expect(end.output.contains("2 lines: 2 passed"))
    #expect(end.errors == "")
  }

  @Test(
    arguments: [
      (
        ["TEST_SHARD_INDEX": "1", "TEST_TOTAL_SHARDS": "2"], "TEST_SHARD_INDEX and TEST_TOTAL_SHARDS (Bazel)"
      ),
      (["CI_NODE_INDEX": "2", "CI_NODE_TOTAL": "2"], "CI_NODE_INDEX and CI_NODE_TOTAL (GitLab)"),
      (
        ["CIRCLE_NODE_INDEX": "1", "CIRCLE_NODE_TOTAL": "2"],
        "CIRCLE_NODE_INDEX and CIRCLE_NODE_TOTAL (CircleCI)"
      ),
      (
        ["BUILDKITE_PARALLEL_JOB": "1", "BUILDKITE_PARALLEL_JOB_COUNT": "2"],
        "BUILDKITE_PARALLEL_JOB and BUILDKITE_PARALLEL_JOB_COUNT (Buildkite)"
      ),
      (
        ["SEMAPHORE_JOB_INDEX": "2", "SEMAPHORE_JOB_COUNT": "2"],
        "SEMAPHORE_JOB_INDEX and SEMAPHORE_JOB_COUNT (Semaphore)"
      ),
      (
        ["SLURM_ARRAY_TASK_ID": "8", "SLURM_ARRAY_TASK_COUNT": "2", "SLURM_ARRAY_TASK_MIN": "7"],
        "SLURM_ARRAY_TASK_ID and SLURM_ARRAY_TASK_COUNT (Slurm)"
      ),
    ] as [([String: String], String)])
  func `the variables of a system say which shard it is`(
    environment: [String: String], source: String
  ) async throws {
    let end = try await Stage.divided().run(["-f", "message:a.ndjson"], environment: environment)
    #expect(end.errors == "note: shard 2/2, 2 of 4 scenarios, as \(source) say\n\(Self.merge)\n")
    #expect(end.output.contains("2 scenarios: 2 passed"))
    #expect(end.status == .success)
  }

  @Test func `an indexed job needs to be told how many there are`() async throws {
    let stage = try Stage.divided()
    let environment = ["JOB_COMPLETION_INDEX": "1"]
    let whole = await stage.run([], environment: environment)
    #expect(whole.output.contains("4 scenarios"))
    #expect(
      whole.errors == "note: JOB_COMPLETION_INDEX does not say how many jobs there are, "
        + "so this one runs everything; add '--shards N' to divide the run\n")
    let part = await stage.run(["--shards", "2"], environment: environment)
    #expect(
      part.errors
        == "note: shard 2/2, 2 of 4 scenarios, as JOB_COMPLETION_INDEX and --shards (Kubernetes) say\n"
        + Self.merge + Self.advice)
    let alone = await stage.run(["--shards", "2"])
    #expect(
      alone.errors == """
        error: '--shards' says that there are 2 shards, and nothing says which of them this is
        note: set JOB_COMPLETION_INDEX, as Kubernetes does in an indexed job, or write '--shard 1/2' in its place

        """)
    #expect(alone.status == .usage)
  }

  @Test func `the option outweighs the variables`() async throws {
    let end = try await Stage.divided().run(
      ["--shard", "1/4", "--list"], environment: ["CI_NODE_INDEX": "2", "CI_NODE_TOTAL": "2"])
    #expect(end.errors == "note: shard 1/4, 1 of 4 scenarios\n")
  }

  @Test func `a shard that there is not is refused`() async throws {
    let stage = try Stage.divided()
    let variable = await stage.run([], environment: ["CI_NODE_INDEX": "3", "CI_NODE_TOTAL": "2"])
    #expect(
      variable.errors == """
        error: there is no shard 3, which 'CI_NODE_INDEX' asks for
        note: with 2 shards it is a number from 1 to 2

        """)
    let option = await stage.run("--shard", "5/4")
    #expect(
      option.errors == """
        error: there is no shard 5, which '--shard' asks for
        note: with 4 shards it is a number from 1 to 4

        """)
    #expect([variable.status, option.status] == [.usage, .usage])
  }

  @Test(
    arguments: [
      (
        ["--shard", "1/2", "--order", "random"],
        "a random order without a seed is another one in each shard",
        "name the seed, the same for all of them, such as '--order random:7'"
      ),
      (
        ["--shard", "1/2", "--fail-on-unused"], "'--fail-on-unused' and '--shard' cannot be used together",
        "one shard calls only some of the steps; give it to 'rehearse merge'"
      ),
      (
        ["--shard", "1/2", "--shards", "2"], "'--shard' and '--shards' cannot be used together",
        "'--shard' has both numbers; leave '--shards' out"
      ),
      (
        ["--shard", "1/2", "--dry-run"], "'--dry-run' and '--shard' cannot be used together",
        "a dry run calls no step; leave '--shard' out"
      ),
      (
        ["--shard", "1/2", "--watch"], "'--watch' and '--shard' cannot be used together",
        "a watch runs what a change touches; leave '--shard' out"
      ),
      (["--shards", "no"], "'no' is no value of '--shards'", "it takes a whole number from 1 to 10000"),
      (
        ["--shard", "2"], "'2' is no value of '--shard'",
        "it takes INDEX/TOTAL, such as 1/4 for the first part of four"
      ),
    ] as [([String], String, String)])
  func `what makes no sense in a shard is refused`(
    arguments: [String], problem: String, note: String
  ) async throws {
    let end = try await Stage.divided().run(arguments)
    #expect(end.errors == "error: \(problem)\nnote: \(note)\n")
    #expect(end.output == "")
    #expect(end.status == .usage)
  }

  @Test func `a dry run takes everything, wherever it runs`() async throws {
    let end = try await Stage.divided().run(
      ["--dry-run"], environment: ["CI_NODE_INDEX": "2", "CI_NODE_TOTAL": "2"])
    #expect(
      end.errors
        == "note: CI_NODE_INDEX and CI_NODE_TOTAL (GitLab) say shard 2/2, but a dry run is not divided: "
        + "it matches all steps\n")
    #expect(end.status == .success)
  }
}

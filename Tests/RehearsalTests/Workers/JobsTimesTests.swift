import Foundation
import TestSupport
import Testing

/// What a worker ran has the time at which it ran, though it is told when its turn has come.
struct JobsTimesTests {
  private static func timeline(_ stage: CrashingStage, _ name: String = "run.ndjson") throws
    -> MessageTimeline
  {
    try MessageTimeline(
      String(contentsOf: stage.folder.url.appending(path: name), encoding: .utf8))
  }

  @Test(arguments: [[], ["--jobs", "1"], ["--jobs", "2"]])
  func `a scenario takes as long as its steps, by its first and its last message`(jobs: [String]) async throws
  {
    let stage = try CrashingStage([
      ["it takes 60 ms", "it attaches 3 bytes", "it takes 20 ms"], ["it takes 10 ms", "nothing"],
      ["it takes 30 ms", "1 are left", "nothing"], ["nothing"],
    ])
    _ = try await BuiltProgram("crashing-app").run(
      jobs + ["--retry", "1", "-f", "message:run.ndjson"], in: stage.folder.url,
      environment: stage.environment)
    let timeline = try Self.timeline(stage)
    // The one that fails is tried again.
    try timeline.expectSound(5)
    for (attempt, least) in zip(timeline.attempts, [80, 10, 30, 30, 0]) {
      #expect(attempt.duration >= .milliseconds(least), "\(attempt)")
    }
    #expect(timeline.attempts[3].times[0] >= timeline.attempts[2].times.last ?? .zero)
    #expect(timeline.hooks.count == 4)
    let attached = try #require(timeline.attempts[0].moments.first { $0.kind == "attachment" })
    #expect(attached.time - timeline.attempts[0].times[0] >= .milliseconds(60))
  }

  @Test func `one that takes its worker with it has an end behind its start`() async throws {
    let stage = try CrashingStage([
      ["it takes 10 ms", "it is killed by signal 9", "nothing"], ["it takes 10 ms"], ["nothing"],
    ])
    _ = try await stage.run("--jobs", "2", "-f", "message:run.ndjson")
    let timeline = try Self.timeline(stage)
    try timeline.expectSound(3)
    #expect(timeline.attempts[0].duration >= .milliseconds(10))
  }

  @Test func `one that takes its worker with it took as long as its steps, and a hang as long as its limit`()
    async throws
  {
    struct Report: Decodable {
      struct Step: Decodable {
        var duration: Double
      }
      struct Scenario: Decodable {
        var duration: Double
        var steps: [Step]
      }
      var scenarios: [Scenario]
    }
    let stage = try CrashingStage([["it takes 40 ms", "it exits with 0"], ["it blocks"]])
    let ending = try await stage.run("--jobs", "1", "--timeout", "0.2", "-f", "json")
    let scenarios = try JSONDecoder().decode(Report.self, from: Data(ending.output.utf8)).scenarios
    try #require(scenarios.map(\.steps.count) == [2, 1])
    #expect(scenarios[0].steps[0].duration >= 0.04)
    #expect(scenarios[1].steps[0].duration >= 0.2)
    for scenario in scenarios {
      #expect(scenario.duration >= scenario.steps.reduce(0) { $0 + $1.duration } - 1e-6)
    }
  }

  @Test func `shards that are merged keep their times`() async throws {
    let stage = try CrashingStage((1...6).map { ["it takes \($0) ms", "nothing"] })
    var shards: [MessageTimeline] = []
    for number in 1...2 {
      _ = try await stage.run(
        "--jobs", "2", "--shard", "\(number)/2", "-f", "message:\(number).ndjson")
      shards.append(try Self.timeline(stage, "\(number).ndjson"))
    }
    _ = try await stage.run("merge", "2.ndjson", "1.ndjson", "-f", "message:merged.ndjson")
    let merged = try Self.timeline(stage, "merged.ndjson")
    try merged.expectSound(6)
    #expect(Set(merged.attempts) == Set(shards.flatMap(\.attempts)))
    #expect(merged.run == [shards.flatMap(\.run).min(), shards.flatMap(\.run).max()])
    #expect(merged.hooks == shards[0].hooks)
  }
}

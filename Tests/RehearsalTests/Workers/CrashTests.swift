import Foundation
import TestSupport
import Testing

/// Scenarios whose steps end their process, in real processes.
struct CrashTests {
  @Test func `every way to end costs the one scenario, told at the step that was running`() async throws {
    let culprits = [
      "it is killed by signal \(SIGKILL)", "it is killed by signal \(SIGILL)",
      "it is killed by signal \(SIGSEGV)", "it exits with 0", "it exits with 1", "it blocks",
      "it waits without end",
    ]
    let stage = try CrashingStage(
      culprits.flatMap { [["5 apples", $0, "5 are left"], ["5 apples", "5 are left"]] })
    let told = try await stage.told("--jobs", "3", "--timeout", "2")
    let messages = [
      "the worker process was killed by SIGKILL during the step",
      "the worker process was killed by SIGILL during the step",
      "the worker process was killed by SIGSEGV during the step",
      "the worker process ended with exit status 0 during the step",
      "the worker process ended with exit status 1 during the step",
      "the step did not end within 2 seconds and blocks the main actor, so its worker process was ended",
      "the step did not end within 2 seconds of real time",
    ]
    #expect(told.count == 14)
    for (number, scenario) in told.enumerated() {
      #expect(scenario.name == "\(number)")
      guard number.isMultiple(of: 2) else {
        #expect(scenario.outcome == "passed")
        continue
      }
      #expect(scenario.outcome == "failed", "\(culprits[number / 2])")
      #expect(scenario.steps.map(\.status) == ["passed", "failed", "skipped"], "\(culprits[number / 2])")
      #expect(scenario.steps[1].failure?.message == messages[number / 2])
    }
  }

  /// The ways in which a scenario of the next test ends its process, each with what is said of the step then.
  private static let ways = [
    "SIGKILL": "the worker process was killed by SIGKILL",
    "SIGILL": "the worker process was killed by SIGILL",
    "SIGSEGV": "the worker process was killed by SIGSEGV",
    "exit 0": "the worker process ended with exit status 0",
    "exit 1": "the worker process ended with exit status 1",
    "hang": "blocks the main actor, so its worker process was ended",
  ]

  /// The number from which the next test makes its run; `REHEARSAL_SEED` gives that of another run again.
  private static let seed =
    ProcessInfo.processInfo.environment["REHEARSAL_SEED"].flatMap { UInt64($0) }
    ?? UInt64.random(in: 0..<1_000_000)

  @Test func `of 1,000 scenarios with 100 deaths of each kind, at any moment, each has one result`()
    async throws
  {
    print("workers die by REHEARSAL_SEED=\(Self.seed)")
    var generator = SeededNumbers(state: Self.seed)
    let all = Self.ways.keys.sorted().flatMap { Array(repeating: $0, count: 100) }
    let fates = (all + Array(repeating: nil, count: 400)).shuffled(using: &generator)
    let scenarios = fates.map { way -> [String] in
      let steps = ["it takes 1 ms", "I eat 2", "it takes 2 ms", "3 are left", "it takes 1 ms"]
      guard let way else { return ["5 apples"] + steps }
      let time = Int.random(in: 0...8_000, using: &generator)
      return ["5 apples", "it is to end by \"\(way)\" after \(time) µs"] + steps + ["it waits without end"]
    }
    let told = try await CrashingStage(scenarios).told("--jobs", "24", "--timeout", "1.5")
    #expect(told.map(\.name) == (0..<1000).map(String.init))
    var moments: [String: Set<Int>] = [:]
    for (fate, scenario) in zip(fates, told) {
      #expect(scenario.attempts == 1)
      guard let fate, let way = Self.ways[fate] else {
        #expect(scenario.outcome == "passed", "scenario \(scenario.name), seed \(Self.seed)")
        continue
      }
      #expect(scenario.outcome == "failed", "scenario \(scenario.name), seed \(Self.seed)")
      #expect(scenario.steps.count == 8)
      let failures = scenario.steps.compactMap(\.failure) + (scenario.failures ?? [])
      #expect(failures.count == 1, "scenario \(scenario.name), seed \(Self.seed)")
      for failure in failures { #expect(failure.message.contains(way), "seed \(Self.seed)") }
      moments[fate, default: []].insert(scenario.steps.firstIndex { $0.failure != nil } ?? -1)
    }
    #expect(moments.count == 6)
    #expect(moments.values.allSatisfy { $0.count > 2 }, "\(moments), seed \(Self.seed)")
  }

  @Test func `workers that die at any moment lose no scenario`() async throws {
    var stage = try CrashingStage((0..<400).map { _ in ["5 apples", "it takes 5 ms", "5 are left"] })
    stage.environment["CRASHING_APP_IS_DOOMED"] = "yes"
    let told = try await stage.told("--jobs", "4")
    #expect(told.map(\.name) == (0..<400).map(String.init))
    #expect(told.allSatisfy { $0.attempts == 1 && $0.steps.count == 3 })
    // Each death costs one scenario at most, and every scenario ends in one of two ways.
    let workers = stage.processes(that: "opens").count
    let failed = told.count { $0.outcome == "failed" }
    #expect(workers > 10)
    #expect(failed > 5)
    #expect(failed <= workers)
    #expect(told.count { $0.outcome == "passed" } == 400 - failed)
    #expect(400 - failed > 200)
  }

  @Test func `what steps print and read does not disturb the run`() async throws {
    let stage = try CrashingStage([
      ["it prints \"hello\"", "I read a line", "a process of its own goes on"],
      ["I look for \"REHEARSAL_WORKER\" in the surroundings"],
    ])
    let plain = try await stage.run("--jobs", "2")
    #expect(plain.status == 0)
    #expect(!plain.output.contains("hello"))
    #expect(plain.errors == "hello\n")
  }

  @Test func `hooks around the run are called by each worker and told once`() async throws {
    let stage = try CrashingStage((0..<8).map { _ in ["it takes 20 ms"] })
    #expect(try await stage.run("--jobs", "2").status == 0)
    #expect(Set(stage.processes(that: "opens")).count == 2)
    #expect(stage.notes.count { $0 == "closes" } == 2)
  }

  @Test func `the run goes through one worker too`() async throws {
    let stage = try CrashingStage([["it exits with 0"], ["5 apples"]])
    let ending = try await stage.run("--jobs", "1")
    #expect(ending.status == 1)
    #expect(ending.output.contains("2 scenarios: 1 passed · 1 failed"))
  }
}

/// Numbers that are the same in every run.
struct SeededNumbers: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}

import Foundation
import Synchronization
import TestSupport
import Testing

/// How a run of a real process goes on and ends, whatever its steps do.
struct RunningCaseTests {
  // B033
  //
  // Scenarios run side by side in worker processes, so what one stores is not in the memory of another. Within a
  // process everything is built in Swift 6's mode, in which data that could race is an error, and nothing in the
  // sources is exempt but what `LayeringTests` names; `.ci/threads` runs the like under the thread checker.
  @Test func `of 50 scenarios, 8 at a time, each reads its own number`() async throws {
    let stage = try CrashingStage(
      (1...50).map { ["\($0) apples", "nothing", "it takes 5 ms", "nothing", "\($0) are left"] })
    for _ in 1...20 {
      let told = try await stage.told("--jobs", "8")
      #expect(told.map(\.name) == (0..<50).map(String.init))
      #expect(told.allSatisfy { $0.outcome == "passed" && $0.attempts == 1 })
    }
    // One that starts late may find that all has been given out.
    #expect(stage.processes(that: "opens").count > 20 * 4)
  }

  // B035
  @Test(arguments: [[], ["--jobs", "2"]])
  func `a hook that never completes fails in each of five scenarios, and so does the run`(
    jobs: [String]
  ) async throws {
    let stage = try CrashingStage((0..<5).map { _ in ["nothing"] }, tags: "@endless")
    let ending = try await BuiltProgram("crashing-app").run(
      jobs + ["--timeout", "0.5", "-f", "json"], in: stage.folder.url, environment: stage.environment)
    #expect(ending.status == 1)
    let told = try stage.told(in: ending)
    #expect(told.map(\.name) == (0..<5).map(String.init))
    for scenario in told {
      #expect(scenario.outcome == "failed")
      #expect(scenario.steps.map(\.status) == ["passed", "failed"])
      #expect(scenario.steps.last?.failure?.message == "the hook did not end within 500 ms of real time")
    }
  }

  // B037
  @Test(arguments: [[], ["--jobs", "1"]])
  func `a step that never returns fails by its limit, and the process ends`(jobs: [String]) async throws {
    let stage = try CrashingStage([["nothing", "it waits without end", "nothing"], ["it says \"next\""]])
    let rest = Mutex<Duration?>(nil)
    let ending = try await BuiltProgram("crashing-app").run(
      jobs + ["--timeout", "1", "-f", "json"], in: stage.folder.url, environment: stage.environment
    ) { process in
      while process.isRunning, !stage.notes.contains("next") { usleep(1_000) }
      let last = ContinuousClock.now
      while process.isRunning { usleep(1_000) }
      rest.withLock { $0 = ContinuousClock.now - last }
    }
    #expect(try #require(rest.withLock { $0 }) < .seconds(5))
    #expect(ending.status == 1)
    let told = try stage.told(in: ending)
    #expect(told.map(\.outcome) == ["failed", "passed"])
    #expect(told[0].steps.map(\.status) == ["passed", "failed", "skipped"])
    #expect(told[0].steps[1].failure?.message == "the step did not end within 1 second of real time")
    #expect(stage.notes.contains("next"))
  }
}

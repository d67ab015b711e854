import Foundation
import TestSupport
import Testing

/// Steps and signals that end a process, while the program watches.
struct WatchedStepTests {
  private static let ended = """
    error: the watch has ended, since the step ran in its process
    note: with '--jobs 1' a worker runs the scenarios; such a step then costs one of them, and the watch goes on

    """

  @Test func `a step that ends the process ends the watch, which says so`() async throws {
    let stage = try CrashingStage([["nothing"], ["it exits with 0"]])
    let ending = try await stage.run("--watch")
    #expect(
      ending.errors
        == "error: the code of a step or a hook ended the process before the run had ended\n" + Self.ended)
    #expect(ending.output.contains("2 scenarios: 1 passed · 1 failed"))
    #expect(ending.status == 1)
  }

  @Test func `so does one that blocks`() async throws {
    let stage = try CrashingStage([["nothing"], ["it blocks"]])
    let ending = try await stage.run("--watch", "--timeout", "1")
    #expect(ending.errors == Self.ended)
    #expect(ending.output.contains("2 scenarios: 1 passed · 1 failed"))
    #expect(ending.status == 1)
  }

  @Test func `without a watch nothing is said of one`() async throws {
    let stage = try CrashingStage([["it blocks"]])
    #expect(try await stage.run("--timeout", "1").errors == "")
  }

  @Test(arguments: [SIGINT, SIGTERM])
  func `a worker is ended alone, and the watch goes on until it is asked to end`(signal: Int32) async throws {
    let stage = try CrashingStage([["it exits with 0"], ["it blocks"], ["it says \"last\""]])
    let ending = try await stage.run("--watch", "--jobs", "1", "--timeout", "1") { process in
      while process.isRunning, stage.notes.count(where: { $0 == "last" }) < 1 { usleep(1_000) }
      let feature = stage.folder.url.appending(path: "Scenarios/crashing/crashes.feature")
      let text = try String(contentsOf: feature, encoding: .utf8)
      // However early the first look was, one of these comes behind it.
      while process.isRunning, stage.notes.count(where: { $0 == "last" }) < 2 {
        try (text + "# \(UUID())\n").write(to: feature, atomically: true, encoding: .utf8)
        usleep(50_000)
      }
      kill(process.processIdentifier, signal)
      // One that does not end is to be a failure, not a wait without end.
      for _ in 0..<600 where process.isRunning { usleep(100_000) }
      if process.isRunning { kill(process.processIdentifier, SIGKILL) }
    }
    #expect(ending.output.contains("3 scenarios: 1 passed · 2 failed"))
    #expect(ending.errors.contains("changed: Scenarios/crashing/crashes.feature\n"))
    #expect(!ending.errors.contains("the watch has ended"))
    #expect(ending.status == 130)
  }
}

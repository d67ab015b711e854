import Foundation
import TestSupport
import Testing

/// Signals to a run that has workers.
struct WorkerSignalTests {
  /// Waits until the app has noted something so often.
  private func wait(for note: String, count: Int, in stage: CrashingStage, _ process: Process) {
    while process.isRunning, stage.notes.count(where: { $0 == note }) < count { usleep(1_000) }
  }

  @Test(arguments: [SIGINT, SIGTERM])
  func `a signal ends the run in order`(number: Int32) async throws {
    let stage = try CrashingStage(
      (0..<6).map { _ in ["it says that it waits, without end", "nothing"] }, tags: "@cleared")
    let ending = try await stage.run("--jobs", "2", "--format", "junit:report.xml") { process in
      wait(for: "waits", count: 2, in: stage, process)
      kill(process.processIdentifier, number)
    }
    #expect(ending.status == 130)
    #expect(ending.errors == "\ninterrupted; the run ends in order, and at once if asked again\n")
    #expect(stage.notes.count { $0 == "cleared up" } == 2)
    #expect(stage.notes.count { $0 == "closes" } == 2)
    #expect(ending.output.contains("6 scenarios: 2 failed · 4 not run"))
    let report = try String(contentsOf: stage.folder.url.appending(path: "report.xml"), encoding: .utf8)
    #expect(report.hasSuffix("</testsuites>\n"))
  }

  @Test func `a second signal ends it at once`() async throws {
    let stage = try CrashingStage([["it blocks"]])
    let ending = try await stage.run("--jobs", "1", "--timeout", "600") { process in
      while process.isRunning, stage.notes.isEmpty { usleep(1_000) }
      kill(process.processIdentifier, SIGINT)
      while process.isRunning {
        usleep(20_000)
        kill(process.processIdentifier, SIGINT)
      }
    }
    #expect(ending.status == 130)
  }

  @Test func `no worker outlives a run that is killed`() async throws {
    let stage = try CrashingStage(
      (0..<3).map { _ in ["it says that it waits, without end"] }, tags: "@cleared")
    let pipe = Pipe()
    let process = Process()
    process.executableURL = try BuiltProgram("crashing-app").url
    process.arguments = ["--jobs", "3"]
    process.currentDirectoryURL = stage.folder.url
    process.environment = ProcessInfo.processInfo.environment.merging(stage.environment) { $1 }
    process.standardOutput = FileHandle.nullDevice
    process.standardError = pipe
    try process.run()
    wait(for: "waits", count: 3, in: stage, process)
    kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
    // Workers write to the run's standard error, which ends when the last of them has.
    #expect(pipe.fileHandleForReading.readDataToEndOfFile().isEmpty)
    #expect(stage.notes.count { $0 == "cleared up" } == 3)
  }

  @Test func `a program that is made a worker without a run refuses to be one`() async throws {
    let folder = try TemporaryFolder()
    let ending = try await BuiltProgram("crashing-app").run(
      ["-e", "Given nothing"], in: folder.url, environment: ["REHEARSAL_WORKER": "1"])
    #expect(ending.status == 2)
    #expect(ending.output == "")
    #expect(
      ending.errors == """
        error: 'REHEARSAL_WORKER' is set, but no run speaks on standard input
        note: 'rehearse --jobs' sets it for its own worker processes; unset it

        """)
  }
}

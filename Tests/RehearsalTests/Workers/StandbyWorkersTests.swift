import Foundation
import HTTPWire
import TestSupport
import Testing

@testable import Rehearsal

/// Workers are started before it is known what they will run, and leave nothing behind where they run nothing.
struct StandbyWorkersTests {
  /// Runs the program with a folder of its own for temporary files, and says what it left there.
  private func run(
    _ stage: CrashingStage, _ arguments: [String]
  ) async throws -> (ending: BuiltProgram.Ending, left: [String]) {
    let temporary = try TemporaryFolder()
    let ending = try await BuiltProgram("crashing-app").run(
      arguments, in: stage.folder.url,
      environment: stage.environment.merging(["TMPDIR": temporary.url.path()]) { $1 })
    return (ending, try FileManager.default.contentsOfDirectory(atPath: temporary.url.path()))
  }

  @Test(arguments: [["broken.feature"], ["crashes.feature", "--name", "nobody"]])
  func `a run that is refused leaves neither words of its workers nor files`(
    arguments: [String]
  ) async throws {
    let stage = try CrashingStage([["nothing"]])
    try "Given a step before its feature\n".write(
      to: stage.folder.url.appending(path: "broken.feature"), atomically: false, encoding: .utf8)
    let alone = try await run(stage, arguments)
    #expect(alone.ending.status != 0)
    for _ in 0..<5 {
      let (ending, left) = try await run(stage, arguments + ["--jobs", "2"])
      #expect(ending.status == alone.ending.status)
      #expect(ending.errors == alone.ending.errors)
      #expect(left == [])
    }
  }

  @Test func `workers that a run has no use for are ended`() async throws {
    let stage = try CrashingStage([["nothing"]])
    let (ending, left) = try await run(stage, ["--jobs", "2"])
    #expect(ending.status == 0)
    #expect(ending.errors == "")
    #expect(left == [])
  }

  @Test func `a worker whose run ends before it speaks ends without a word`() async throws {
    let temporary = try TemporaryFolder()
    let folder = temporary.url.appending(path: "rehearsal-run-1")
    let other = temporary.url.appending(path: "other")
    for url in [folder, other] {
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }
    let program = try BuiltProgram("crashing-app").url
    for url in [folder, other] {
      let errors = try await Blocking.run {
        let (socket, child) = try Socket.pair()
        let pipe = Pipe()
        let process = Process()
        process.executableURL = program
        process.environment = ProcessInfo.processInfo.environment.merging([WorkerCommand.marker: url.path()])
        {
          $1
        }
        process.standardInput = FileHandle(fileDescriptor: child, closeOnDealloc: true)
        process.standardError = pipe
        try process.run()
        process.standardInput = nil
        socket.close()
        let errors = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        #expect(process.terminationStatus == 130)
        return String(decoding: errors, as: UTF8.self)
      }
      #expect(errors == "")
    }
    #expect(!FileManager.default.fileExists(atPath: folder.path()))
    #expect(FileManager.default.fileExists(atPath: other.path()))
  }

  @Test func `who asks is handed the workers in waiting, and new ones behind them`() async throws {
    let program = [try BuiltProgram("crashing-app").url.path()]
    try await Blocking.run {
      let standby = StandbyWorkers(program: program)
      standby.start(1)
      let first = try standby.next()
      let second = try standby.next()
      #expect(first.journal.path != second.journal.path)
      let ended = DispatchSemaphore(value: 0)
      for worker in [first, second] {
        worker.ending.call { ended.signal() }
        worker.abandon()
      }
      for _ in 0..<2 { ended.wait() }
      // Asked for after the end it is told all the same.
      first.ending.call { ended.signal() }
      ended.wait()
      let folder = try standby.folder.path
      standby.close()
      #expect(!FileManager.default.fileExists(atPath: folder))
    }
  }

  @Test(arguments: [SIGINT, SIGTERM])
  func `an interruption while the run is prepared leaves nothing behind`(signal: Int32) async throws {
    let stage = try CrashingStage([["nothing"]])
    // Reading it waits for an end that never comes.
    let temporary = try TemporaryFolder()
    let program = try BuiltProgram("crashing-app").url
    let status = try await Blocking.run {
      let input = Pipe()
      let process = Process()
      process.executableURL = program
      process.arguments = ["-", "--app", "crashing", "--jobs", "2"]
      process.currentDirectoryURL = stage.folder.url
      process.environment = ProcessInfo.processInfo.environment
        .merging(stage.environment) { $1 }.merging(["TMPDIR": temporary.url.path()]) { $1 }
      process.standardInput = input
      process.standardError = FileHandle.nullDevice
      try process.run()
      // Once the folder for its workers is there the run has begun to wait for its text.
      while try FileManager.default.contentsOfDirectory(atPath: temporary.url.path()).isEmpty { usleep(1000) }
      kill(process.processIdentifier, signal)
      process.waitUntilExit()
      try input.fileHandleForWriting.close()
      return process.terminationStatus
    }
    #expect(status == 130)
    #expect(try FileManager.default.contentsOfDirectory(atPath: temporary.url.path()) == [])
  }

  @Test func `a place for temporary files that cannot be had is named`() async throws {
    let stage = try CrashingStage([["nothing"]])
    let file = stage.folder.url.appending(path: "file")
    try Data().write(to: file)
    let ending = try await BuiltProgram("crashing-app").run(
      ["--jobs", "2"], in: stage.folder.url,
      environment: stage.environment.merging(["TMPDIR": file.path()]) { $1 })
    #expect(ending.status == 2)
    #expect(ending.output == "")
    #expect(
      ending.errors.hasPrefix(
        "error: no folder for the worker processes can be made in '\(file.path())': "), "\(ending.errors)")
    #expect(
      ending.errors.hasSuffix(
        "\nnote: set TMPDIR to a folder that may be written to, or run without --jobs\n"), "\(ending.errors)")
  }

  @Test func `the folder of the journals is for nobody else`() throws {
    let standby = StandbyWorkers(program: [])
    defer { standby.close() }
    let folder = try standby.folder.path
    let permissions = try FileManager.default.attributesOfItem(atPath: folder)[.posixPermissions]
    #expect(permissions as? Int == 0o700)
  }
}

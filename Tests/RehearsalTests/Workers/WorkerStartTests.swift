import Foundation
import HTTPWire
import TestSupport
import Testing

@testable import Rehearsal

struct WorkerStartTests {
  private static let files =
    "too many files are open in this process; run fewer workers with '--jobs', or allow more files with 'ulimit -n'"

  private static let isLinux = FileManager.default.fileExists(atPath: "/proc/self/fd")

  /// An error as Foundation wraps those of the system.
  private static func wrapped(_ number: Int32, as code: CocoaError.Code = .fileReadUnknown) -> NSError {
    NSError(
      domain: NSCocoaErrorDomain, code: code.rawValue,
      userInfo: [NSUnderlyingErrorKey: NSError(domain: NSPOSIXErrorDomain, code: Int(number))])
  }

  @Test(arguments: [
    (EMFILE, files), (ENFILE, "too many files are open on this machine; run fewer workers with '--jobs'"),
    (
      EAGAIN,
      "the system allows no more processes; run fewer workers with '--jobs', or allow more with 'ulimit -u'"
    ), (ENOMEM, "the machine is short of memory; run fewer workers with '--jobs'"),
    (ENOEXEC, SystemError.meaning(of: ENOEXEC)),
  ])
  func `a cause that is known is named with its remedy, however it comes`(number: Int32, reason: String) {
    #expect(WorkerProcess.reason(NSError(domain: NSPOSIXErrorDomain, code: Int(number))) == reason)
    #expect(WorkerProcess.reason(Self.wrapped(number)) == reason)
  }

  @Test func `a socket that cannot be had says the same`() {
    let error = HTTPWireError.system(call: "socketpair", reason: SystemError.meaning(of: EMFILE))
    #expect(WorkerProcess.reason(error) == Self.files)
    let other = HTTPWireError.system(call: "socketpair", reason: "permission denied")
    #expect(WorkerProcess.reason(other) == "socketpair: permission denied")
  }

  @Test func `what Foundation has plain words for keeps them`() {
    #expect(WorkerProcess.reason(Self.wrapped(EACCES, as: .fileReadNoPermission)) == "permission is denied")
    #expect(ScenarioFiles.reason(Self.wrapped(EPIPE, as: .fileWriteUnknown)) == "its reader is gone")
    #expect(ScenarioFiles.reason(Self.wrapped(EMFILE)) == "too many files are open")
    #expect(ScenarioFiles.reason(Self.wrapped(EIO)) == SystemError.meaning(of: EIO))
    #expect(ScenarioFiles.reason(CocoaError(.fileReadUnknown)) == "the system reports an error")
  }

  // Foundation's own way to start a process on Linux takes more descriptors than that.
  @Test(
    .enabled(if: isLinux, "this system starts a process with few descriptors"), arguments: [12, 14, 17, 40])
  func `a run that may open few files says so, and how to make do`(limit: Int) async throws {
    let stage = try CrashingStage(Array(repeating: ["nothing"], count: 40))
    let program = try BuiltProgram("crashing-app").url.path
    let output = try await Blocking.run {
      let pipe = Pipe()
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/bin/sh")
      process.arguments = ["-c", "ulimit -n \(limit); exec \"$0\" --jobs 16", program]
      process.currentDirectoryURL = stage.folder.url
      process.standardOutput = pipe
      process.standardError = FileHandle.nullDevice
      try process.run()
      let output = pipe.fileHandleForReading.readDataToEndOfFile()
      process.waitUntilExit()
      return String(decoding: output, as: UTF8.self)
    }
    #expect(
      output.hasPrefix(
        "the run was cut short: a worker process cannot be started: a process may open only \(limit) files here, "
          + "too few to start another; allow more with 'ulimit -n 1024'\n"), "\(output)")
  }
}

import Dispatch
import Foundation
import Synchronization

/// A program that is run again and again, from its start to its end.
struct TimedProgram {
  let name: String
  let command: [String]
  /// The least time so far, in seconds: what others do on the machine only adds to a time.
  private(set) var least = Double.infinity

  /// This program, whether it was called by its path or found by PATH.
  static var own: String { Bundle.main.executablePath ?? CommandLine.arguments[0] }

  init(_ name: String, _ command: [String]) {
    self.name = name
    self.command = command
  }

  /// Runs the program once, what it prints going to a file, with its errors where those are not to be shown.
  mutating func run(printingTo path: String, withErrors: Bool = false) throws(BenchmarksError) {
    let process = Process()
    process.executableURL = URL(filePath: command[0])
    process.arguments = Array(command.dropFirst())
    guard FileManager.default.createFile(atPath: path, contents: nil),
      let output = FileHandle(forWritingAtPath: path)
    else { throw .unwritable(path: path) }
    process.standardOutput = output
    if withErrors { process.standardError = output }
    let end = Mutex<ContinuousClock.Instant?>(nil)
    let hasEnded = DispatchSemaphore(value: 0)
    // Waiting for the exit looks only now and then whether it has come.
    process.terminationHandler = { _ in
      end.withLock { $0 = .now }
      hasEnded.signal()
    }
    let start = ContinuousClock.now
    do { try process.run() } catch { throw .unreadable(path: command[0]) }
    hasEnded.wait()
    let time = ((end.withLock { $0 } ?? .now) - start) / .seconds(1)
    guard process.terminationStatus == 0 else { throw .notRun(command.joined(separator: " ")) }
    least = min(least, time)
  }

  /// Makes a folder for what is needed, and takes it away behind the body.
  static func inFolder(_ body: (String) throws(BenchmarksError) -> Void) throws(BenchmarksError) {
    let folder = FileManager.default.temporaryDirectory.appending(path: "benchmark-\(UUID().uuidString)")
      .path()
    do {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    } catch {
      throw .unwritable(path: folder)
    }
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try body(folder)
  }
}

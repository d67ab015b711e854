public import Foundation

/// A program that runs beside the tests.
public final class RunningProgram {
  /// How a program ended.
  public struct Ending: Sendable {
    /// The exit status, or the signal that ended it.
    public var status: Int32
    /// Whether a signal ended it.
    public var isKilled: Bool
    /// All that it wrote, to standard output and to standard error.
    public var output: String
  }

  private let process = Process()
  private let output = Pipe()
  private let input = Pipe()
  private var text = ""

  /// Starts a program, or a tool that is found by its name.
  public init(
    _ program: String, _ arguments: [String], in folder: URL? = nil, environment: [String: String] = [:]
  ) throws {
    process.executableURL = URL(filePath: program.contains("/") ? program : "/usr/bin/env")
    process.arguments = program.contains("/") ? arguments : [program] + arguments
    if let folder { process.currentDirectoryURL = folder }
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    process.standardOutput = output
    process.standardError = output
    process.standardInput = input
    try process.run()
  }

  /// Whether it still runs.
  public var isRunning: Bool { process.isRunning }

  /// Reads what it writes until that is enough, or until it ends; returns all of it so far.
  @discardableResult
  public func read(until isEnough: (String) -> Bool) async -> String {
    let handle = output.fileHandleForReading
    while !isEnough(text) {
      let data = await Blocking.run { handle.availableData }
      guard !data.isEmpty else { break }
      text += String(decoding: data, as: UTF8.self)
    }
    return text
  }

  /// Asks it to end, as Ctrl-C does.
  public func interrupt() { process.interrupt() }

  /// Kills it, without any warning.
  public func kill() { Foundation.kill(process.processIdentifier, SIGKILL) }

  /// Waits for its end and for that of every process it started: these would hold its output open.
  public func end() async -> Ending {
    let output = await read { _ in false }
    await Blocking.run { [process] in process.waitUntilExit() }
    return Ending(
      status: process.terminationStatus, isKilled: process.terminationReason == .uncaughtSignal,
      output: output)
  }
}

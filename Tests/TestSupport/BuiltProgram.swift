public import Foundation

/// A program of this package that was built beside the tests, run in a folder.
public struct BuiltProgram: Sendable {
  /// The program was not built beside the tests.
  public struct NotBuilt: Error {
    /// Where it was looked for.
    public var path: String
  }

  /// What a run of a program came to.
  public struct Ending: Sendable {
    /// The exit status, or the number of the signal that ended it, below zero.
    public var status: Int32
    /// What it wrote to standard output.
    public var output: String
    /// What it wrote to standard error.
    public var errors: String
  }

  /// Where the program is.
  public let url: URL

  /// Finds a program by its name.
  public init(_ name: String) throws {
    // Beside the tests' own program, or beside the bundle that holds them.
    let places = [CommandLine.arguments[0]] + Bundle.allBundles.map(\.bundlePath)
    let programs = places.map { URL(filePath: $0).deletingLastPathComponent().appending(path: name) }
    guard let found = programs.first(where: { FileManager.default.isExecutableFile(atPath: $0.path()) })
    else { throw NotBuilt(path: programs.map { $0.path() }.joined(separator: ", ")) }
    url = found
  }

  /// Names a program of the system, to be run in the same way.
  public init(at url: URL) { self.url = url }

  /// The folder with all that was built.
  public static func folder() throws -> URL { try BuiltProgram("rehearse").url.deletingLastPathComponent() }

  /// Runs the program to its end.
  ///
  /// - Parameters:
  ///   - arguments: What it is called with.
  ///   - folder: Where it runs; nothing else is written there.
  ///   - environment: Variables to set besides those of the tests.
  ///   - whileRunning: Called with the process once it runs.
  public func run(
    _ arguments: [String], in folder: URL, environment: [String: String] = [:],
    whileRunning: @escaping @Sendable (Process) throws -> Void = { _ in }
  ) async throws -> Ending {
    try await Blocking.run {
      try ended(arguments, in: folder, environment: environment, whileRunning: whileRunning)
    }
  }

  private func ended(
    _ arguments: [String], in folder: URL, environment: [String: String],
    whileRunning: (Process) throws -> Void
  ) throws -> Ending {
    let files = ["output", "errors"].map { name in
      FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).\(name)")
    }
    defer { for file in files { try? FileManager.default.removeItem(at: file) } }
    let process = Process()
    process.executableURL = url
    process.arguments = arguments
    process.currentDirectoryURL = folder
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    for file in files { try Data().write(to: file) }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = try FileHandle(forWritingTo: files[0])
    process.standardError = try FileHandle(forWritingTo: files[1])
    try process.run()
    try whileRunning(process)
    process.waitUntilExit()
    let isSignal = process.terminationReason == .uncaughtSignal
    return Ending(
      status: isSignal ? -process.terminationStatus : process.terminationStatus,
      output: String(decoding: try Data(contentsOf: files[0]), as: UTF8.self),
      errors: String(decoding: try Data(contentsOf: files[1]), as: UTF8.self))
  }
}

public import Foundation

/// Programs that the system may have, for tests that hold what is written against who reads it.
public enum InstalledProgram {
  /// Returns the program of a name on the search path; nil where there is none.
  ///
  /// - Parameter probe: What the program has to be able to run without complaint; of several the first that can is
  ///   taken.
  public static func url(_ name: String, thatRuns probe: [String]? = nil) -> URL? {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    return folders.map { URL(filePath: "\($0)/\(name)") }.first { program in
      FileManager.default.isExecutableFile(atPath: program.path(percentEncoded: false))
        && (probe.map { runs(program, $0) } ?? true)
    }
  }

  private static func runs(_ program: URL, _ arguments: [String]) -> Bool {
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return false }
    process.waitUntilExit()
    return process.terminationReason == .exit && process.terminationStatus == 0
  }
}

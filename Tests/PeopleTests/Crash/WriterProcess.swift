import Foundation

/// A process that writes the files of People until it is killed.
struct WriterProcess {
  /// The program was not built beside the tests.
  struct NotBuilt: Error {
    var path: String
  }

  private let process = Process()
  private let output = Pipe()
  private let input = Pipe()

  /// Starts the program in the middle of something.
  init(_ what: String, in folder: URL) throws {
    process.executableURL = try Self.program
    process.arguments = [folder.path(percentEncoded: false), what]
    process.standardOutput = output
    process.standardInput = input
    try process.run()
  }

  /// Waits for lines that the program says, and returns the last one.
  func wait(lines count: Int = 1) throws -> String {
    var text = ""
    while text.count(where: { $0 == "\n" }) < count {
      let data = output.fileHandleForReading.availableData
      guard !data.isEmpty else { break }
      text += String(decoding: data, as: UTF8.self)
    }
    return text.split(separator: "\n").last.map(String.init) ?? ""
  }

  /// Kills the program, without any warning, and returns the signal that it ended by.
  func kill() -> Int32 {
    Foundation.kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
    return process.terminationReason == .uncaughtSignal ? process.terminationStatus : 0
  }

  private static var program: URL {
    get throws {
      // Beside the tests' own program, or beside the bundle that holds them.
      let places = [CommandLine.arguments[0]] + Bundle.allBundles.map(\.bundlePath)
      let programs = places.map {
        URL(filePath: $0).deletingLastPathComponent().appending(path: "people-crash-writer")
      }
      guard let found = programs.first(where: { FileManager.default.isExecutableFile(atPath: $0.path()) })
      else { throw NotBuilt(path: programs.map { $0.path() }.joined(separator: ", ")) }
      return found
    }
  }
}

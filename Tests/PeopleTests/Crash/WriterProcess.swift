import Foundation
import TestSupport

/// A process that writes the files of People until it is killed.
struct WriterProcess {
  private let program: RunningProgram

  /// Starts the program in the middle of something.
  init(_ what: String, in folder: URL) throws {
    program = try RunningProgram(
      BuiltProgram("people-crash-writer").url.path(), [folder.path(percentEncoded: false), what])
  }

  /// Waits for lines that the program says, and returns the last one.
  func wait(lines count: Int = 1) async -> String {
    let text = await program.read { $0.count(where: { $0 == "\n" }) >= count }
    return text.split(separator: "\n").last.map(String.init) ?? ""
  }

  /// Kills the program, without any warning, and returns the signal that it ended by.
  func kill() async -> Int32 {
    program.kill()
    let ending = await program.end()
    return ending.isKilled ? ending.status : 0
  }
}

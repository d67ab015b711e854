import Foundation
import TestSupport

/// A program of the system that reads reports.
enum ForeignReader {
  /// Lets a program read a report, as a file of that name in a folder of its own, behind its other arguments.
  ///
  /// - Throws: Also where there is no such program.
  static func run(
    _ program: URL?, _ arguments: [String], on report: String, named name: String
  ) async throws -> BuiltProgram.Ending {
    guard let program else { throw CocoaError(.fileNoSuchFile) }
    let folder = try TemporaryFolder()
    try Data(report.utf8).write(to: folder.url.appending(path: name))
    return try await BuiltProgram(at: program).run(arguments + [name], in: folder.url)
  }
}

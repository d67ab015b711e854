public import Foundation

/// A fresh folder for one test, removed with the value that holds it.
public final class TemporaryFolder: Sendable {
  /// Where the folder is.
  public let url: URL

  /// Creates a folder of its own.
  public init() throws {
    url = FileManager.default.temporaryDirectory.appending(path: "rehearsal-test-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  /// The names of the files in the folder, sorted.
  public var fileNames: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: url.path()).sorted() }
  }

  deinit { try? FileManager.default.removeItem(at: url) }
}

public import Foundation

/// Files under `Fixtures/Golden` that hold what a report is expected to be.
///
/// With `REHEARSAL_RECORD` set in the environment they are written anew instead of compared.
public enum Golden {
  /// The folder of this package.
  public static let packageRoot: URL = {
    var folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    while folder.path != "/",
      !FileManager.default.fileExists(atPath: folder.appendingPathComponent("Package.swift").path)
    {
      folder = folder.deletingLastPathComponent()
    }
    return folder
  }()

  /// Compares a text with a golden file.
  ///
  /// - Parameters:
  ///   - text: What was made.
  ///   - path: The file below `Fixtures/Golden`.
  ///   - suite: The test target, which the command that records again names.
  /// - Throws: `GoldenMismatch` where the two differ or there is no such file.
  public static func check(_ text: String, against path: String, suite: String) throws {
    if ProcessInfo.processInfo.environment["REHEARSAL_RECORD"] != nil {
      let file = self.file(path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    } else {
      try compare(text, against: path, suite: suite)
    }
  }

  /// Compares a text with a golden file and never records it.
  ///
  /// - Throws: `GoldenMismatch` where the two differ or there is no such file.
  public static func compare(_ text: String, against path: String, suite: String) throws {
    let golden = try? Data(contentsOf: file(path))
    guard golden != Data(text.utf8) else { return }
    throw GoldenMismatch(
      path: path, expected: golden.map { String(decoding: $0, as: UTF8.self) }, actual: text, suite: suite)
  }

  private static func file(_ path: String) -> URL {
    packageRoot.appendingPathComponent("Fixtures/Golden").appendingPathComponent(path)
  }
}

/// A report that is not what its golden file says.
public struct GoldenMismatch: Error, CustomStringConvertible {
  /// The file below `Fixtures/Golden`.
  public var path: String
  /// What the file holds; nil where there is none.
  public var expected: String?
  /// What was made.
  public var actual: String
  /// The test target.
  public var suite: String

  /// Creates a mismatch.
  public init(path: String, expected: String?, actual: String, suite: String) {
    self.path = path
    self.expected = expected
    self.actual = actual
    self.suite = suite
  }

  /// The first lines that differ, and the command that records the file again.
  public var description: String {
    let command = "REHEARSAL_RECORD=1 swift test --filter \(suite)"
    guard let expected else { return "Fixtures/Golden/\(path) is not there; record it with: \(command)" }
    let old = expected.split(separator: "\n", omittingEmptySubsequences: false)
    let new = actual.split(separator: "\n", omittingEmptySubsequences: false)
    let same = zip(old, new).prefix { $0 == $1 }.count
    let lines =
      old.dropFirst(same).prefix(6).map { "- \($0)" } + new.dropFirst(same).prefix(6).map { "+ \($0)" }
    return "Fixtures/Golden/\(path) differs from line \(same + 1):\n" + lines.joined(separator: "\n")
      + "\nif the new text is right, record it with: \(command)"
  }
}

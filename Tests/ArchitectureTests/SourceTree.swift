import Foundation

/// The package's own files, found from where this one lies.
enum SourceTree {
  /// One source file.
  struct File: Sendable, CustomStringConvertible {
    /// The path from the package's folder.
    var path: String
    var text: String
    /// The module that the file belongs to.
    var module: String { path.split(separator: "/").map(String.init)[1] }
    var lines: [Substring] { text.split(separator: "\n", omittingEmptySubsequences: false) }
    var description: String { path }
  }

  static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// All Swift files below a folder, in the order of their paths.
  ///
  /// - Throws: Where there is none: a check of nothing would pass.
  static func swiftFiles(in folder: String) throws -> [File] {
    let base = root.appendingPathComponent(folder)
    let names = try FileManager.default.subpathsOfDirectory(atPath: base.path)
      .filter { $0.hasSuffix(".swift") }.sorted()
    guard !names.isEmpty else { throw CocoaError(.fileNoSuchFile) }
    return try names.map { name in
      File(
        path: "\(folder)/\(name)",
        text: try String(contentsOf: base.appendingPathComponent(name), encoding: .utf8))
    }
  }
}

import Foundation
import Testing

/// Outputs that are kept as files under `Fixtures/Golden`.
enum Golden {
  private static let command = "REHEARSAL_RECORD=1 swift test --filter RehearsalTests"

  /// Holds a text against its file, or writes the file where `REHEARSAL_RECORD` is set.
  static func expect(
    _ text: String, _ name: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let file = try folder().appendingPathComponent(name)
    if ProcessInfo.processInfo.environment["REHEARSAL_RECORD"] == "1" {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
      return
    }
    guard let data = try? Data(contentsOf: file) else {
      Issue.record("there is no \(name); record it with: \(command)", sourceLocation: sourceLocation)
      return
    }
    let recorded = String(decoding: data, as: UTF8.self)
    guard recorded != text else { return }
    Issue.record(
      "\(name) differs:\n\(difference(recorded, text))\nrecord it anew with: \(command)",
      sourceLocation: sourceLocation)
  }

  private static func difference(_ recorded: String, _ text: String) -> String {
    let old = recorded.split(separator: "\n", omittingEmptySubsequences: false)
    let new = text.split(separator: "\n", omittingEmptySubsequences: false)
    return new.difference(from: old).map { change in
      switch change {
      case .remove(let offset, let line, _): "- \(offset + 1): \(line)"
      case .insert(let offset, let line, _): "+ \(offset + 1): \(line)"
      }
    }.joined(separator: "\n")
  }

  private struct NoPackage: Error {}

  private static func folder() throws -> URL {
    var folder = URL(fileURLWithPath: #filePath)
    while folder.path != "/" {
      folder.deleteLastPathComponent()
      if FileManager.default.fileExists(atPath: folder.appendingPathComponent("Package.swift").path) {
        return folder.appendingPathComponent("Fixtures/Golden")
      }
    }
    throw NoPackage()
  }
}

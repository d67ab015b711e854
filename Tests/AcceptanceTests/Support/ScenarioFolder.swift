import Foundation
import Gherkin
import Requirements
import ScenarioRunner

/// The scenarios and the brief of an app, as they stand in the project.
struct ScenarioFolder: Sendable {
  /// Nothing was found where scenarios should be.
  struct Empty: Error {
    var path: String
  }

  /// The scenarios, file by file.
  var files: [[Pickle]]
  /// The texts that they were read from.
  var texts: [RunSource.Text] = []
  /// The brief beside them.
  var brief: Brief

  /// Reads the folder of an app.
  ///
  /// - Throws: What cannot be read or parsed; also where there is no scenario.
  init(_ app: String) throws {
    let folder = try Self.root.appending(path: "Scenarios/\(app)")
    var nextID = 0
    files = []
    for name in try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() {
      guard let format = Self.format(of: name) else { continue }
      let bytes = [UInt8](try Data(contentsOf: folder.appending(path: name)))
      let source = GherkinSource(uri: "Scenarios/\(app)/\(name)", bytes: bytes, format: format)
      let parsed = try GherkinParser().parse(source, firstID: nextID)
      texts.append(.init(source: source, ids: nextID..<parsed.nextID))
      nextID = parsed.nextID
      files.append(parsed.pickles)
    }
    guard files.contains(where: { !$0.isEmpty }) else { throw Empty(path: folder.path) }
    let text = [UInt8](try Data(contentsOf: folder.appending(path: "brief.md")))
    brief = try Brief(parsing: text, path: "Scenarios/\(app)/brief.md")
  }

  /// All scenarios.
  var pickles: [Pickle] { files.flatMap { $0 } }

  private static func format(of name: String) -> SourceFormat? {
    if name.hasSuffix(".feature.md") { return .markdown }
    if name.hasSuffix(".feature") { return .feature }
    return name.hasSuffix(".scenario") ? .shorthand : nil
  }

  /// The folder with the package's manifest.
  private static var root: URL {
    get throws {
      var folder = URL(filePath: #filePath)
      while folder.path != "/" {
        folder.deleteLastPathComponent()
        if FileManager.default.fileExists(atPath: folder.appending(path: "Package.swift").path) {
          return folder
        }
      }
      throw Empty(path: #filePath)
    }
  }
}

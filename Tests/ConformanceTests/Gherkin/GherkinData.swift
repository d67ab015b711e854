import Foundation
import Testing

/// The published Gherkin data, read from beside the package.
enum GherkinData {
  /// A feature of the published data.
  struct Sample: CustomTestStringConvertible, Sendable {
    var name: String
    var url: URL
    var testDescription: String { name }

    /// The bytes of the feature.
    func bytes() throws -> [UInt8] { try Array(Data(contentsOf: url)) }

    /// The lines of a file that stands beside the feature.
    func expected(_ suffix: String) throws -> [String] {
      let text = try String(contentsOf: url.appendingPathExtension(suffix), encoding: .utf8)
      return text.split(separator: "\n").map(String.init)
    }
  }

  enum Fault: Error {
    case nothingFound(String)
  }

  /// Where the published data are: `REHEARSAL_SHARED`, or `shared` beside the package.
  static let root: URL = {
    if let path = ProcessInfo.processInfo.environment["REHEARSAL_SHARED"] {
      return URL(fileURLWithPath: path).appendingPathComponent("conformance")
    }
    var folder = URL(fileURLWithPath: #filePath)
    while folder.path != "/" {
      folder.deleteLastPathComponent()
      if FileManager.default.fileExists(atPath: folder.appendingPathComponent("Package.swift").path) { break }
    }
    return folder.deletingLastPathComponent().appendingPathComponent("shared/conformance")
  }()

  static let isThere = FileManager.default.fileExists(atPath: root.path)

  /// The features of a folder, by name.
  static func samples(_ folder: String) throws -> [Sample] {
    let url = root.appendingPathComponent("gherkin").appendingPathComponent(folder)
    let names = try FileManager.default.contentsOfDirectory(atPath: url.path)
      .filter { $0.hasSuffix(".feature") || $0.hasSuffix(".feature.md") }.sorted()
    guard !names.isEmpty else { throw Fault.nothingFound(url.path) }
    return names.map { Sample(name: $0, url: url.appendingPathComponent($0)) }
  }

  /// The JSON objects of some lines, ready to compare.
  static func objects(_ lines: [String]) throws -> [NSDictionary] {
    try lines.map { line in
      guard let object = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? NSDictionary else {
        throw Fault.nothingFound(line)
      }
      return object
    }
  }
}

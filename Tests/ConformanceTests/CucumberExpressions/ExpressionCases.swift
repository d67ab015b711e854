import Foundation

/// The published cases for expressions and tag expressions, read from `../shared/conformance`.
enum ExpressionCases {
  /// The folder of the published data; nil where it is absent, as in a lone clone.
  static let folder: URL? = {
    let root =
      ProcessInfo.processInfo.environment["REHEARSAL_SHARED"].map { URL(filePath: $0) } ?? besidePackage
    let folder = root.appending(path: "conformance")
    return FileManager.default.fileExists(atPath: folder.path) ? folder : nil
  }()

  static var areHere: Bool { folder != nil }

  private static var besidePackage: URL {
    var folder = URL(filePath: #filePath).deletingLastPathComponent()
    while folder.path.count > 1,
      !FileManager.default.fileExists(atPath: folder.appending(path: "Package.swift").path)
    {
      folder.deleteLastPathComponent()
    }
    return folder.deletingLastPathComponent().appending(path: "shared")
  }

  enum Failure: Error {
    case notHere(String)
    case noCases(String)
  }

  /// Every case of a folder, in the order of the file names.
  static func all<Case: Decodable>(_ type: Case.Type = Case.self, in path: String) throws -> [Named<Case>] {
    guard let folder = folder?.appending(path: path) else { throw Failure.notHere(path) }
    let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      .filter { $0.pathExtension == "json" }
      .sorted { $0.lastPathComponent < $1.lastPathComponent }
    guard !files.isEmpty else { throw Failure.noCases(path) }
    return try files.map { file in
      Named(
        name: file.lastPathComponent, value: try JSONDecoder().decode(Case.self, from: Data(contentsOf: file))
      )
    }
  }

  /// The cases of one file that holds a list.
  static func list<Case: Decodable>(_ type: Case.Type = Case.self, in path: String) throws -> [Case] {
    guard let file = folder?.appending(path: path) else { throw Failure.notHere(path) }
    let cases = try JSONDecoder().decode([Case].self, from: Data(contentsOf: file))
    guard !cases.isEmpty else { throw Failure.noCases(path) }
    return cases
  }

  struct Named<Case> {
    var name: String
    var value: Case
  }
}

/// A value in the published data.
enum PublishedValue: Decodable, Equatable {
  case null
  case integer(Int64)
  case number(Double)
  case text(String)

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let text = try? container.decode(String.self) {
      self = .text(text)
    } else if let integer = try? container.decode(Int64.self) {
      self = .integer(integer)
    } else {
      self = .number(try container.decode(Double.self))
    }
  }
}

import Foundation

/// Where the paths of a test's scenarios start from, and how places in them are told to Swift Testing.
struct ScenarioFolder: Sendable {
  /// The module of the test.
  let module: String
  /// The package of the test; empty for the folder of the process.
  let path: String

  /// Finds the package of a test's file: the next folder above that has a manifest.
  init(fileID: String, filePath: String) {
    let name = fileID.prefix { $0 != "/" }
    module = name.isEmpty ? "Scenarios" : String(name)
    var folder = URL(fileURLWithPath: filePath).standardizedFileURL
    while folder.pathComponents.count > 1 {
      folder.deleteLastPathComponent()
      let manifest = folder.appendingPathComponent("Package.swift").path
      guard !FileManager.default.fileExists(atPath: manifest) else {
        path = folder.path
        return
      }
    }
    path = ""
  }

  /// A path from the root.
  func absolute(_ path: String) -> String {
    URL(fileURLWithPath: self.path.isEmpty || path.hasPrefix("/") ? path : "\(self.path)/\(path)")
      .standardizedFileURL.path
  }

  /// Whether a path with or without lines is one of some paths, or lies in one.
  func isInside(_ operand: String, _ paths: [String]) -> Bool {
    var parts = operand.split(separator: ":", omittingEmptySubsequences: false)
    while parts.count > 1, parts.last.flatMap({ Int($0) }) != nil { parts.removeLast() }
    let chosen = absolute(parts.joined(separator: ":"))
    return paths.map(absolute).contains { chosen == $0 || chosen.hasPrefix($0 + "/") }
  }
}

public import Foundation
import ScenarioRunner

/// A fresh folder for the files of one scenario's app, which survives the app but not the scenario.
public struct AppFolder: Sendable {
  /// Where the folder is.
  public let url: URL

  /// Creates a folder of its own, in that of the system for temporary files unless told otherwise.
  public init(in parent: URL = FileManager.default.temporaryDirectory) throws {
    url = parent.appending(path: "rehearsal-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  /// Removes the folder with all that is in it, and says where that is not possible.
  func remove() -> [Leftover] {
    do {
      try FileManager.default.removeItem(at: url)
      return []
    } catch {
      return [Leftover("the scenario's folder cannot be removed", notes: ["it is \(url.path())"])]
    }
  }
}

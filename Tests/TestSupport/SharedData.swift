public import Foundation

/// The data that tests read but the project does not hold: `../shared`, or where `REHEARSAL_SHARED` points.
public enum SharedData {
  /// The folder, where it is there.
  public static let folder: URL? = {
    let folder =
      ProcessInfo.processInfo.environment["REHEARSAL_SHARED"].map { URL(filePath: $0) }
      ?? packageRoot?.deletingLastPathComponent().appending(path: "shared")
    return folder.flatMap { FileManager.default.fileExists(atPath: $0.path()) ? $0 : nil }
  }()

  /// Returns whether a file or folder is there, by its path within the folder.
  public static func has(_ path: String) -> Bool {
    folder.map { FileManager.default.fileExists(atPath: $0.appending(path: path).path()) } ?? false
  }

  /// Returns the content of a file, by its path within the folder.
  public static func contents(of path: String) throws -> Data {
    guard let folder else { throw CocoaError(.fileNoSuchFile) }
    return try Data(contentsOf: folder.appending(path: path))
  }

  /// The folder of the package.
  public static let packageRoot: URL? = {
    var folder = URL(filePath: #filePath).deletingLastPathComponent()
    while folder.path() != "/" {
      let manifest = folder.appending(path: "Package.swift").path()
      if FileManager.default.fileExists(atPath: manifest) { return folder }
      folder.deleteLastPathComponent()
    }
    return nil
  }()
}

import Foundation

/// Where the project and the data beside it lie.
enum PackageFolder {
  /// The folder that holds the manifest.
  static let path: String = {
    var folder = URL(filePath: #filePath).deletingLastPathComponent()
    while !FileManager.default.fileExists(atPath: folder.appending(path: "Package.swift").path()),
      folder.path() != "/"
    {
      folder.deleteLastPathComponent()
    }
    return folder.path()
  }()

  /// The folder with recorded answers; it need not be there.
  static let shared =
    ProcessInfo.processInfo.environment["REHEARSAL_SHARED"] ?? path + "/../shared"

  /// Whether the recorded answers are there.
  static let hasRecordedAnswers =
    FileManager.default.fileExists(atPath: shared + "/recorded/coingecko/index.json")
}

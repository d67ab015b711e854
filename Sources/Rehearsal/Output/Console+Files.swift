import Foundation

extension Console {
  /// Reads a file.
  func bytes(of path: String) throws(UsageError) -> [UInt8] {
    let file = resolved(path)
    // Without a reason where it fails, but also without taking the path apart.
    if let data = FileManager.default.contents(atPath: file) { return data.withUnsafeBytes { Array($0) } }
    do { return [UInt8](try Data(contentsOf: URL(fileURLWithPath: file))) } catch {
      throw .unreadable(path, reason: ScenarioFiles.reason(error))
    }
  }

  /// Whether there is a folder at a path, or a file; nil where there is neither.
  func isFolder(_ path: String) -> Bool? {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: resolved(path), isDirectory: &isFolder) else { return nil }
    return isFolder.boolValue
  }

  /// Replaces what a file holds in one go, or makes the file; a link stays a link, permissions stay as they are.
  func rewrite(_ path: String, with bytes: [UInt8]) throws(UsageError) {
    let file = URL(fileURLWithPath: resolved(path)).resolvingSymlinksInPath()
    let manager = FileManager.default
    let isThere = manager.fileExists(atPath: file.path)
    guard !isThere || manager.isWritableFile(atPath: file.path) else {
      throw .unwritable(path, reason: "permission is denied")
    }
    do {
      let permissions = isThere ? try manager.attributesOfItem(atPath: file.path)[.posixPermissions] : nil
      try Data(bytes).write(to: file, options: .atomic)
      if let permissions {
        try manager.setAttributes([.posixPermissions: permissions], ofItemAtPath: file.path)
      }
    } catch {
      throw .unwritable(path, reason: ScenarioFiles.reason(error))
    }
  }
}

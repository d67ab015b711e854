import Foundation

extension Console {
  /// Reads a file.
  func bytes(of path: String) throws(UsageError) -> [UInt8] {
    let file = resolved(path)
    // Without a reason where it fails, but also without taking the path apart.
    if let data = FileManager.default.contents(atPath: file) { return data.withUnsafeBytes { Array($0) } }
    do { return [UInt8](try Data(contentsOf: URL(fileURLWithPath: file))) } catch {
      if Self.isNeitherFileNorFolder(file) { throw .noPlainFile(path) }
      throw .unreadable(path, reason: ScenarioFiles.reason(error))
    }
  }

  /// Whether something else than a file or a folder is at a path, such as a pipe, or a link to that.
  private static func isNeitherFileNorFolder(_ file: String) -> Bool {
    var status = stat()
    return stat(file, &status) == 0 && ![S_IFREG, S_IFDIR].contains(status.st_mode & S_IFMT)
  }

  /// Reads standard input to its end.
  func input() throws(UsageError) -> [UInt8] {
    do { return try readInput() } catch { throw .unreadableInput(reason: ScenarioFiles.reason(error)) }
  }

  /// Reads a file that is known to hold its octets, with no question to the system but those that reading takes.
  func bytes(ofPlainFile path: String) throws(UsageError) -> [UInt8] {
    if let bytes = Self.plainBytes(resolved(path)) { return bytes }
    return try bytes(of: path)
  }

  /// The octets of a file that says how many it has; nil where it does not, or where it cannot be read.
  private static func plainBytes(_ file: String) -> [UInt8]? {
    let descriptor = open(file, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG, status.st_size > 0 else {
      return nil
    }
    let size = Int(status.st_size)
    let bytes = [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
      while count < size, let base = buffer.baseAddress {
        let more = read(descriptor, base + count, size - count)
        guard more > 0 else { break }
        count += more
      }
    }
    return bytes.count == size ? bytes : nil
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

import Foundation

/// What tells whether two paths lead to one file, whether or not it is there yet.
enum FileIdentity: Hashable {
  /// A file that is there, by whatever name or link.
  case file(device: UInt64, number: UInt64)
  /// A file that is not there yet, or what is no file, such as a pipe: its path without links.
  case path(String)

  /// Finds out what a path leads to.
  init(_ path: String) {
    // Folders on the way may be made only when the file is.
    let path = Self.withoutLinks(path)
    var status = stat()
    self = (stat(path, &status) == 0 ? FileIdentity(status) : nil) ?? .path(path)
  }

  /// Finds out what an open descriptor leads to; nil where that is no file.
  init?(descriptor: Int32) {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { return nil }
    self.init(status)
  }

  private init?(_ status: stat) {
    guard status.st_mode & S_IFMT == S_IFREG else { return nil }
    self = .file(
      device: UInt64(truncatingIfNeeded: status.st_dev), number: UInt64(truncatingIfNeeded: status.st_ino))
  }

  /// The path that is made where it is written to: folders and links are followed as far as there are any.
  private static func withoutLinks(_ path: String, depth: Int = 0) -> String {
    if let real = real(path) { return real }
    let (folder, name) = split(path)
    // What goes round in a circle is no file for anybody.
    guard depth < 1000 else { return path }
    if let target = try? FileManager.default.destinationOfSymbolicLink(atPath: path) {
      return withoutLinks(target.hasPrefix("/") ? target : "\(folder)/\(target)", depth: depth + 100)
    }
    let parent = withoutLinks(folder, depth: depth + 1)
    switch name {
    case "", ".": return parent
    case "..": return split(parent).folder
    default: return (parent == "/" ? "" : parent) + "/\(name)"
    }
  }

  private static func split(_ path: String) -> (folder: String, name: String) {
    guard let slash = path.lastIndex(of: "/") else { return (".", path) }
    return (
      slash == path.startIndex ? "/" : String(path[..<slash]), String(path[path.index(after: slash)...])
    )
  }

  private static func real(_ path: String) -> String? {
    guard let real = realpath(path, nil) else { return nil }
    defer { free(real) }
    return String(cString: real)
  }
}

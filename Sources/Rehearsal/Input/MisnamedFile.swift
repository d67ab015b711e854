import Foundation

/// A file or a folder whose name is not UTF-8, so that Foundation cannot reach it.
struct MisnamedFile {
  /// The name, with the octets that are no text written as `\xE9`.
  var name: String
  var isFolder: Bool

  /// Those that are in a folder, in the order of their names; none where the folder cannot be read.
  static func all(in folder: String) -> [MisnamedFile] {
    names(in: folder).filter { String(validating: $0, as: UTF8.self) == nil }
      .sorted { $0.lexicographicallyPrecedes($1) }
      .map { MisnamedFile(name: shown($0), isFolder: isFolder($0, in: folder)) }
      .filter { !$0.name.hasPrefix(".") }
  }

  private static func names(in folder: String) -> [[UInt8]] {
    guard let stream = opendir(folder), let start = MemoryLayout<dirent>.offset(of: \.d_name) else {
      return []
    }
    defer { closedir(stream) }
    var names: [[UInt8]] = []
    while let entry = readdir(stream) {
      // The system gives less than the whole of the array that the type has.
      let name = UnsafeRawPointer(entry).advanced(by: start).assumingMemoryBound(to: CChar.self)
      names.append(UnsafeRawBufferPointer(start: name, count: strlen(name)).map { $0 })
    }
    return names
  }

  private static func isFolder(_ name: [UInt8], in folder: String) -> Bool {
    let path = (Array(folder.utf8) + [UInt8(ascii: "/")] + name).map { CChar(bitPattern: $0) } + [0]
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  private static func shown(_ name: [UInt8]) -> String {
    var shown = ""
    var rest = name[...]
    while let octet = rest.first {
      let length = (1...4).first {
        rest.count >= $0 && String(validating: rest.prefix($0), as: UTF8.self) != nil
      }
      if let length {
        shown += String(decoding: rest.prefix(length), as: UTF8.self)
      } else {
        shown += "\\x" + String(octet, radix: 16, uppercase: true)
      }
      rest.removeFirst(length ?? 1)
    }
    return shown
  }
}

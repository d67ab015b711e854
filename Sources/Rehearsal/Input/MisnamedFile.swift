import Foundation

/// A file or a folder whose name is not UTF-8, so that Foundation cannot reach it.
struct MisnamedFile {
  /// The name, with the octets that are no text written as `\xE9`.
  var name: String
  var isFolder: Bool

  /// What has such a name in a folder.
  init(_ octets: [UInt8], in folder: String) {
    name = Self.shown(octets)
    isFolder = Self.isFolder(octets, in: folder)
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

import Foundation

/// One file of the avatar cache.
struct AvatarFile: Equatable {
  var address: String
  var picture: Data

  init(address: String, picture: Data) {
    self.address = address
    self.picture = picture
  }

  /// Reads a file; `nil` where it has no address.
  init?(content: Data) {
    guard let end = content.firstIndex(of: UInt8(ascii: "\n")) else { return nil }
    address = String(decoding: content[..<end], as: UTF8.self)
    picture = Data(content[(end + 1)...])
  }

  /// What stands in the file.
  var content: Data { Data(address.utf8) + [UInt8(ascii: "\n")] + picture }
}

extension AvatarFile {
  /// The ending of files that are being written.
  static let unfinishedSuffix = ".part"
  private static let suffix = ".avatar"

  /// Returns what stands for an address in the names of files: its FNV-1a hash.
  static func key(of address: String) -> UInt64 {
    address.utf8.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01b3 }
  }

  /// Returns the name of a file; `use` grows with each use of any picture.
  static func name(_ key: UInt64, use: Int) -> String {
    "\(String(key, radix: 16))-\(use)\(suffix)"
  }

  /// Reads the name of a file; `nil` where it is not one of a picture.
  static func parts(ofName name: String) -> (key: UInt64, use: Int)? {
    guard name.hasSuffix(suffix) else { return nil }
    let parts = name.dropLast(suffix.count).split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count == 2, let key = UInt64(parts[0], radix: 16), let use = Int(parts[1]) else { return nil }
    return (key, use)
  }
}

public import DeviceStorage
public import Foundation
import Synchronization

/// Pictures in a folder, by their address, up to a number of octets; what was not used for longest goes first.
///
/// Each picture is one file: its address, a line break, its octets. A file is written beside its place
/// and renamed into it, so that whatever happens, what has a picture's name is a whole picture. The name
/// tells how recently the picture was used, so that no second file has to agree with the first.
public final class AvatarCache: Sendable {
  /// The bound of a shipped app.
  public static let standardLimit = 50_000_000

  /// Where the pictures are.
  public let folder: URL
  /// How many octets the files may have together.
  public let limit: Int
  private let index: Mutex<AvatarIndex>

  /// Opens the cache, creating its folder where there is none; what a crash left half done is removed.
  public init(folder: URL, limit: Int = standardLimit) throws(StorageError) {
    self.folder = folder
    self.limit = limit
    index = Mutex(try AvatarIndex(folder: folder))
    try trim()
  }

  /// How many octets the files have together.
  public var size: Int { index.withLock { $0.size } }

  /// How many pictures there are.
  public var count: Int { index.withLock { $0.entries.count } }

  /// Returns whether the cache holds a picture, without counting as use.
  public func contains(_ address: String) -> Bool { picture(at: address, isUse: false) != nil }

  /// Returns the picture of an address, which counts as use.
  public func picture(at address: String) -> Data? { picture(at: address, isUse: true) }

  private func picture(at address: String, isUse: Bool) -> Data? {
    index.withLock { index in
      let key = AvatarFile.key(of: address)
      guard let entry = index.entries[key] else { return nil }
      let place = folder.appending(path: AvatarFile.name(key, use: entry.use))
      guard let file = try? AvatarFile(content: Data(contentsOf: place)), file.address == address else {
        // The file is gone, or belongs to another address with the same key.
        return nil
      }
      if isUse { index.touch(key, in: folder) }
      return file.picture
    }
  }

  /// Keeps a picture, in place of the one before, and makes room for it.
  ///
  /// A picture that is larger than the bound by itself is not kept.
  public func keep(_ picture: Data, at address: String) throws(StorageError) {
    let content = AvatarFile(address: address, picture: picture).content
    guard content.count <= limit else { return }
    try index.withLock { (index: inout sending AvatarIndex) throws(StorageError) in
      try index.write(content, key: AvatarFile.key(of: address), in: folder)
    }
    try trim()
  }

  /// Removes all pictures.
  public func removeAll() throws(StorageError) {
    try index.withLock { (index: inout sending AvatarIndex) throws(StorageError) in
      while let key = index.leastRecentlyUsed { try index.remove(key, in: folder) }
    }
  }

  private func trim() throws(StorageError) {
    try index.withLock { (index: inout sending AvatarIndex) throws(StorageError) in
      while index.size > limit, let key = index.leastRecentlyUsed { try index.remove(key, in: folder) }
    }
  }
}

import AppCore
import DeviceStorage
import Foundation

/// What the files of the avatar cache are, as their names tell.
struct AvatarIndex: Sendable {
  struct Entry: Sendable, Equatable {
    var use: Int
    var size: Int
  }

  private(set) var entries: [UInt64: Entry] = [:]
  private(set) var size = 0
  private var lastUse = 0

  /// Reads a folder, creating it where it is not there, and removes what is not a picture's only file.
  init(folder: URL) throws(StorageError) {
    try Self.attempt(folder) {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      for name in try FileManager.default.contentsOfDirectory(atPath: folder.path(percentEncoded: false)) {
        try add(name, in: folder)
      }
    }
  }

  private mutating func add(_ name: String, in folder: URL) throws {
    let place = folder.appending(path: name)
    guard let (key, use) = AvatarFile.parts(ofName: name) else {
      if name.hasSuffix(AvatarFile.unfinishedSuffix) { try FileManager.default.removeItem(at: place) }
      return
    }
    let bytes = try place.resourceValues(forKeys: [.fileSizeKey]).fileSize ?? 0
    if let other = entries[key] {
      // A crash came between the new file and the removal of the old one.
      let older = folder.appending(path: AvatarFile.name(key, use: min(use, other.use)))
      try FileManager.default.removeItem(at: older)
      guard use > other.use else { return }
      size -= other.size
    }
    entries[key] = Entry(use: use, size: bytes)
    size += bytes
    lastUse = max(lastUse, use)
  }

  /// The key of the picture that was not used for longest.
  var leastRecentlyUsed: UInt64? { entries.min { $0.value.use < $1.value.use }?.key }

  /// Notes that a picture was used, for this run of the app and the next.
  mutating func touch(_ key: UInt64, in folder: URL) {
    guard let entry = entries[key], entry.use < lastUse else { return }
    let use = lastUse + 1
    // Where the file cannot be renamed the picture stays, and goes a little earlier.
    guard Self.rename(AvatarFile.name(key, use: entry.use), to: AvatarFile.name(key, use: use), in: folder)
    else { return }
    lastUse = use
    entries[key]?.use = use
  }

  /// Writes a file as a whole, in place of the one that the key has.
  mutating func write(_ content: Data, key: UInt64, in folder: URL) throws(StorageError) {
    let use = lastUse + 1
    let name = AvatarFile.name(key, use: use)
    let unfinished = name + AvatarFile.unfinishedSuffix
    try Self.attempt(folder) { try Self.write(content, to: folder.appending(path: unfinished)) }
    guard Self.rename(unfinished, to: name, in: folder) else {
      throw .fileFailed(path: folder.path(percentEncoded: false), reason: "a picture cannot be renamed")
    }
    if entries[key] != nil { try remove(key, in: folder) }
    lastUse = use
    entries[key] = Entry(use: use, size: content.count)
    size += content.count
  }

  /// Removes a picture.
  mutating func remove(_ key: UInt64, in folder: URL) throws(StorageError) {
    guard let entry = entries[key] else { return }
    let place = folder.appending(path: AvatarFile.name(key, use: entry.use))
    if FileManager.default.fileExists(atPath: place.path(percentEncoded: false)) {
      try Self.attempt(folder) { try FileManager.default.removeItem(at: place) }
    }
    entries[key] = nil
    size -= entry.size
  }

  /// Writes a file without waiting for the disk, as `Data` would: pictures can be loaded again.
  private static func write(_ content: Data, to place: URL) throws {
    guard let stream = OutputStream(url: place, append: false) else { throw CocoaError(.fileNoSuchFile) }
    stream.open()
    defer { stream.close() }
    var rest = [UInt8](content)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBufferPointer { buffer in
        buffer.baseAddress.map { stream.write($0, maxLength: buffer.count) } ?? 0
      }
      guard count > 0 else { throw stream.streamError ?? CocoaError(.fileWriteUnknown) }
      rest = rest.dropFirst(count)
    }
  }

  private static func rename(_ name: String, to other: String, in folder: URL) -> Bool {
    // The other name is new, so that this is one rename on the disk: both names or one, never half a file.
    let places = [name, other].map { folder.appending(path: $0) }
    return (try? FileManager.default.moveItem(at: places[0], to: places[1])) != nil
  }

  private static func attempt(_ folder: URL, _ body: () throws -> Void) throws(StorageError) {
    do {
      try body()
    } catch {
      throw .fileFailed(
        path: folder.path(percentEncoded: false), reason: (error as NSError).localizedDescription)
    }
  }
}

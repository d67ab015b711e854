import Foundation
public import ScenarioRunner

/// What steps attach, moved piece by piece, so that it is never whole in memory once more.
public enum AttachedContent {
  private static let piece = 1 << 16

  /// Writes content to a new file.
  ///
  /// - Returns: How many bytes were written; nil where the content cannot be read, or the file is there already or
  ///   cannot be written.
  public static func write(_ content: RunAttachment.Content, to path: String) -> Int? {
    guard let file = create(path) else { return nil }
    defer { close(file) }
    if let count = write(content, to: file) { return count }
    unlink(path)
    return nil
  }

  /// Creates a file that was not there; nil where that cannot be done.
  static func create(_ path: String) -> Int32? {
    let file = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o644)
    return file < 0 ? nil : file
  }

  /// Writes content to an open file, and returns how many bytes it has; nil where not all of it got there.
  static func write(_ content: RunAttachment.Content, to file: Int32) -> Int? {
    switch content {
    case .text(let text): WholeWrite.write(text, to: file) == nil ? text.utf8.count : nil
    case .bytes(let bytes):
      bytes.withUnsafeBytes { WholeWrite.write($0, to: file) } == nil ? bytes.count : nil
    case .file(let path), .stored(let path, _): copy(path, to: file)
    }
  }

  /// How many bytes a file has; nil where there is none, or it is none that has an end.
  public static func size(ofFile path: String) -> Int? {
    var status = stat()
    guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    return Int(status.st_size)
  }

  /// The bytes of a file that has at most so many; nil where it has more or cannot be read.
  public static func bytes(ofFile path: String, atMost count: Int) -> [UInt8]? {
    guard let size = size(ofFile: path), size <= count else { return nil }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(size)
    let isRead = read(path) { piece in
      bytes += piece
      return bytes.count <= count
    }
    return isRead ? bytes : nil
  }

  private static func copy(_ path: String, to file: Int32) -> Int? {
    guard size(ofFile: path) != nil else { return nil }
    var count = 0
    let isCopied = read(path) { piece in
      count += piece.count
      return WholeWrite.write(piece, to: file) == nil
    }
    return isCopied ? count : nil
  }

  /// Reads a file piece by piece, as long as they are wanted, and returns whether all of it was read.
  private static func read(_ path: String, _ take: (UnsafeRawBufferPointer) -> Bool) -> Bool {
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return false }
    defer { close(file) }
    return withUnsafeTemporaryAllocation(byteCount: piece, alignment: 1) { buffer in
      while true {
        let count = Foundation.read(file, buffer.baseAddress, buffer.count)
        if count == 0 { return true }
        if count < 0 && errno == EINTR { continue }
        guard count > 0, take(UnsafeRawBufferPointer(rebasing: buffer[..<count])) else { return false }
      }
    }
  }
}

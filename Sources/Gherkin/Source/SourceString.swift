/// A piece of a text, held as its place in the text's bytes and made a string when it is asked for.
///
/// Most of a document is never read, and what is read is short: so a document costs little more than its text.
struct SourceString: Sendable {
  /// The bytes that the piece is taken from, shared by all their pieces.
  private let owner: [UInt8]
  private let start: Int32
  /// The number of bytes; -1 for all that the owner has.
  private let count: Int32

  /// A text of its own.
  init(_ text: String) {
    owner = Array(text.utf8)
    start = 0
    count = -1
  }

  /// The piece between two offsets.
  @inline(__always)
  init(_ owner: [UInt8], _ start: Int, _ end: Int) {
    let isNear = end <= Int(Int32.max)
    self.owner = isNear ? owner : Array(owner[start..<end])
    self.start = isNear ? Int32(truncatingIfNeeded: start) : 0
    count = isNear ? Int32(truncatingIfNeeded: end &- start) : -1
  }

  /// The piece as a string.
  var string: String {
    count == 0 ? "" : withBytes { String(decoding: $0, as: UTF8.self) }
  }

  /// Lends the bytes.
  @inline(__always)
  func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    owner.withUnsafeBufferPointer { bytes in
      body(count < 0 ? bytes : UnsafeBufferPointer(rebasing: bytes[Int(start)..<Int(start &+ count)]))
    }
  }
}

extension SourceString: Hashable {
  static func == (left: SourceString, right: SourceString) -> Bool { left.string == right.string }

  func hash(into hasher: inout Hasher) { hasher.combine(string) }
}

extension SourceString: CustomStringConvertible, CustomDebugStringConvertible {
  /// The piece as a string.
  var description: String { string }

  /// The piece in quotes, so that printing what holds it tells it.
  var debugDescription: String { string.debugDescription }
}

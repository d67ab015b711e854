/// The bytes of a text, known to be UTF-8, read in place.
///
/// It is valid only inside the closure that lends the bytes.
struct SourceText {
  let base: UnsafePointer<UInt8>
  let count: Int

  /// The byte at an offset that the caller knows to be inside.
  @inline(__always)
  subscript(offset: Int) -> UInt8 { base[offset] }

  /// The text between two offsets.
  @inline(__always)
  func string(_ start: Int, _ end: Int) -> String {
    start < end
      ? String(decoding: UnsafeBufferPointer(start: base + start, count: end - start), as: UTF8.self) : ""
  }

  /// The number of code points between two offsets.
  func codePoints(_ start: Int, _ end: Int) -> Int {
    var total = 0
    for index in start..<max(start, end) where base[index] & 0xC0 != 0x80 { total &+= 1 }
    return total
  }

  /// Whether the text at an offset starts with some bytes.
  @inline(__always)
  func starts(_ start: Int, _ end: Int, with prefix: StaticString) -> Bool {
    let length = prefix.utf8CodeUnitCount
    guard end - start >= length else { return false }
    for index in 0..<length where base[start + index] != prefix.utf8Start[index] { return false }
    return true
  }
}

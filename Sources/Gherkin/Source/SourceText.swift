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

  /// The offset of a byte at or after `start`, or `end`.
  @inline(__always)
  func firstIndex(of byte: UInt8, from start: Int, to end: Int) -> Int {
    var index = start
    let pattern = UInt64(byte) &* Self.ones
    while index &+ 8 <= end {
      let word = UInt64(littleEndian: UnsafeRawPointer(base + index).loadUnaligned(as: UInt64.self)) ^ pattern
      let found = (word &- Self.ones) & ~word & Self.highs
      if found != 0 { return index &+ found.trailingZeroBitCount >> 3 }
      index &+= 8
    }
    while index < end, base[index] != byte { index &+= 1 }
    return index
  }

  /// How often a byte stands between two offsets; nil where another byte stands there, too.
  @inline(__always)
  func count(of byte: UInt8, without other: UInt8, from start: Int, to end: Int) -> Int? {
    let (pattern, excluded) = (UInt64(byte) &* Self.ones, UInt64(other) &* Self.ones)
    var (index, total) = (start, 0)
    while index &+ 8 <= end {
      let word = UnsafeRawPointer(base + index).loadUnaligned(as: UInt64.self)
      let rest = word ^ excluded
      if (rest &- Self.ones) & ~rest & Self.highs != 0 { return nil }
      // The high bit of each byte that is the wanted one, and of no other.
      let (difference, lows) = (word ^ pattern, ~Self.highs)
      total &+= (~(((difference & lows) &+ lows) | difference | lows)).nonzeroBitCount
      index &+= 8
    }
    while index < end {
      if base[index] == other { return nil }
      if base[index] == byte { total &+= 1 }
      index &+= 1
    }
    return total
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

  private static var ones: UInt64 { 0x0101_0101_0101_0101 }
  private static var highs: UInt64 { 0x8080_8080_8080_8080 }
}

/// Looking for bytes, eight of them at a time.
extension SourceText {
  /// The offset of a byte at or after `start`, or `end`.
  @inline(__always)
  func firstIndex(of byte: UInt8, from start: Int, to end: Int) -> Int {
    firstIndex(from: start, to: end) {
      WordPattern(byte).marks(in: $0)
    } orByte: {
      $0 == byte
    }
  }

  /// The offset of one of two bytes at or after `start`, or `end` if neither comes before it.
  @inline(__always)
  func firstIndex(of byte: UInt8, or other: UInt8, from start: Int, to end: Int) -> Int {
    firstIndex(from: start, to: end) {
      WordPattern(byte).marks(in: $0) | WordPattern(other).marks(in: $0)
    } orByte: {
      $0 == byte || $0 == other
    }
  }

  /// How often a byte stands between two offsets; nil where another byte stands there, too.
  @inline(__always)
  func count(of byte: UInt8, without other: UInt8, from start: Int, to end: Int) -> Int? {
    let (pattern, excluded) = (WordPattern(byte), WordPattern(other))
    var (index, total) = (start, 0)
    while index &+ 8 <= end {
      let word = self.word(at: index)
      if excluded.marks(in: word) != 0 { return nil }
      total &+= pattern.count(in: word)
      index &+= 8
    }
    while index < end {
      if base[index] == other { return nil }
      if base[index] == byte { total &+= 1 }
      index &+= 1
    }
    return total
  }

  /// The first offset whose byte is wanted, told from the marks of words and, near the end, from bytes.
  @inline(__always)
  private func firstIndex(
    from start: Int, to end: Int, _ marks: (UInt64) -> UInt64, orByte isWanted: (UInt8) -> Bool
  ) -> Int {
    var index = start
    while index &+ 8 <= end {
      let found = marks(word(at: index))
      if found != 0 { return index &+ found.trailingZeroBitCount >> 3 }
      index &+= 8
    }
    while index < end, !isWanted(base[index]) { index &+= 1 }
    return min(index, end)
  }

  /// The eight bytes at an offset, the first one in the lowest bits.
  @inline(__always)
  func word(at index: Int) -> UInt64 {
    UInt64(littleEndian: UnsafeRawPointer(base + index).loadUnaligned(as: UInt64.self))
  }
}

/// A byte to look for in words of eight.
private struct WordPattern {
  private let pattern: UInt64

  @inline(__always)
  init(_ byte: UInt8) { pattern = UInt64(byte) &* Self.ones }

  /// The high bit of the first such byte, and some bits above it; 0 where there is none.
  @inline(__always)
  func marks(in word: UInt64) -> UInt64 {
    let difference = word ^ pattern
    return (difference &- Self.ones) & ~difference & Self.highs
  }

  /// How many bytes of a word are the one looked for.
  @inline(__always)
  func count(in word: UInt64) -> Int {
    // The high bit of each byte that is the wanted one, and of no other; the product adds them up.
    let (difference, lows) = (word ^ pattern, ~Self.highs)
    let found = ~(((difference & lows) &+ lows) | difference | lows)
    return Int(truncatingIfNeeded: ((found &>> 7) &* Self.ones) &>> 56)
  }

  private static var ones: UInt64 { 0x0101_0101_0101_0101 }
  private static var highs: UInt64 { 0x8080_8080_8080_8080 }
}

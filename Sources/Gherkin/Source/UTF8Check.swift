/// Finds the first byte of a text that is not UTF-8.
enum UTF8Check {
  /// The offset of the first byte that does not belong to a well-formed character, or nil.
  ///
  /// - Complexity: O(*n*) in the length of `bytes`.
  static func firstFault(in bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    var index = 0
    let count = bytes.count
    while index < count {
      if let skipped = asciiRun(in: bytes, from: index) {
        index = skipped
        continue
      }
      let length = characterLength(in: bytes, at: index)
      if length == 0 { return index }
      index += length
    }
    return nil
  }

  /// The end of the ASCII bytes at an offset, or nil where there are none.
  private static func asciiRun(in bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int? {
    var index = start
    if let base = bytes.baseAddress {
      let raw = UnsafeRawPointer(base)
      while index + 8 <= bytes.count,
        raw.loadUnaligned(fromByteOffset: index, as: UInt64.self) & 0x8080_8080_8080_8080 == 0
      {
        index += 8
      }
    }
    while index < bytes.count, bytes[index] < 0x80 { index += 1 }
    return index > start ? index : nil
  }

  /// The length of the character that starts with a byte beyond ASCII, or 0 (Unicode, table 3-7).
  private static func characterLength(in bytes: UnsafeBufferPointer<UInt8>, at index: Int) -> Int {
    let first = bytes[index]
    switch first {
    case 0xC2...0xDF: return follow(bytes, index, 1, 0x80, 0xBF)
    case 0xE0: return follow(bytes, index, 2, 0xA0, 0xBF)
    case 0xED: return follow(bytes, index, 2, 0x80, 0x9F)
    case 0xE1...0xEF: return follow(bytes, index, 2, 0x80, 0xBF)
    case 0xF0: return follow(bytes, index, 3, 0x90, 0xBF)
    case 0xF1...0xF3: return follow(bytes, index, 3, 0x80, 0xBF)
    case 0xF4: return follow(bytes, index, 3, 0x80, 0x8F)
    default: return 0
    }
  }

  private static func follow(
    _ bytes: UnsafeBufferPointer<UInt8>, _ index: Int, _ tail: Int, _ low: UInt8, _ high: UInt8
  ) -> Int {
    guard index + tail < bytes.count, bytes[index + 1] >= low, bytes[index + 1] <= high else { return 0 }
    for offset in 2..<max(2, tail + 1) where bytes[index + offset] & 0xC0 != 0x80 { return 0 }
    return tail + 1
  }
}

/// White space as Unicode has it.
extension SourceText {
  /// The length of the white space character at an offset, 0 where there is none.
  @inline(__always)
  func whiteSpaceLength(at index: Int, before end: Int) -> Int {
    let byte = base[index]
    if byte < 0x80 { return byte == 0x20 || (byte >= 0x09 && byte <= 0x0D) ? 1 : 0 }
    return byte <= 0xE3 ? wideWhiteSpaceLength(at: index, before: end) : 0
  }

  /// The first offset at or after `start` that is no white space, or `end`.
  @inline(__always)
  func skipWhiteSpace(_ start: Int, _ end: Int) -> Int {
    var index = start
    while index < end {
      let length = whiteSpaceLength(at: index, before: end)
      if length == 0 { break }
      index &+= length
    }
    return index
  }

  /// The offset behind the last character that is no white space, or `start`.
  @inline(__always)
  func trimEnd(_ start: Int, _ end: Int) -> Int {
    var end = end
    while end > start {
      let byte = base[end &- 1]
      if byte < 0x80 {
        guard byte == 0x20 || (byte >= 0x09 && byte <= 0x0D) else { break }
        end &-= 1
      } else {
        let length = wideWhiteSpaceLength(endingAt: end, after: start)
        if length == 0 { break }
        end &-= length
      }
    }
    return end
  }

  private func wideWhiteSpaceLength(endingAt end: Int, after start: Int) -> Int {
    for length in 2...3 where end - length >= start {
      if wideWhiteSpaceLength(at: end - length, before: end) == length { return length }
    }
    return 0
  }

  private func wideWhiteSpaceLength(at index: Int, before end: Int) -> Int {
    switch base[index] {
    case 0xC2 where end - index >= 2:
      return base[index + 1] == 0x85 || base[index + 1] == 0xA0 ? 2 : 0
    case 0xE1...0xE3 where end - index >= 3:
      let scalar =
        (UInt32(base[index]) & 0x0F) << 12 | (UInt32(base[index + 1]) & 0x3F) << 6
        | UInt32(base[index + 2]) & 0x3F
      return Self.isWideWhiteSpace(scalar) ? 3 : 0
    default:
      return 0
    }
  }

  private static func isWideWhiteSpace(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x1680, 0x2000...0x200A, 0x2028, 0x2029, 0x202F, 0x205F, 0x3000: true
    default: false
    }
  }
}

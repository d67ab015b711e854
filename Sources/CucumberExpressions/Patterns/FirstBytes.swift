/// The bytes with which a match can begin.
struct FirstBytes: Equatable, Sendable {
  private var bits: (UInt64, UInt64, UInt64, UInt64) = (0, 0, 0, 0)
  /// Whether it can also match at the end of the text.
  var includesEnd = false

  static let all: FirstBytes = {
    var result = FirstBytes()
    result.bits = (.max, .max, .max, .max)
    result.includesEnd = true
    return result
  }()

  @inline(__always)
  func contains(_ byte: UInt8) -> Bool {
    let word =
      switch byte >> 6 {
      case 0: bits.0
      case 1: bits.1
      case 2: bits.2
      default: bits.3
      }
    return (word >> UInt64(byte & 63)) & 1 == 1
  }

  mutating func insert(_ byte: UInt8) {
    let bit: UInt64 = 1 << UInt64(byte & 63)
    switch byte >> 6 {
    case 0: bits.0 |= bit
    case 1: bits.1 |= bit
    case 2: bits.2 |= bit
    default: bits.3 |= bit
    }
  }

  mutating func insert(_ set: ScalarSet) {
    bits.0 |= set.low
    bits.1 |= set.high
    for range in set.ranges {
      for byte in Self.leadByte(range.lowerBound)...Self.leadByte(range.upperBound) { insert(byte) }
    }
  }

  mutating func formUnion(_ other: FirstBytes) {
    bits = (
      bits.0 | other.bits.0, bits.1 | other.bits.1, bits.2 | other.bits.2, bits.3 | other.bits.3
    )
    includesEnd = includesEnd || other.includesEnd
  }

  func isDisjoint(with other: FirstBytes) -> Bool {
    bits.0 & other.bits.0 == 0 && bits.1 & other.bits.1 == 0 && bits.2 & other.bits.2 == 0
      && bits.3 & other.bits.3 == 0
  }

  private static func leadByte(_ value: UInt32) -> UInt8 {
    switch value {
    case ..<0x80: UInt8(value)
    case ..<0x800: UInt8(0xC0 | value >> 6)
    case ..<0x10000: UInt8(0xE0 | value >> 12)
    default: UInt8(0xF0 | (value >> 18 & 7))
    }
  }

  static func == (left: FirstBytes, right: FirstBytes) -> Bool {
    left.bits == right.bits && left.includesEnd == right.includesEnd
  }
}

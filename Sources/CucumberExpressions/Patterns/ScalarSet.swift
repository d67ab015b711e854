/// A set of Unicode code points, quick to ask about ASCII.
struct ScalarSet: Equatable, Sendable {
  /// Bits of the code points 0–63 and 64–127.
  private(set) var low: UInt64 = 0
  private(set) var high: UInt64 = 0
  /// Ranges behind ASCII, in order and apart from each other.
  private(set) var ranges: [Range] = []

  /// Code points in a row; for arrays of `ClosedRange` the run time would look up how bounds are compared.
  struct Range: Equatable, Sendable {
    var lowerBound: UInt32
    var upperBound: UInt32

    init(_ lowerBound: UInt32, _ upperBound: UInt32) {
      self.lowerBound = lowerBound
      self.upperBound = upperBound
    }
  }

  private static let last: UInt32 = 0x10FFFF

  init() {}

  /// The code points of some ranges, which may overlap.
  init(_ ranges: Range...) {
    for range in ranges { insert(range) }
  }

  /// The code points of some characters.
  init(_ scalars: Unicode.Scalar...) {
    for scalar in scalars { insert(Range(scalar.value, scalar.value)) }
  }

  mutating func insert(_ range: Range) {
    var value = range.lowerBound
    while value <= min(range.upperBound, 127) {
      if value < 64 { low |= 1 << UInt64(value) } else { high |= 1 << UInt64(value - 64) }
      value += 1
    }
    if range.upperBound > 127 { insertBehindASCII(Range(max(range.lowerBound, 128), range.upperBound)) }
  }

  private mutating func insertBehindASCII(_ range: Range) {
    var merged: [Range] = []
    for next in (ranges + [range]).sorted(by: { $0.lowerBound < $1.lowerBound }) {
      if let last = merged.last, next.lowerBound <= last.upperBound + 1 {
        merged[merged.count - 1].upperBound = max(last.upperBound, next.upperBound)
      } else {
        merged.append(next)
      }
    }
    ranges = merged
  }

  mutating func formUnion(_ other: ScalarSet) {
    low |= other.low
    high |= other.high
    for range in other.ranges { insertBehindASCII(range) }
  }

  /// All code points that are not in the set.
  var inverted: ScalarSet {
    var result = ScalarSet()
    result.low = ~low
    result.high = ~high
    var next: UInt32 = 128
    for range in ranges {
      if next < range.lowerBound { result.ranges.append(Range(next, range.lowerBound - 1)) }
      next = range.upperBound + 1
    }
    if next <= Self.last { result.ranges.append(Range(next, Self.last)) }
    return result
  }

  /// The set's one code point, nil where it holds none or several.
  var only: Unicode.Scalar? {
    switch (low.nonzeroBitCount + high.nonzeroBitCount, ranges.count) {
    case (1, 0):
      Unicode.Scalar(UInt8(low == 0 ? 64 + high.trailingZeroBitCount : low.trailingZeroBitCount))
    case (0, 1):
      ranges[0].lowerBound == ranges[0].upperBound ? Unicode.Scalar(ranges[0].lowerBound) : nil
    default: nil
    }
  }

  @inline(__always)
  func containsASCII(_ byte: UInt8) -> Bool {
    let word = byte < 64 ? low : high
    return (word >> UInt64(byte & 63)) & 1 == 1
  }

  func containsBehindASCII(_ value: UInt32) -> Bool {
    for range in ranges where value <= range.upperBound { return value >= range.lowerBound }
    return false
  }

  /// `\d`: ASCII digits, whatever the language.
  static let digits = ScalarSet(Range(0x30, 0x39))
  /// `\w`: ASCII letters, digits and the underscore.
  static let wordCharacters = ScalarSet(
    Range(0x30, 0x39), Range(0x41, 0x5A), Range(0x5F, 0x5F), Range(0x61, 0x7A))
  /// `\s`: white space as ECMAScript defines it.
  static let whiteSpace = ScalarSet(
    Range(0x09, 0x0D), Range(0x20, 0x20), Range(0xA0, 0xA0), Range(0x1680, 0x1680), Range(0x2000, 0x200A),
    Range(0x2028, 0x2029),
    Range(0x202F, 0x202F), Range(0x205F, 0x205F), Range(0x3000, 0x3000), Range(0xFEFF, 0xFEFF)
  )
  /// `.`: everything but the ends of lines.
  static let anyInLine = ScalarSet(Range(0x0A, 0x0A), Range(0x0D, 0x0D), Range(0x2028, 0x2029)).inverted
}

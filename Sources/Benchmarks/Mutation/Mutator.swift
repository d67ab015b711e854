import ScenarioRunner

/// Spoils texts, to see what a reader makes of them; the same seed and calls give the same results.
struct Mutator {
  /// The most bytes that one mutation adds.
  let growth: Int
  var random: SplitMix64

  init(seed: UInt64, growth: Int = 1 << 16) {
    self.growth = growth
    random = SplitMix64(state: seed)
  }

  /// The text with one to four mutations; `others` are texts to take pieces from.
  mutating func mutation(of text: [UInt8], others: [[UInt8]] = []) -> [UInt8] {
    var text = text
    for _ in 0...random.next(below: 4) {
      let kind = Mutation.allCases[random.next(below: Mutation.allCases.count)]
      apply(kind, to: &text, others: others)
    }
    return text
  }

  /// Spoils a text in one way.
  mutating func apply(_ kind: Mutation, to text: inout [UInt8], others: [[UInt8]] = []) {
    switch kind {
    case .cut: text.removeSubrange(stretch(of: text))
    case .splice: splice(&text, others)
    case .swapLines: swapLines(&text)
    case .repeatLine: repeatLine(&text)
    case .dropLine: text.removeSubrange(line(of: text))
    case .nest: nest(&text)
    case .randomBytes: replaceBytes(&text)
    case .invalidUTF8: insert(Self.invalid[random.next(below: Self.invalid.count)], into: &text)
    case .syntax: insert(piece(), into: &text)
    case .longLine: insertLongLine(into: &text)
    case .whiteSpace: replaceWhiteSpace(&text)
    case .lineEnds: replaceLineEnds(&text)
    }
  }

  /// A size up to `growth`, where small ones come as often as large ones.
  mutating func size() -> Int {
    let bits = Int.bitWidth - max(1, growth).leadingZeroBitCount
    return min(growth, 1 + random.next(below: 1 << (1 + random.next(below: bits))))
  }

  /// A place in a text, its end included.
  mutating func place(in text: [UInt8]) -> Int { random.next(below: text.count + 1) }

  /// A short or long stretch of a text, no longer than `growth`.
  mutating func stretch(of text: [UInt8]) -> Range<Int> {
    let start = place(in: text)
    return start..<min(text.count, start + size())
  }

  mutating func insert(_ bytes: some Collection<UInt8>, into text: inout [UInt8]) {
    text.insert(contentsOf: bytes, at: place(in: text))
  }

  private mutating func splice(_ text: inout [UInt8], _ others: [[UInt8]]) {
    let source = others.isEmpty ? text : others[random.next(below: others.count)]
    insert(source[stretch(of: source)], into: &text)
  }

  private mutating func replaceBytes(_ text: inout [UInt8]) {
    guard !text.isEmpty else { return }
    for _ in 0...random.next(below: 8) {
      text[random.next(below: text.count)] = UInt8(truncatingIfNeeded: random.next())
    }
  }

  /// Bytes that never stand in UTF-8: lone, overlong, cut off, surrogates, beyond Unicode.
  private static let invalid: [[UInt8]] = [
    [0x80], [0xBF], [0xC0, 0xAF], [0xC1, 0xBF], [0xC3], [0xE0, 0x80, 0xAF], [0xE2, 0x82], [0xED, 0xA0, 0x80],
    [0xF0, 0x80, 0x80, 0x80], [0xF0, 0x9F, 0x98], [0xF4, 0x90, 0x80, 0x80], [0xF5], [0xFE], [0xFF],
  ]
}

/// Writes JPEG files of blocks with one colour each: ITU-T T.81, baseline, without subsampling.
///
/// With one colour a block, all that is coded of it is the mean of each component.
struct MosaicJPEG: Sendable {
  /// A colour, each part from 0 to 255.
  struct Colour: Sendable, Hashable {
    var red: Int
    var green: Int
    var blue: Int

    /// Luminance and the two differences, each around 0 (JFIF, in thousandths).
    fileprivate var components: [Int] {
      [
        (299 * red + 587 * green + 114 * blue) / 1_000 - 128,
        (-169 * red - 331 * green + 500 * blue) / 1_000,
        (500 * red - 419 * green - 81 * blue) / 1_000,
      ]
    }
  }

  let width: Int
  let height: Int

  /// Returns the file; `colour` is asked for each block by its column and row.
  func file(colour: (_ column: Int, _ row: Int) -> Colour) -> [UInt8] {
    var bits = BitWriter()
    var previous = [0, 0, 0]
    for row in 0..<(height + 7) / 8 {
      for column in 0..<(width + 7) / 8 {
        for (index, value) in colour(column, row).components.enumerated() {
          Self.write(value - previous[index], to: &bits)
          previous[index] = value
        }
      }
    }
    return header + bits.finished + [0xFF, 0xD9]
  }

  /// The codes for the number of bits of a difference: Annex K.3.1 of the standard.
  private static let codes: [(bits: Int, length: Int)] = [
    (0b00, 2), (0b010, 3), (0b011, 3), (0b100, 3), (0b101, 3), (0b110, 3), (0b1110, 4), (0b11110, 5),
    (0b111110, 6), (0b1111110, 7), (0b1111_1110, 8), (0b1_1111_1110, 9),
  ]

  private static func write(_ difference: Int, to bits: inout BitWriter) {
    let size = Int.bitWidth - difference.magnitude.leadingZeroBitCount
    let code = codes[size]
    bits.append(code.bits, count: code.length)
    bits.append(difference >= 0 ? difference : difference + (1 << size) - 1, count: size)
    // The end of the block: there is no other frequency in it.
    bits.append(0, count: 1)
  }

  private var header: [UInt8] {
    let frame: [UInt8] =
      [8] + Self.octets(height) + Self.octets(width) + [3, 1, 0x11, 0, 2, 0x11, 0, 3, 0x11, 0]
    let sizes: [UInt8] = [0, 1, 5, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0]
    let ends: [UInt8] = [1] + Array(repeating: 0, count: 15) + [0]
    return [0xFF, 0xD8]
      + Self.segment(0xE0, Array("JFIF".utf8) + [0, 1, 1, 0, 0, 1, 0, 1, 0, 0])
      // A mean is an eighth of its coefficient, so a step of eight codes it exactly.
      + Self.segment(0xDB, [0] + Array(repeating: 8, count: 64))
      + Self.segment(0xC0, frame)
      + Self.segment(0xC4, [0x00] + sizes + Array(0...11))
      + Self.segment(0xC4, [0x10] + ends)
      + Self.segment(0xDA, [3, 1, 0x00, 2, 0x00, 3, 0x00, 0, 63, 0])
  }

  private static func segment(_ marker: UInt8, _ content: [UInt8]) -> [UInt8] {
    [0xFF, marker] + octets(content.count + 2) + content
  }

  private static func octets(_ number: Int) -> [UInt8] { [UInt8(number >> 8 & 0xFF), UInt8(number & 0xFF)] }
}

/// Packs bits into octets, the highest first; after 255 stands a 0, so that no marker comes about.
private struct BitWriter {
  private var octets: [UInt8] = []
  private var pending = 0
  private var count = 0

  mutating func append(_ bits: Int, count length: Int) {
    for position in stride(from: length - 1, through: 0, by: -1) {
      pending = pending << 1 | (bits >> position & 1)
      count += 1
      if count == 8 { flush() }
    }
  }

  /// All octets, the last one filled with ones.
  var finished: [UInt8] {
    var copy = self
    while copy.count != 0 { copy.append(1, count: 1) }
    return copy.octets
  }

  private mutating func flush() {
    octets.append(UInt8(pending))
    if pending == 0xFF { octets.append(0) }
    pending = 0
    count = 0
  }
}

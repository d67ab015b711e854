/// Writes pictures of four colours as PNG (W3C Portable Network Graphics, third edition).
enum PNGFile {
  /// Returns a square picture.
  ///
  /// - Parameters:
  ///   - side: How many pixels a side has.
  ///   - palette: Four colours: red, green, blue.
  ///   - color: The number of a pixel's colour, by column and row.
  static func bytes(
    side: Int, palette: [(UInt8, UInt8, UInt8)], color: (_ column: Int, _ row: Int) -> UInt8
  ) -> [UInt8] {
    var header = bigEndian(UInt32(side)) + bigEndian(UInt32(side))
    // Two bits a pixel, with a palette, without interlace.
    header += [2, 3, 0, 0, 0]
    let colors = palette.flatMap { [$0.0, $0.1, $0.2] }
    return signature + chunk("IHDR", header) + chunk("PLTE", colors)
      + chunk("IDAT", stored(rows(side: side, color: color))) + chunk("IEND", [])
  }

  private static let signature: [UInt8] = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]

  private static func rows(side: Int, color: (Int, Int) -> UInt8) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(side * (side / 4 + 1))
    for row in 0..<side {
      bytes.append(0)
      for start in stride(from: 0, to: side, by: 4) {
        var byte: UInt8 = 0
        for column in start..<start + 4 {
          byte = byte << 2 | (column < side ? color(column, row) & 3 : 0)
        }
        bytes.append(byte)
      }
    }
    return bytes
  }

  /// Returns a zlib stream of a single stored block (RFC 1950, section 2.2; RFC 1951, section 3.2.4).
  private static func stored(_ data: [UInt8]) -> [UInt8] {
    let length = UInt16(truncatingIfNeeded: data.count)
    let lengths = [length, ~length].flatMap { [UInt8($0 & 0xff), UInt8($0 >> 8)] }
    return [0x78, 0x01, 0x01] + lengths + data + bigEndian(adler32(data))
  }

  private static func chunk(_ type: String, _ data: [UInt8]) -> [UInt8] {
    let content = Array(type.utf8) + data
    return bigEndian(UInt32(data.count)) + content + bigEndian(crc32(content))
  }

  private static func bigEndian(_ value: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(value >> $0 & 0xff) }
  }

  private static func adler32(_ data: [UInt8]) -> UInt32 {
    var (low, high): (UInt32, UInt32) = (1, 0)
    for byte in data {
      low = (low + UInt32(byte)) % 65_521
      high = (high + low) % 65_521
    }
    return high << 16 | low
  }

  private static let crcTable: [UInt32] = (0..<256).map { index in
    (0..<8).reduce(UInt32(index)) { crc, _ in crc & 1 == 1 ? 0xedb8_8320 ^ crc >> 1 : crc >> 1 }
  }

  private static func crc32(_ data: [UInt8]) -> UInt32 {
    ~data.reduce(~UInt32(0)) { crcTable[Int(($0 ^ UInt32($1)) & 0xff)] ^ $0 >> 8 }
  }
}

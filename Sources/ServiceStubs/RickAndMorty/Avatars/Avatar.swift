/// A picture of 300 by 300 pixels for a character: a pattern of its own, the same on both sides.
struct Avatar: Sendable {
  let id: Int

  private static let size = 300
  private static let cells = 5
  /// How many blocks of eight pixels a cell is wide, and how many are left on each side.
  private static let cellBlocks = 6
  private static let margin = 4

  /// The picture as a JPEG file.
  var jpeg: [UInt8] {
    let seed = StableHash.mix(0x5EED, Int64(id))
    let ink = MosaicJPEG.Colour(red: Self.part(seed, 0), green: Self.part(seed, 8), blue: Self.part(seed, 16))
    let paper = MosaicJPEG.Colour(red: 240, green: 238, blue: 232)
    return MosaicJPEG(width: Self.size, height: Self.size).file { column, row in
      Self.isInked(column, row, seed) ? ink : paper
    }
  }

  private static func part(_ seed: UInt64, _ shift: Int) -> Int { 40 + Int(seed >> shift & 0x7F) }

  private static func isInked(_ column: Int, _ row: Int, _ seed: UInt64) -> Bool {
    guard column >= margin, row >= margin else { return false }
    let (x, y) = ((column - margin) / cellBlocks, (row - margin) / cellBlocks)
    guard x < cells, y < cells else { return false }
    return seed >> (24 + y * 3 + min(x, cells - 1 - x)) & 1 == 1
  }
}

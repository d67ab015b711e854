import Synchronization

/// A picture of nobody: a head and shoulders before a wall, in colours of the picture's own.
struct DrawnPicture: Sendable, Hashable {
  var portrait: StubPerson.Portrait
  var size: PictureSize
  /// Which drawing of the picture it is; another one has other colours.
  var edition: Int

  private static let drawn = Mutex<[DrawnPicture: [UInt8]]>([:])

  /// The picture as PNG; drawn once for all stubs of a process.
  var bytes: [UInt8] {
    if let known = Self.drawn.withLock({ $0[self] }) { return known }
    let bytes = draw()
    Self.drawn.withLock { $0[self] = bytes }
    return bytes
  }

  private func draw() -> [UInt8] {
    let side = size.pixels
    return PNGFile.bytes(side: side, palette: palette) { column, row in
      Self.grid[row * Self.cells / side * Self.cells + column * Self.cells / side]
    }
  }

  private var palette: [(UInt8, UInt8, UInt8)] {
    var draw = Draw(
      seed: StableHash.fnv("\(portrait.folder.rawValue)/\(portrait.number)/\(edition)".utf8))
    return (0..<4).map { layer in
      // Walls are light, hair and clothes are dark.
      let base = [190, 150, 40, 60][layer]
      let parts = (0..<3).map { _ in UInt8(base + draw.number(below: 60)) }
      return (parts[0], parts[1], parts[2])
    }
  }

  private static let cells = 16

  /// The drawing in coarse cells: 0 wall, 1 face, 2 hair, 3 clothes.
  private static let grid: [UInt8] = (0..<cells * cells).map { cell in
    let (column, row) = (cell % cells * 2 - cells + 1, cell / cells)
    if row < 10, column * column + (row * 2 - 13) * (row * 2 - 13) <= 49 { return row < 5 ? 2 : 1 }
    return row >= 11 && abs(column) <= 3 + (row - 10) * 3 ? 3 : 0
  }
}

/// A row of a table.
public struct TableRow: Sendable, Hashable {
  /// The number that identifies the row in its run.
  public var id: Int
  /// Where the row stands.
  public var location: Location
  private var content: Content

  /// Creates a row of cells.
  init(id: Int, location: Location, cells: [TableCell]) {
    self.id = id
    self.location = location
    content = .cells(cells)
  }

  /// Creates a row from a line of a source.
  init(id: Int, location: Location, line: RowLine) {
    self.id = id
    self.location = location
    content = .line(line)
  }

  /// The cells, in order.
  ///
  /// - Complexity: O(*n*) in the length of the row, which is cut when its cells are asked for.
  public var cells: [TableCell] {
    get {
      switch content {
      case .line(let line): line.cells
      case .cells(let cells): cells
      }
    }
    set { content = .cells(newValue) }
  }

  /// The cells' values.
  ///
  /// - Complexity: O(*n*) in the length of the row.
  var values: [String] {
    switch content {
    case .line(let line): line.values
    case .cells(let cells): cells.map(\.value)
    }
  }

  /// The cells' values in bytes of their own.
  var storedValues: StoredValues { lendValues { StoredValues($0) } }

  /// Lends the cells' values.
  ///
  /// - Complexity: O(*n*) in the length of the row.
  @inline(__always)
  func lendValues<Result>(_ body: (RowValues) -> Result) -> Result {
    if case .line(let line) = content, let result = line.lendValues(body) { return result }
    return StoredValues(cells).lend(body)
  }

  /// The number of cells.
  var cellCount: Int {
    switch content {
    case .line(let line): line.count
    case .cells(let cells): cells.count
    }
  }

  /// Whether a value can form placeholders with what is around it.
  var holdsBracket: Bool {
    switch content {
    case .line(let line): line.holdsBracket
    case .cells(let cells): cells.contains(where: \.value.holdsBracket)
    }
  }

  private enum Content: Sendable {
    case line(RowLine)
    case cells([TableCell])
  }
}

extension TableRow {
  /// Whether both rows stand in the same place and have the same cells.
  public static func == (left: TableRow, right: TableRow) -> Bool {
    left.id == right.id && left.location == right.location && left.cells == right.cells
  }

  /// Feeds the row's number and cells into the hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(id)
    hasher.combine(cells)
  }
}

/// A cell of a table.
public struct TableCell: Sendable, Hashable {
  /// The column of the text in code points, from 1; the line is the row's.
  public var column: Int
  /// The text, escapes resolved.
  public var value: String
}

/// A table row as it lies in its source.
struct RowLine: Sendable {
  private let owner: [UInt8]
  /// The offset of the first bar.
  private let first: Int32
  private let end: Int32
  private let indent: Int32
  private let cellCount: Int32

  /// Takes a line with so many cells; nil where its offsets are too large.
  init?(_ line: SourceLine, of owner: [UInt8], offset: Int, count: Int) {
    guard line.end + offset <= Int(Int32.max) else { return nil }
    self.owner = owner
    first = Int32(truncatingIfNeeded: line.first + offset)
    end = Int32(truncatingIfNeeded: line.end + offset)
    indent = Int32(truncatingIfNeeded: line.indent)
    cellCount = Int32(truncatingIfNeeded: count)
  }

  var count: Int { Int(cellCount) }

  var values: [String] {
    withText { text in
      var values: [String] = []
      values.reserveCapacity(count)
      let line = SourceLine(number: 0, start: 0, first: 0, end: text.count, indent: Int(indent))
      text.forEachCellPlace(of: line) { values.append(text.cellText($0, $1, $2)) }
      return values
    } ?? []
  }

  var cells: [TableCell] {
    withText { text in
      var cells: [TableCell] = []
      cells.reserveCapacity(count)
      let line = SourceLine(number: 0, start: 0, first: 0, end: text.count, indent: Int(indent))
      text.forEachCell(of: line) { cells.append(TableCell(column: $0, value: $1)) }
      return cells
    } ?? []
  }

  /// Lends the cells' values as they lie in the line.
  @inline(__always)
  func lendValues<Result>(_ body: (RowValues) -> Result) -> Result? {
    withText { text in
      withUnsafeTemporaryAllocation(of: RowValues.Place.self, capacity: count) { places in
        let line = SourceLine(number: 0, start: 0, first: 0, end: text.count, indent: Int(indent))
        var found = 0
        text.forEachCellPlace(of: line) { start, end, isEscaped in
          places.initializeElement(
            at: found, to: RowValues.Place(start: start, end: end, isEscaped: isEscaped))
          found &+= 1
        }
        return body(
          RowValues(text: text, places: UnsafeBufferPointer(rebasing: UnsafeBufferPointer(places)[..<found])))
      }
    }
  }

  var holdsBracket: Bool {
    withText { text in
      text.firstIndex(of: UInt8(ascii: "<"), or: UInt8(ascii: ">"), from: 0, to: text.count) < text.count
    } ?? false
  }

  @inline(__always)
  private func withText<Result>(_ body: (SourceText) -> Result) -> Result? {
    owner.withUnsafeBufferPointer { bytes in
      bytes.baseAddress.map { body(SourceText(base: $0 + Int(first), count: Int(end - first))) }
    }
  }
}

/// The rows of a table, with the room that each column takes.
struct TableLayout {
  /// A cell wider than this does not widen its column, so that one long text does not blow up every row.
  static let widestColumn = 200

  private struct Cell {
    var start: Int
    var end: Int
    var width: Int
  }

  private struct Row {
    var firstCell: Int
    var cellCount: Int
    var isSeparator: Bool
    /// The text behind the last bar, which is no cell.
    var tailStart: Int
    var tailEnd: Int
  }

  private let text: SourceText
  private var cells: [Cell] = []
  private var rows: [Row] = []
  private var widths: [Int] = []

  init(_ text: SourceText) { self.text = text }

  /// Adds a row; one that separates a Markdown table's heading is drawn as wide as its columns.
  mutating func add(_ line: SourceLine, isSeparator: Bool = false) {
    let first = cells.count
    let tail = text.forEachWrittenCell(of: line) { start, end in
      cells.append(Cell(start: start, end: end, width: isSeparator ? 3 : text.displayWidth(start, end)))
    }
    rows.append(
      Row(
        firstCell: first, cellCount: cells.count - first, isSeparator: isSeparator, tailStart: tail.start,
        tailEnd: tail.end))
    for (column, cell) in cells[first...].enumerated() {
      if column == widths.count { widths.append(0) }
      if cell.width <= Self.widestColumn { widths[column] = max(widths[column], cell.width) }
    }
  }

  /// Writes a row without a line end.
  func write(_ index: Int, to output: inout LayoutOutput) {
    let row = rows[index]
    output.put(UInt8(ascii: "|"))
    for column in 0..<row.cellCount {
      let cell = cells[row.firstCell + column]
      output.blanks(1)
      if row.isSeparator {
        writeDashes(cell, widths[column], to: &output)
      } else {
        output.copy(cell.start, cell.end)
        output.blanks(max(0, widths[column] - cell.width))
      }
      output.put(" |")
    }
    guard row.tailStart < row.tailEnd else { return }
    output.blanks(1)
    output.copy(row.tailStart, row.tailEnd)
  }

  /// Writes dashes; the colons that tell a column's alignment stay.
  private func writeDashes(_ cell: Cell, _ width: Int, to output: inout LayoutOutput) {
    let colon = UInt8(ascii: ":")
    let left = cell.start < cell.end && text[cell.start] == colon ? 1 : 0
    let right = cell.start + left < cell.end && text[cell.end - 1] == colon ? 1 : 0
    output.put(colon, left)
    output.put(UInt8(ascii: "-"), width - left - right)
    output.put(colon, right)
  }
}

extension SourceText {
  /// Calls a closure with the cells of a row as they are written, as offsets, white space around them left out.
  ///
  /// - Returns: What stands behind the last bar.
  func forEachWrittenCell(
    of line: SourceLine, _ body: (_ start: Int, _ end: Int) -> Void
  ) -> (start: Int, end: Int) {
    let end = trimEnd(line.first, line.end)
    var start = firstIndex(of: UInt8(ascii: "|"), from: line.first, to: end) + 1
    var index = start
    while index < end {
      if base[index] == UInt8(ascii: "\\") {
        index += 2
      } else if base[index] == UInt8(ascii: "|") {
        let first = skipWhiteSpace(start, index)
        body(first, trimEnd(first, index))
        index += 1
        start = index
      } else {
        index += 1
      }
    }
    return (skipWhiteSpace(start, end), end)
  }

  /// The columns that a piece of the text takes in a terminal.
  func displayWidth(_ start: Int, _ end: Int) -> Int {
    for index in start..<end where !(0x20..<0x7F).contains(base[index]) {
      return DisplayWidth.of(string(start, end))
    }
    return end - start
  }
}

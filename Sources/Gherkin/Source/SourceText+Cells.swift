/// A piece of a line with its place.
struct ScannedItem {
  /// The column in code points, from 1.
  var column: Int
  /// The text, escapes resolved.
  var text: String
}

/// Table rows.
extension SourceText {
  /// Splits a table row at its bars.
  ///
  /// What stands behind the last bar is dropped. `\|`, `\\` and `\n` stand for a bar, a backslash and a line
  /// feed.
  func forEachCell(of line: SourceLine, _ body: (_ column: Int, _ text: String) -> Void) {
    var (counted, column) = (line.first, line.indent &+ 1)
    forEachCellPlace(of: line) { start, end, isEscaped in
      column &+= codePoints(counted, start)
      counted = start
      body(column, cellText(start, end, isEscaped))
    }
  }

  /// Finds the cells of a table row, white space around their text left out.
  @inline(__always)
  func forEachCellPlace(
    of line: SourceLine, _ body: (_ start: Int, _ end: Int, _ isEscaped: Bool) -> Void
  ) {
    let end = trimEnd(line.first, line.end)
    var index = firstIndex(of: UInt8(ascii: "|"), from: line.first, to: end) &+ 1
    while index < end {
      let start = index
      index = firstIndex(of: UInt8(ascii: "|"), or: UInt8(ascii: "\\"), from: index, to: end)
      var isEscaped = false
      while index < end, base[index] == UInt8(ascii: "\\") {
        isEscaped = true
        index = firstIndex(of: UInt8(ascii: "|"), or: UInt8(ascii: "\\"), from: index &+ 2, to: end)
      }
      if index >= end { return }
      let first = skipWhiteSpace(start, index)
      body(first, trimEnd(first, index), isEscaped)
      index &+= 1
    }
  }

  /// The text of a cell, escapes resolved where it has some.
  @inline(__always)
  func cellText(_ start: Int, _ end: Int, _ isEscaped: Bool) -> String {
    isEscaped ? unescapedCell(start, end) : string(start, end)
  }

  /// The number of cells of a table row.
  func cellCount(of line: SourceLine) -> Int {
    // Without escapes each bar behind the first one ends a cell.
    if let bars = count(of: UInt8(ascii: "|"), without: UInt8(ascii: "\\"), from: line.first, to: line.end) {
      return max(0, bars &- 1)
    }
    var count = 0
    forEachCellPlace(of: line) { _, _, _ in count &+= 1 }
    return count
  }

  /// The cells of a table row.
  func cells(of line: SourceLine) -> [ScannedItem] {
    var items: [ScannedItem] = []
    forEachCell(of: line) { items.append(ScannedItem(column: $0, text: $1)) }
    return items
  }

  private func unescapedCell(_ start: Int, _ end: Int) -> String {
    String(unsafeUninitializedCapacity: end - start) { buffer in
      buffer.baseAddress.map { copyUnescaped(start, end, to: $0) } ?? 0
    }
  }

  /// Copies the text of a cell, escapes resolved, to where there is room for it; returns the bytes that it takes.
  func copyUnescaped(_ start: Int, _ end: Int, to target: UnsafeMutablePointer<UInt8>) -> Int {
    var index = start
    var count = 0
    while index < end {
      var byte = base[index]
      index += 1
      if byte == UInt8(ascii: "\\"), index < end {
        switch base[index] {
        case UInt8(ascii: "n"): byte = 0x0A
        case UInt8(ascii: "|"): byte = UInt8(ascii: "|")
        case UInt8(ascii: "\\"): break
        default:
          target[count] = byte
          count &+= 1
          byte = base[index]
        }
        index += 1
      }
      target[count] = byte
      count &+= 1
    }
    return count
  }
}

/// Tag lines.
extension SourceText {
  /// The column of the first tag that holds white space, or nil where all are well formed.
  func misplacedTagColumn(of line: SourceLine) -> Int? {
    var fault: Int?
    forEachTag(of: line) { column, start, end in
      if fault == nil, containsWhiteSpace(start, end) { fault = column }
    }
    return fault
  }

  /// The tags of a line; a comment needs white space in front of its `#`.
  func tags(of line: SourceLine) -> [ScannedItem] {
    var items: [ScannedItem] = []
    // Most lines have no more.
    items.reserveCapacity(4)
    forEachTag(of: line) { column, start, end in
      // White space right behind the sign is no part of the name.
      let isJoined = start > line.first && base[start - 1] == UInt8(ascii: "@")
      items.append(
        ScannedItem(column: column, text: isJoined ? string(start - 1, end) : "@" + string(start, end)))
    }
    return items
  }

  private func forEachTag(of line: SourceLine, _ body: (_ column: Int, _ start: Int, _ end: Int) -> Void) {
    let end = trimEnd(line.first, commentStart(of: line))
    var start = line.first
    var column = line.indent + 1
    while start < end {
      let next = firstIndex(of: UInt8(ascii: "@"), from: start + 1, to: end)
      let last = trimEnd(start, next)
      body(column, skipWhiteSpace(start + 1, last), max(start + 1, last))
      column += codePoints(start, next)
      start = next
    }
  }

  /// The offset of the white space in front of a comment, or the line's end.
  func commentStart(of line: SourceLine) -> Int {
    var index = firstIndex(of: UInt8(ascii: "#"), from: line.first, to: line.end)
    while index < line.end {
      let trimmed = trimEnd(line.first, index)
      if trimmed < index { return trimmed }
      index = firstIndex(of: UInt8(ascii: "#"), from: index + 1, to: line.end)
    }
    return line.end
  }

  private func containsWhiteSpace(_ start: Int, _ end: Int) -> Bool {
    var index = start
    while index < end {
      if whiteSpaceLength(at: index, before: end) > 0 { return true }
      index += 1
    }
    return false
  }
}

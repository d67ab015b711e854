/// Tables and doc strings.
extension LayoutOutput {
  /// Adds the table that starts at an index, with the comments and blank lines between its rows.
  ///
  /// - Returns: The index behind it.
  mutating func table(_ lines: [LayoutLine], from start: Int, indent: Int) -> Int {
    let end = Self.end(of: .tableRow, in: lines, from: start)
    var table = TableLayout(text)
    for index in start..<end where lines[index].kind == .tableRow { table.add(lines[index].line) }
    var row = 0
    for index in start..<end {
      switch lines[index].kind {
      case .tableRow:
        blanks(indent)
        table.write(row, to: &self)
        endLine()
        row += 1
      case .comment: plain(lines[index], indent: indent)
      default: blankLine()
      }
    }
    return end
  }

  /// The index behind the last line of a kind that only comments and blank lines interrupt.
  static func end(of kind: TokenKind, in lines: [LayoutLine], from start: Int) -> Int {
    var end = start + 1
    var index = end
    while index < lines.count {
      if lines[index].kind == kind {
        end = index + 1
      } else if lines[index].kind != .comment, lines[index].kind != .empty {
        break
      }
      index += 1
    }
    return end
  }

  /// Adds the doc string whose fence stands at an index; its content moves with the fence.
  ///
  /// - Returns: The index behind it.
  mutating func docString(_ lines: [LayoutLine], from start: Int, indent: Int) -> Int {
    openFence(lines[start], indent: indent)
    var index = start + 1
    while index < lines.count, lines[index].kind != .docStringSeparator {
      let content = lines[index]
      if content.textStart < content.textEnd { blanks(indent) }
      copy(content.textStart, content.textEnd)
      endLine()
      index += 1
    }
    if index < lines.count { plain(lines[index], indent: indent) }
    return min(index + 1, lines.count)
  }

  private mutating func openFence(_ line: LayoutLine, indent: Int) {
    let fenceEnd = line.line.first + line.keywordLength
    blanks(indent)
    copy(line.line.first, fenceEnd)
    if line.textStart < line.textEnd {
      // A mark right behind the fence could make it a longer one.
      blanks(fenceEnd < line.textStart && text[line.textStart] == text[line.line.first] ? 1 : 0)
      copy(line.textStart, line.textEnd)
    }
    endLine()
  }
}

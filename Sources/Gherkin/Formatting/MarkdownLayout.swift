/// Lays out what is Gherkin in a `.feature.md` text; prose stays as it is.
struct MarkdownLayout {
  /// Lines that begin further in are code to Markdown, or belong to a list.
  private static let largestIndent = 3

  private let lines: [LayoutLine]
  private let dialect: Dialect
  private(set) var output: LayoutOutput
  private var index = 0
  /// Whether the last heading or step stands so far in that it was left where it is, and its table too.
  private var staysInside = false

  init(_ lines: [LayoutLine], _ dialect: Dialect, _ output: LayoutOutput) {
    self.lines = lines
    self.dialect = dialect
    self.output = output
  }

  /// Writes all lines.
  mutating func write() {
    var isInDocString = false
    while index < lines.count {
      let line = lines[index]
      if line.kind == .docStringSeparator { isInDocString.toggle() }
      if isInDocString {
        writeAsItIs(line)
      } else if line.kind == .tableRow {
        writeTable()
        continue
      } else if line.keywordLength > 0, line.kind != .docStringSeparator {
        writeKeyword(line)
      } else {
        writeAsItIs(line)
      }
      index += 1
    }
  }

  private mutating func writeAsItIs(_ line: LayoutLine) {
    output.copy(line.line.start, line.line.end)
    writeLineEnd(line)
  }

  /// Ends a line as it ended, as the ends of lines of prose stay, too.
  private mutating func writeLineEnd(_ line: LayoutLine) {
    let end = output.text.firstIndex(of: 0x0A, from: line.line.end, to: output.text.count)
    if end == output.text.count {
      output.endLine()
    } else {
      output.copy(line.line.end, end + 1)
    }
  }

  private mutating func writeKeyword(_ line: LayoutLine) {
    let text = output.text
    let first = line.line.first
    staysInside = !hasPlainIndent(line.line)
    if staysInside { output.copy(line.line.start, first) }
    var start = first
    if line.kind == .stepLine {
      output.copy(first, first + 1)
      start = text.skipWhiteSpace(first + 1, line.line.end)
    } else {
      while text[start] == UInt8(ascii: "#") { start += 1 }
      output.copy(first, start)
      start += text.whiteSpaceLength(at: start, before: line.line.end)
    }
    output.blanks(1)
    output.keyword(line, at: start, dialect)
    writeLineEnd(line)
  }

  /// Whether a line begins where Markdown takes it for no code: a tab counts as four blanks.
  private func hasPlainIndent(_ line: SourceLine) -> Bool {
    line.first - line.start <= Self.largestIndent
      && (line.start..<line.first).allSatisfy { output.text[$0] == UInt8(ascii: " ") }
  }

  /// Writes the rows that stand one below the other, and the dashes below the heading row.
  private mutating func writeTable() {
    var table = TableLayout(output.text)
    let start = index
    while index < lines.count, lines[index].kind == .tableRow || isDashes(lines[index], below: start) {
      table.add(lines[index].line, isSeparator: lines[index].kind == .tableSeparator)
      index += 1
    }
    for row in 0..<(index - start) {
      let line = lines[start + row]
      if staysInside { output.copy(line.line.start, line.line.first) } else { output.blanks(2) }
      table.write(row, to: &output)
      writeLineEnd(line)
    }
  }

  /// Whether a line below a table's first row has dashes in as many cells, and nothing else.
  private func isDashes(_ line: LayoutLine, below start: Int) -> Bool {
    let text = output.text
    guard line.kind == .tableSeparator, index > start else { return false }
    let heading = text.cells(of: lines[start].line)
    let cells = text.cells(of: line.line).map { $0.text.utf8 }
    return cells.count == heading.count
      && cells.allSatisfy { cell in
        let inner = cell.drop { $0 == UInt8(ascii: ":") }
        let dashes = inner.last == UInt8(ascii: ":") ? inner.dropLast() : inner
        return cell.count - inner.count <= 1 && !dashes.isEmpty
          && dashes.allSatisfy { $0 == UInt8(ascii: "-") }
      }
  }
}

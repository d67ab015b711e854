/// A line of a short text, cut where steps begin.
struct ShorthandLine {
  /// A piece of the line: a step's beginning, or more of what came before.
  struct Piece {
    /// The keyword; nil for more of what came before.
    var keyword: ShorthandKeywords.Match?
    var location: Location
    /// The text, as offsets; a step's without its keyword.
    var start: Int
    var end: Int
  }

  private(set) var pieces: [Piece] = []
  /// Where a quote opens that is not closed, if one does.
  private(set) var openQuote: Location?
  /// Where a keyword stands behind a colon, which does not begin a step.
  private(set) var behindColon: Location?

  private let text: SourceText
  private let line: SourceLine
  private let end: Int

  init(_ line: SourceLine, _ text: SourceText, _ keywords: ShorthandKeywords) {
    self.text = text
    self.line = line
    end = text.trimEnd(line.first, line.end)
    cut(at: keywords)
  }

  private mutating func cut(at keywords: ShorthandKeywords) {
    var column = line.indent + 1
    var mayBegin = true
    var isQuoted = false
    var separator: UInt8 = 0
    var index = line.first
    begin(nil, at: index, column)
    while index < end {
      if mayBegin, !isQuoted, let match = keywords.match(in: text, at: index, of: line, end: end) {
        if separator == UInt8(ascii: ":") {
          if pieces.count == 1 { behindColon = behindColon ?? Location(line: line.number, column: column) }
        } else {
          begin(match, at: index, column)
          column += text.codePoints(index, index + match.length)
          index += match.length
          mayBegin = false
          continue
        }
      }
      let byte = text[index]
      if byte == UInt8(ascii: "\"") {
        isQuoted.toggle()
        openQuote = isQuoted ? Location(line: line.number, column: column) : nil
      } else if byte == UInt8(ascii: "\\"), index + 1 < end, text[index + 1] == UInt8(ascii: "\"") {
        index += 1
        column += 1
      }
      let (scalarWidth, isBlank) = width(at: index)
      mayBegin = isBlank && (mayBegin || Self.isSeparator(separator))
      if !isBlank { separator = byte }
      index += scalarWidth
      column += 1
    }
    close(at: end)
    if pieces[0].start == pieces[0].end { pieces.removeFirst() }
  }

  private func width(at index: Int) -> (Int, isBlank: Bool) {
    let blank = text.whiteSpaceLength(at: index, before: end)
    return blank > 0 ? (blank, true) : (text.scalar(at: index, before: end).1, false)
  }

  private mutating func begin(_ match: ShorthandKeywords.Match?, at index: Int, _ column: Int) {
    close(at: index)
    let start = index + (match?.length ?? 0)
    pieces.append(
      Piece(keyword: match, location: Location(line: line.number, column: column), start: start, end: start))
  }

  /// Ends the last piece at an offset, white space around its text left out.
  private mutating func close(at index: Int) {
    guard let last = pieces.indices.last else { return }
    pieces[last].end = text.trimEnd(pieces[last].start, index)
    pieces[last].start = text.skipWhiteSpace(pieces[last].start, pieces[last].end)
  }

  private static func isSeparator(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: "."), UInt8(ascii: ":"): true
    default: false
    }
  }
}

/// Lays out the lines of a `.scenario` text.
struct ShorthandLayout {
  private let text: SourceText
  private let lines: [LayoutLine]
  private var dialect: Dialect
  private var keywords: ShorthandKeywords
  private(set) var output: LayoutOutput
  private var index = 0
  /// Whether the paragraph has a step, which text without a keyword goes on with.
  private var hasStep = false
  /// Whether the last line belongs to a table or a doc string.
  private var isBelowArgument = false

  init(_ dialect: Dialect, _ output: LayoutOutput) {
    text = output.text
    lines = Self.lines(of: output.text, dialect)
    self.dialect = dialect
    keywords = ShorthandKeywords(dialect)
    self.output = output
  }

  /// Writes all lines.
  mutating func write() {
    while index < lines.count {
      let line = lines[index]
      switch line.kind {
      case .tableRow: index = output.table(lines, from: index, indent: 2)
      case .docStringSeparator: index = output.docString(lines, from: index, indent: 2)
      case .comment: writeComments()
      default:
        write(line)
        index += 1
      }
      isBelowArgument = line.kind == .tableRow || line.kind == .docStringSeparator
    }
  }

  private mutating func write(_ line: LayoutLine) {
    switch line.kind {
    case .empty:
      hasStep = false
      output.blankLine()
    case .language:
      use(text.string(line.textStart, line.textEnd))
      output.language(line)
    case .tagLine: output.tags(line, indent: 0)
    default: writeText(line)
    }
  }

  private mutating func use(_ code: String) {
    guard let dialect = Dialect(code: code) else { return }
    self.dialect = dialect
    keywords = ShorthandKeywords(dialect)
  }

  /// Writes comments, indented where they stand among the rows of a table or above a doc string.
  private mutating func writeComments() {
    let count = lines[index...].prefix { $0.kind == .comment }.count
    let next = index + count < lines.count ? lines[index + count].kind : .empty
    let isInside = next == .tableRow || next == .docStringSeparator || next == .empty && isBelowArgument
    for line in lines[index..<index + count] { output.plain(line, indent: isInside ? 2 : 0) }
    index += count
  }

  private mutating func writeText(_ line: LayoutLine) {
    let sentence = ShorthandLine(line.line, text, keywords)
    let startsWithStep = sentence.pieces.first?.keyword != nil
    output.blanks(hasStep && !startsWithStep ? 2 : 0)
    output.sentence(sentence, of: line.line, keywords)
    output.endLine()
    hasStep = hasStep || sentence.pieces.contains { $0.keyword != nil }
  }

  /// Tells what the lines of a text that parses are.
  private static func lines(of text: SourceText, _ dialect: Dialect) -> [LayoutLine] {
    var lines: [LayoutLine] = []
    var docString = DocStringFence()
    var hasParagraph = false
    var reader = LineReader(text, from: 0)
    while let line = reader.next() {
      if docString.isOpen {
        lines.append(LayoutLine(docString.close(line, text) ?? docString.content(line, text), dialect))
      } else if let token = docString.open(line, text, fences: ["\"\"\"", "```"]) {
        lines.append(LayoutLine(token, dialect))
      } else {
        let kind = kind(of: line, text, isInFront: !hasParagraph)
        let code = kind == .language ? text.languageCode(of: line) : nil
        lines.append(
          LayoutLine(kind, line, textStart: code?.start ?? line.first, textEnd: code?.end ?? line.end))
        hasParagraph = hasParagraph || kind == .tagLine || kind == .stepLine
      }
    }
    while lines.last?.kind == .empty { lines.removeLast() }
    return lines
  }

  private static func kind(of line: SourceLine, _ text: SourceText, isInFront: Bool) -> TokenKind {
    guard !line.isBlank else { return .empty }
    switch text[line.first] {
    case UInt8(ascii: "#"): return isInFront && text.languageCode(of: line) != nil ? .language : .comment
    case UInt8(ascii: "@"): return .tagLine
    case UInt8(ascii: "|"): return .tableRow
    default: return .stepLine
    }
  }
}

extension LayoutOutput {
  /// Adds a line of steps with one blank between its parts, as it was where that would make it read otherwise.
  fileprivate mutating func sentence(
    _ sentence: ShorthandLine, of line: SourceLine, _ keywords: ShorthandKeywords
  ) {
    let length = bytes.count
    let lineEnd = text.trimEnd(line.first, line.end)
    var end = line.first
    for (index, piece) in sentence.pieces.enumerated() {
      blanks(index > 0 ? 1 : 0)
      end = text.skipWhiteSpace(end, lineEnd)
      if let keyword = piece.keyword {
        copy(end, end + keyword.length)
        end += keyword.length
        if piece.start < piece.end, keyword.keyword.last == " " || end < piece.start { blanks(1) }
      }
      copy(piece.start, piece.end)
      end = max(end, piece.end)
    }
    guard !reads(from: length, as: sentence.words(of: text), keywords) else { return }
    takeBack(to: length)
    copy(line.first, lineEnd)
  }

  private func reads(from start: Int, as words: [String], _ keywords: ShorthandKeywords) -> Bool {
    bytes.withUnsafeBufferPointer { buffer in
      guard let base = buffer.baseAddress else { return false }
      let new = SourceText(base: base, count: buffer.count)
      let line = SourceLine(number: 1, start: start, first: start, end: buffer.count, indent: 0)
      return ShorthandLine(line, new, keywords).words(of: new) == words
    }
  }
}

extension ShorthandLine {
  /// The keywords and texts of the pieces.
  fileprivate func words(of text: SourceText) -> [String] {
    pieces.flatMap { [$0.keyword?.keyword ?? "", text.string($0.start, $0.end)] }
  }
}

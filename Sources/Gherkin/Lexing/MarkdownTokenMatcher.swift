/// Tells what the lines of a `.feature.md` file are.
///
/// Headings carry their keywords behind `#` signs, steps theirs behind a bullet, tags stand between back-ticks.
/// All other lines are prose and count as empty.
struct MarkdownTokenMatcher: TokenMatching {
  let text: SourceText
  let dialect: Dialect
  private var docString = DocStringFence()
  private var hasFeature = false

  init(_ text: SourceText, dialect: Dialect) {
    self.text = text
    self.dialect = dialect
  }

  mutating func match(
    _ line: SourceLine, in state: ParserState, kinds: TokenKinds
  ) throws(MatchFault) -> Token? {
    if docString.isOpen { return docString.close(line, text) ?? docString.content(line, text) }
    if line.isBlank { return empty(line, kinds) }
    guard let token = markup(line, kinds) else { return prose(line, kinds) }
    if token.kind == .featureLine { hasFeature = true }
    if kinds.contains(token.kind) { return token }
    return kinds.contains(.other) ? whole(.other, line) : nil
  }

  func tags(of line: SourceLine) -> [ScannedItem] {
    var items: [ScannedItem] = []
    var index = line.first
    var column = line.indent + 1
    while let (start, end) = nextTag(from: index, to: line.end) {
      column += text.codePoints(index, start)
      items.append(ScannedItem(column: column, text: text.string(start, end)))
      column += text.codePoints(start, end + 1)
      index = end + 1
    }
    return items
  }

  /// The name of the next tag between back-ticks, as offsets.
  private func nextTag(from start: Int, to end: Int) -> (start: Int, end: Int)? {
    var open = text.firstIndex(of: UInt8(ascii: "`"), from: start, to: end)
    while open + 1 < end {
      let close = text.firstIndex(of: UInt8(ascii: "`"), from: open + 1, to: end)
      guard close < end else { return nil }
      if text[open + 1] == UInt8(ascii: "@"), close > open + 2 { return (open + 1, close) }
      open = close
    }
    return nil
  }

  /// Lines that mean something in Gherkin, wherever they stand.
  private mutating func markup(_ line: SourceLine, _ kinds: TokenKinds) -> Token? {
    switch text[line.first] {
    case UInt8(ascii: "#"): if let token = heading(line, kinds) { return token }
    case UInt8(ascii: "*"), UInt8(ascii: "+"), UInt8(ascii: "-"): if let token = step(line) { return token }
    case UInt8(ascii: "|"): if let token = row(line) { return token }
    case UInt8(ascii: "\""), UInt8(ascii: "`"):
      if kinds.contains(.docStringSeparator),
        let token = docString.open(line, text, fences: ["\"\"\"", "````", "```"])
      {
        return token
      }
    default: break
    }
    return nextTag(from: line.first, to: line.end) == nil ? nil : at(.tagLine, line)
  }

  /// The first line of prose stands for a feature heading that is missing.
  private mutating func prose(_ line: SourceLine, _ kinds: TokenKinds) -> Token? {
    if isSeparator(line) { return bare(.tableSeparator, line) }
    guard kinds.contains(.featureLine), !hasFeature else { return empty(line, kinds) }
    hasFeature = true
    var token = at(.featureLine, line)
    (token.textStart, token.textEnd) = (line.first, text.trimEnd(line.first, line.end))
    return token
  }

  /// A line that means nothing; text where a description has begun.
  private func empty(_ line: SourceLine, _ kinds: TokenKinds) -> Token {
    kinds.contains(.empty) || !kinds.contains(.other) ? bare(.empty, line) : whole(.other, line)
  }

  private func heading(_ line: SourceLine, _ kinds: TokenKinds) -> Token? {
    var index = line.first
    while index < line.end, text[index] == UInt8(ascii: "#") { index += 1 }
    guard index - line.first <= 6, index < line.end else { return nil }
    let blank = text.whiteSpaceLength(at: index, before: line.end)
    guard blank > 0 else { return nil }
    let isFirst = kinds.contains(.featureLine)
    return keyword(line, at: index + blank, isFirst ? Self.featureKind : Self.headingKinds)
  }

  private func step(_ line: SourceLine) -> Token? {
    let start = text.skipWhiteSpace(line.first + 1, line.end)
    guard start < line.end, text[start] != UInt8(ascii: "*") else { return nil }
    return keyword(line, at: start, Self.stepKind)
  }

  private func keyword(_ line: SourceLine, at start: Int, _ kinds: TokenKinds) -> Token? {
    guard start < line.end,
      let index = dialect.index.entry(in: text, at: start, before: line.end, kinds: kinds)
    else { return nil }
    let entry = dialect.index.place(of: index)
    let end = text.trimEnd(start + entry.length, line.end)
    return Token(
      kind: entry.kind, line: line, column: line.indent + text.codePoints(line.first, start) + 1,
      keyword: .entry(index), keywordType: entry.type,
      textStart: text.skipWhiteSpace(start + entry.length, end), textEnd: end, keywordStart: start)
  }

  /// A row of a Gherkin table, which is indented by two to five characters.
  private func row(_ line: SourceLine) -> Token? {
    guard (2...5).contains(line.indent), !isSeparator(line) else { return nil }
    var token = at(.tableRow, line)
    token.keyword = .bar
    return token
  }

  /// Whether the line is the one between the heading row and the others of a Markdown table.
  private func isSeparator(_ line: SourceLine) -> Bool {
    guard text[line.first] == UInt8(ascii: "|") else { return false }
    return text.cells(of: line).contains { cell in
      let dashes = cell.text.utf8.drop { $0 == UInt8(ascii: ":") }
      let inner = cell.text.hasSuffix(":") ? dashes.dropLast() : dashes
      return cell.text.utf8.count - dashes.count <= 1 && !inner.isEmpty
        && inner.allSatisfy { $0 == UInt8(ascii: "-") }
    }
  }

  private static let featureKind = TokenKinds([.featureLine])
  private static let stepKind = TokenKinds([.stepLine])
  private static let headingKinds = TokenKinds([.ruleLine, .backgroundLine, .scenarioLine, .examplesLine])
}

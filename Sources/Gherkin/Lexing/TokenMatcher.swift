/// Tells what a line is, given what may come.
protocol TokenMatching {
  /// The dialect in use.
  var dialect: Dialect { get }

  /// What the line is among the kinds that may come, or nil.
  mutating func match(_ line: SourceLine, in state: ParserState, kinds: TokenKinds) throws(MatchFault)
    -> Token?
  /// The tags of a tag line.
  func tags(of line: SourceLine) -> [ScannedItem]
}

/// A line that starts like something that it is not.
enum MatchFault: Error {
  /// A tag that holds white space, at a column.
  case whiteSpaceInTag(column: Int)
  /// A language that there is not.
  case unknownLanguage(String)
}

/// Tells what the lines of a `.feature` file are.
struct TokenMatcher: TokenMatching {
  let text: SourceText
  private(set) var dialect: Dialect
  private var docString = DocStringFence()

  init(_ text: SourceText, dialect: Dialect) {
    self.text = text
    self.dialect = dialect
  }

  func tags(of line: SourceLine) -> [ScannedItem] { text.tags(of: line) }

  @inline(__always)
  mutating func match(
    _ line: SourceLine, in state: ParserState, kinds: TokenKinds
  ) throws(MatchFault) -> Token? {
    if docString.isOpen { return docString.close(line, text) ?? docString.content(line, text) }
    if line.isBlank {
      return kinds.contains(.empty) ? bare(.empty, line) : kinds.contains(.other) ? other(line) : nil
    }
    let first = text[line.first]
    switch first {
    case UInt8(ascii: "#"):
      if kinds.contains(.language), let token = try language(line) { return token }
      if kinds.contains(.comment) { return whole(.comment, line) }
    case UInt8(ascii: "@"):
      if let column = text.misplacedTagColumn(of: line) { throw .whiteSpaceInTag(column: column) }
      if kinds.contains(.tagLine) { return at(.tagLine, line) }
    case UInt8(ascii: "|"):
      if kinds.contains(.tableRow) { return at(.tableRow, line) }
    case UInt8(ascii: "\""), UInt8(ascii: "`"):
      if kinds.contains(.docStringSeparator),
        let token = docString.open(line, text, fences: ["\"\"\"", "```"])
      {
        return token
      }
    default:
      if let token = keyword(line, kinds) { return token }
    }
    return kinds.contains(.other) ? other(line) : nil
  }

  @inline(__always)
  private func keyword(_ line: SourceLine, _ kinds: TokenKinds) -> Token? {
    guard let index = dialect.index.entry(in: text, at: line.first, before: line.end, kinds: kinds) else {
      return nil
    }
    let entry = dialect.index.place(of: index)
    let end = text.trimEnd(line.first &+ entry.length, line.end)
    return Token(
      kind: entry.kind, line: line, column: line.indent &+ 1, keyword: .entry(index),
      keywordType: entry.type, textStart: text.skipWhiteSpace(line.first &+ entry.length, end), textEnd: end,
      keywordStart: line.first)
  }

  private func other(_ line: SourceLine) -> Token { whole(.other, line) }

  private mutating func language(_ line: SourceLine) throws(MatchFault) -> Token? {
    guard let (start, end) = text.languageCode(of: line) else { return nil }
    let code = text.string(start, end)
    guard let dialect = Dialect(code: code) else { throw .unknownLanguage(code) }
    self.dialect = dialect
    var token = at(.language, line)
    (token.textStart, token.textEnd) = (start, end)
    return token
  }
}

extension TokenMatching {
  /// A token without text, at the line's first character.
  func at(_ kind: TokenKind, _ line: SourceLine) -> Token {
    Token(
      kind: kind, line: line, column: line.indent &+ 1, keyword: nil, keywordType: nil, textStart: line.end,
      textEnd: line.end)
  }

  /// A token without text, at the line's start.
  func bare(_ kind: TokenKind, _ line: SourceLine) -> Token {
    Token(
      kind: kind, line: line, column: 1, keyword: nil, keywordType: nil, textStart: line.end,
      textEnd: line.end)
  }

  /// A token of the whole line, white space in front included.
  func whole(_ kind: TokenKind, _ line: SourceLine) -> Token {
    Token(
      kind: kind, line: line, column: 1, keyword: nil, keywordType: nil, textStart: line.start,
      textEnd: line.end)
  }
}

extension SourceText {
  /// The code in a `# language:` line, as offsets, or nil for any other comment.
  func languageCode(of line: SourceLine) -> (start: Int, end: Int)? {
    let end = trimEnd(line.first, line.end)
    var index = skipWhiteSpace(line.first + 1, end)
    guard starts(index, end, with: "language") else { return nil }
    index = skipWhiteSpace(index + 8, end)
    guard index < end, base[index] == UInt8(ascii: ":") else { return nil }
    let start = skipWhiteSpace(index + 1, end)
    guard start < end else { return nil }
    for index in start..<end {
      switch base[index] {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "-"),
        UInt8(ascii: "_"):
        continue
      default: return nil
      }
    }
    return (start, end)
  }
}

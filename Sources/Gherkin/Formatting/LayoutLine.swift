/// A line of a text that is to be laid out.
struct LayoutLine {
  /// What the line is; a blank line of a description is empty, too.
  var kind: TokenKind
  var line: SourceLine
  /// The bytes that the keyword takes, a heading's colon included; 0 where there is none.
  var keywordLength: Int
  /// Whether the keyword ends in the blank that it needs.
  var hasBlankInKeyword: Bool
  /// The text behind the keyword, as offsets.
  var textStart: Int
  var textEnd: Int

  init(_ kind: TokenKind, _ line: SourceLine, textStart: Int, textEnd: Int) {
    self.kind = kind
    self.line = line
    keywordLength = 0
    hasBlankInKeyword = false
    self.textStart = textStart
    self.textEnd = textEnd
  }

  init(_ token: Token, _ dialect: Dialect) {
    self.init(token.kind, token.line, textStart: token.textStart, textEnd: token.textEnd)
    guard let keyword = token.keyword?.text(in: dialect), token.kind != .tableRow else { return }
    let isHeading = token.kind != .stepLine && token.kind != .docStringSeparator
    keywordLength = keyword.utf8.count + (isHeading ? 1 : 0)
    hasBlankInKeyword = keyword.utf8.last == UInt8(ascii: " ")
  }
}

/// Keeps the lines of a text as the parser sees them.
final class LineCollector: TokenSink {
  private(set) var lines: [LayoutLine] = []
  private var isInDocString = false

  func add(_ token: Token, _ source: SourceText, _ dialect: Dialect, items: @autoclosure () -> [ScannedItem])
  {
    if token.kind == .endOfFile { return }
    if token.kind == .docStringSeparator { isInDocString.toggle() }
    var line = LayoutLine(token, dialect)
    if token.kind == .other, !isInDocString, token.line.isBlank { line.kind = .empty }
    lines.append(line)
  }
}

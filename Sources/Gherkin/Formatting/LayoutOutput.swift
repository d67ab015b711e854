/// A text in its new layout, as it grows.
struct LayoutOutput {
  let text: SourceText
  private(set) var bytes: [UInt8]
  /// Whether the text has a line.
  private(set) var hasLine = false
  private var isBehindBlank = true
  private let isCarriageReturnUsed: Bool

  /// - Parameter mark: The byte order mark that the text is to keep.
  init(_ text: SourceText, mark: ArraySlice<UInt8>) {
    self.text = text
    bytes = Array(mark)
    bytes.reserveCapacity(text.count + text.count / 8)
    let end = text.firstIndex(of: 0x0A, from: 0, to: text.count)
    isCarriageReturnUsed = end > 0 && end < text.count && text[end - 1] == 0x0D
  }

  /// Adds blanks.
  mutating func blanks(_ count: Int) { put(UInt8(ascii: " "), count) }

  /// Adds a byte, once or more often.
  mutating func put(_ byte: UInt8, _ count: Int = 1) {
    for _ in 0..<count { bytes.append(byte) }
  }

  /// Adds words of our own.
  mutating func put(_ words: some StringProtocol) { bytes.append(contentsOf: words.utf8) }

  /// Adds a piece of the old text.
  mutating func copy(_ start: Int, _ end: Int) {
    guard start < end else { return }
    bytes.append(contentsOf: UnsafeBufferPointer(start: text.base + start, count: end - start))
  }

  /// Takes back what was added behind a length.
  mutating func takeBack(to length: Int) { bytes.removeSubrange(length...) }

  /// Ends a line.
  mutating func endLine() {
    if isCarriageReturnUsed { bytes.append(0x0D) }
    bytes.append(0x0A)
    hasLine = true
    isBehindBlank = false
  }

  /// Adds a blank line, unless the text starts here or there is one already.
  mutating func blankLine() {
    guard !isBehindBlank else { return }
    endLine()
    isBehindBlank = true
  }
}

/// Lines that look alike in several formats.
extension LayoutOutput {
  /// Adds a line as it was, with another indent and without white space at its end.
  mutating func plain(_ line: LayoutLine, indent: Int) {
    blanks(indent)
    copy(line.line.first, text.trimEnd(line.line.first, line.line.end))
    endLine()
  }

  /// Adds a `# language:` line.
  mutating func language(_ line: LayoutLine) {
    put("# language: ")
    copy(line.textStart, line.textEnd)
    endLine()
  }

  /// Adds a tag line, one blank between the tags, and in front of a comment behind them.
  mutating func tags(_ line: LayoutLine, indent: Int) {
    blanks(indent)
    for (index, tag) in text.tags(of: line.line).enumerated() {
      blanks(index > 0 ? 1 : 0)
      put(tag.text)
    }
    let end = text.trimEnd(line.line.first, line.line.end)
    let comment = text.skipWhiteSpace(text.commentStart(of: line.line), end)
    if comment < end {
      blanks(1)
      copy(comment, end)
    }
    endLine()
  }

  /// Adds a keyword and its text, with one blank between them.
  ///
  /// Some keywords begin with another one and hold a blank. Where one blank less would make the line read
  /// otherwise, it stays as it was.
  mutating func keyword(_ line: LayoutLine, at start: Int, _ dialect: Dialect) {
    let (length, keywordEnd) = (bytes.count, start + line.keywordLength)
    copy(start, keywordEnd)
    if line.textStart < line.textEnd, !line.hasBlankInKeyword,
      line.kind != .stepLine || keywordEnd < line.textStart
    {
      blanks(1)
    }
    copy(line.textStart, line.textEnd)
    let isChanged = bytes.count - length != max(line.textEnd, keywordEnd) - start
    guard isChanged || hasOtherBlank(keywordEnd, line.textStart) else { return }
    let found = dialect.keyword(in: bytes, at: length)
    guard found?.kind != line.kind || found?.length != line.keywordLength else { return }
    takeBack(to: length)
    copy(start, max(line.textEnd, keywordEnd))
  }

  private func hasOtherBlank(_ start: Int, _ end: Int) -> Bool {
    start < end && text[start] != UInt8(ascii: " ")
  }
}

extension Dialect {
  /// The keyword that a line starts with, the longest one of any kind.
  func keyword(in bytes: [UInt8], at start: Int) -> KeywordIndex.Entry? {
    bytes.withUnsafeBufferPointer { buffer in
      guard let base = buffer.baseAddress, start < buffer.count else { return nil }
      let text = SourceText(base: base, count: buffer.count)
      return index.entry(in: text, at: start, before: buffer.count, kinds: Self.allKinds)
        .map { index.entries[$0] }
    }
  }

  private static let allKinds = TokenKinds([
    .featureLine, .ruleLine, .backgroundLine, .scenarioLine, .examplesLine, .stepLine,
  ])
}

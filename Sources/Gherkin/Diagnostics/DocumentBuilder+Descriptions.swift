/// Looking for what became description and was meant to be more.
extension DocumentBuilder {
  /// Looks for a step that was meant in the last line of a description, where the steps follow at once.
  mutating func examineDescription(beforeStep next: Int?) {
    guard described == .scenario || described == .background, let last = description.last, let dialect,
      next.map({ $0 == lastDescriptionLine + 1 }) ?? steps.isEmpty
    else { return }
    let start = text.skipWhiteSpace(last.start, last.end)
    notes.examine(
      description: text.string(start, text.trimEnd(start, last.end)),
      at: Location(line: lastDescriptionLine, column: text.codePoints(last.start, start) + 1),
      dialect: dialect)
  }

  /// Looks for headings that were meant in a description.
  mutating func examineDescriptionForHeadings() {
    guard let dialect else { return }
    var found: [(location: Location, text: String)] = []
    var number = lastDescriptionLine
    var next: (start: Int, end: Int)?
    for line in description.reversed() {
      // Comments stand between the lines of a description without being part of it.
      if let next { number -= lineFeeds(from: line.start, to: next.start) }
      let isBeforeStep = next.map { beginsStep($0, dialect) } ?? false
      next = line
      guard isBeforeStep || hasColon(line), notes.mayLookForHeading() else { continue }
      let start = text.skipMarks(line.start, line.end)
      let words = text.string(start, text.trimEnd(start, line.end))
      let heading = NearestKeyword(dialect: dialect).swallowedHeading(in: words, isBeforeStep: isBeforeStep)
      guard let (keyword, hasColon) = heading else { continue }
      let location = Location(line: number, column: text.codePoints(line.start, start) + 1)
      found.append((location, ParseNote.swallowedHeading(words, keyword, hasColon: hasColon)))
    }
    for note in found.reversed() { notes.add(.headingInDescription, note.location, note.text) }
  }

  /// Looks for a heading that was meant in a line of Markdown that means nothing.
  @inline(__always)
  mutating func examineProse(_ line: SourceLine) {
    guard !line.isBlank, text[line.first] == UInt8(ascii: "#") else { return }
    examineMarkdownHeading(line)
  }

  private mutating func examineMarkdownHeading(_ line: SourceLine) {
    guard let dialect, hasColon((line.first, line.end)), notes.mayLookForHeading() else { return }
    let start = text.skipMarks(line.first, line.end)
    let words = text.string(start, text.trimEnd(start, line.end))
    let heading = NearestKeyword(dialect: dialect).swallowedHeading(in: words, isBeforeStep: false)
    guard let (keyword, hasColon) = heading else { return }
    notes.add(
      .headingInDescription,
      Location(line: line.number, column: line.indent + text.codePoints(line.first, start) + 1),
      ParseNote.swallowedHeading(words, keyword, hasColon: hasColon))
  }

  private func hasColon(_ line: (start: Int, end: Int)) -> Bool {
    text.firstIndex(of: UInt8(ascii: ":"), from: line.start, to: line.end) < line.end
  }

  private func beginsStep(_ line: (start: Int, end: Int), _ dialect: Dialect) -> Bool {
    let start = text.skipWhiteSpace(line.start, line.end)
    guard start < line.end, text[start] != UInt8(ascii: "*") else { return false }
    return dialect.index.entry(in: text, at: start, before: line.end, kinds: TokenKinds([.stepLine])) != nil
  }

  private func lineFeeds(from start: Int, to end: Int) -> Int {
    (start..<max(start, end)).count { text[$0] == 0x0A }
  }
}

extension SourceText {
  /// The first offset behind white space and the marks of a Markdown heading.
  fileprivate func skipMarks(_ start: Int, _ end: Int) -> Int {
    var index = skipWhiteSpace(start, end)
    while index < end, base[index] == UInt8(ascii: "#") { index += 1 }
    return skipWhiteSpace(index, end)
  }
}

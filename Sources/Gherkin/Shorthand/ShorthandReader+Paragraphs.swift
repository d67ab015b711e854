/// Names, steps and what stands under them.
extension ShorthandReader {
  mutating func readText(_ line: SourceLine) {
    var paragraph = self.paragraph ?? Paragraph(location: place(of: line))
    // Held once only, so that a long paragraph's text grows in place.
    self.paragraph = nil
    if paragraph.name.isEmpty, !paragraph.hasStep { paragraph.location = place(of: line) }
    let cut = ShorthandLine(line, text, keywords)
    if let quote = cut.openQuote { report(.syntax, ParseError.openQuote, at: quote, ParseError.closeQuote) }
    if let place = cut.behindColon, !paragraph.hasStep {
      builder.notes.add(.keywordBehindColon, place, ParseNote.keywordBehindColon)
    }
    for piece in cut.pieces { add(piece, to: &paragraph) }
    self.paragraph = paragraph
  }

  private mutating func add(_ piece: ShorthandLine.Piece, to paragraph: inout Paragraph) {
    let words = text.string(piece.start, piece.end)
    if let keyword = piece.keyword {
      if paragraph.hasStep { flushStep(of: &paragraph) } else { open(&paragraph) }
      paragraph.step = OpenStep(location: piece.location, keyword: keyword, text: words)
      paragraph.hasArgument = false
    } else if paragraph.hasArgument {
      report(.syntax, ParseError.strayText(words), at: piece.location, ParseError.beginAStep(dialect))
    } else if paragraph.step != nil {
      paragraph.step?.text.continue(with: words)
    } else {
      paragraph.name.continue(with: words)
    }
  }

  private mutating func open(_ paragraph: inout Paragraph) {
    paragraph.name = Self.withoutMark(paragraph.name, among: ":,;.")
    openScenario(paragraph)
    paragraph.hasStep = true
  }

  /// Hands the step over, the separator behind its text left out.
  private mutating func flushStep(of paragraph: inout Paragraph) {
    guard let step = paragraph.step else { return }
    paragraph.step = nil
    builder.openStep(
      at: step.location,
      StepWords(keyword: step.keyword.keyword, text: Self.withoutMark(step.text, among: ",;.")),
      type: step.keyword.type)
  }

  /// Drops a punctuation mark at the end and white space in front of it, but no ellipsis.
  private static func withoutMark(_ text: String, among marks: String) -> String {
    guard let last = text.last, marks.contains(last), !text.hasSuffix("..") else { return text }
    var text = text.dropLast()
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text)
  }

  mutating func readRow(_ line: SourceLine) {
    guard beginArgument(line, isTable: true) else { return }
    builder.addRow(line, at: place(of: line))
  }

  /// Reads a line that opens a doc string; false where it does not.
  mutating func readFence(_ line: SourceLine) -> Bool {
    guard let token = docString.open(line, text, fences: ["\"\"\"", "```"]) else { return false }
    if beginArgument(line, isTable: false) {
      builder.add(token, dialect: dialect)
    } else {
      // The content is still content, though it belongs to nothing.
      builder.openDocString = .init(location: place(of: line), fence: token.keyword?.text(in: dialect) ?? "")
    }
    return true
  }

  /// Whether a table or a doc string may stand here; an error where not.
  private mutating func beginArgument(_ line: SourceLine, isTable: Bool) -> Bool {
    guard var paragraph, paragraph.hasStep else {
      if self.paragraph == nil { self.paragraph = Paragraph(location: place(of: line), hasStep: true) }
      report(.syntax, ParseError.argumentWithoutStep, at: place(of: line), ParseError.beginAStep(dialect))
      return false
    }
    flushStep(of: &paragraph)
    paragraph.hasArgument = true
    self.paragraph = paragraph
    let arguments = builder.isStepOpen ? builder.steps.last?.arguments ?? [] : []
    let isSecond = arguments.contains { argument in
      if case .dataTable = argument { isTable } else { !isTable }
    }
    if isSecond { report(.syntax, ParseError.secondArgument, at: place(of: line), ParseError.oneOfEachKind) }
    return !isSecond
  }

  mutating func endParagraph() {
    guard var paragraph else { return }
    if paragraph.hasStep {
      flushStep(of: &paragraph)
    } else {
      report(.syntax, ParseError.noStep, at: paragraph.location, ParseError.beginAStep(dialect))
    }
    builder.closeScenario()
    builder.pendingTags = []
    self.paragraph = nil
  }
}

extension String {
  /// Adds the words of a further line.
  fileprivate mutating func `continue`(with words: String) {
    if !isEmpty { append(" ") }
    append(words)
  }
}

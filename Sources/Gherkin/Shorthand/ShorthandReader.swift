/// Reads the short form: a paragraph is a scenario.
struct ShorthandReader {
  let text: SourceText
  let uri: String
  var dialect: Dialect
  var keywords: ShorthandKeywords
  var builder: DocumentBuilder
  var faults: [ParseError] = []
  var docString = DocStringFence()
  var paragraph: Paragraph?
  private var hasScenario = false

  /// What has been read of a scenario.
  struct Paragraph {
    var location: Location
    var name = ""
    var step: OpenStep?
    var hasStep = false
    /// Whether a table or a doc string ended the last step's text.
    var hasArgument = false
  }

  /// A step whose text may go on in the next line.
  struct OpenStep {
    var location: Location
    var keyword: ShorthandKeywords.Match
    var text: String
  }

  init(text: SourceText, owner: [UInt8], uri: String, dialect: Dialect, firstID: Int) {
    self.text = text
    self.uri = uri
    self.dialect = dialect
    keywords = ShorthandKeywords(dialect)
    builder = DocumentBuilder(text: text, owner: owner, firstID: firstID)
  }

  /// Reads all lines.
  mutating func read() {
    var lines = LineReader(text, from: 0)
    while let line = lines.next() {
      read(line)
      if faults.count >= GherkinParser.errorLimit { return }
    }
    if docString.isOpen {
      report(
        .syntax, ParseError.openDocString, at: Location(line: lines.number + 1, column: 0),
        ParseError.closeFence)
    }
    endParagraph()
    builder.closeFeature()
  }

  private mutating func read(_ line: SourceLine) {
    if docString.isOpen {
      builder.add(docString.close(line, text) ?? docString.content(line, text), dialect: dialect)
    } else if line.isBlank {
      endParagraph()
    } else {
      switch text[line.first] {
      case UInt8(ascii: "#"): readComment(line)
      case UInt8(ascii: "@"): readTags(line)
      case UInt8(ascii: "|"): readRow(line)
      default: if !readFence(line) { readText(line) }
      }
    }
  }

  private mutating func readComment(_ line: SourceLine) {
    if !hasScenario, paragraph == nil, let (start, end) = text.languageCode(of: line) {
      let code = text.string(start, end)
      if let dialect = Dialect(code: code) {
        self.dialect = dialect
        keywords = ShorthandKeywords(dialect)
        return
      }
      report(
        .unknownLanguage, ParseError.unknownLanguage(code), at: place(of: line),
        ParseError.remedy(forLanguage: code))
    }
    builder.comments.append(
      GherkinComment(
        location: Location(line: line.number, column: 1), written: builder.piece(line.start, line.end)))
  }

  private mutating func readTags(_ line: SourceLine) {
    let location = place(of: line)
    if let column = text.misplacedTagColumn(of: line) {
      report(
        .tagWithWhiteSpace, ParseError.whiteSpaceInTag, at: Location(line: line.number, column: column),
        ParseError.tagForm)
    }
    if let paragraph, paragraph.hasStep || !paragraph.name.isEmpty {
      report(.syntax, ParseError.lateTags, at: location, ParseError.tagsGoFirst)
    }
    if paragraph == nil { paragraph = Paragraph(location: location) }
    builder.add(tags: text.tags(of: line), line: line.number)
  }

  func place(of line: SourceLine) -> Location { Location(line: line.number, column: line.indent + 1) }

  mutating func report(
    _ rule: DiagnosticRule, _ problem: String, at location: Location, _ note: String? = nil
  ) {
    faults.append(ParseError(rule: rule, uri: uri, location: location, problem: problem, note: note))
  }

  /// Opens the scenario, and the feature in front of the first one.
  mutating func openScenario(_ paragraph: Paragraph) {
    if !hasScenario {
      hasScenario = true
      builder.openFeature(name: Self.name(of: uri), dialect: dialect)
    }
    let keywords = dialect[.scenario]
    let keyword = keywords.dropFirst().first ?? keywords.first ?? "Scenario"
    builder.openScenario(name: paragraph.name, keyword: keyword, at: paragraph.location)
  }

  /// The file's name without folders and ending.
  private static func name(of uri: String) -> String {
    let file = uri.split(separator: "/").last.map(String.init) ?? uri
    return String(SourceFormat.withoutEnding(file))
  }
}

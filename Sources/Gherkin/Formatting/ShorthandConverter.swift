/// Turns the short form into the long one: `.scenario` into `.feature`.
///
/// Names, steps, arguments and tags of the scenarios stay the same, and so do comments. The feature takes the
/// file's name; a scenario without a name stays without one.
public struct ShorthandConverter: Sendable {
  /// The dialect of a text that does not name one.
  public let defaultLanguage: String

  /// Creates a converter.
  public init(defaultLanguage: String = "en") {
    self.defaultLanguage = defaultLanguage
  }

  /// Turns a text in the short form into a feature in canonical layout.
  ///
  /// - Throws: Every problem found where the text does not parse.
  /// - Complexity: O(*n*) in the length of the text.
  public func convert(_ source: GherkinSource) throws(ParseErrors) -> [UInt8] {
    var short = source
    short.format = .shorthand
    let document = try GherkinParser(defaultLanguage: defaultLanguage).parse(short).document
    let code = document.feature?.language ?? defaultLanguage
    guard let dialect = Dialect(code: code) else { return source.bytes }
    let long = short.withText { text, mark in
      var conversion = ShorthandConversion(document, dialect, text, mark: mark)
      conversion.write(namesLanguage: code != defaultLanguage)
      return conversion.output.bytes
    }
    let feature = GherkinSource(uri: source.uri, bytes: long, format: .feature)
    return try GherkinFormatter(defaultLanguage: defaultLanguage).format(feature)
  }
}

/// One text on its way into the long form; its layout is made afterwards.
private struct ShorthandConversion {
  private let document: GherkinDocument
  private let dialect: Dialect
  private let lines: [SourceLine]
  private(set) var output: LayoutOutput
  private var comments: ArraySlice<GherkinComment>

  init(_ document: GherkinDocument, _ dialect: Dialect, _ text: SourceText, mark: ArraySlice<UInt8>) {
    self.document = document
    self.dialect = dialect
    var reader = LineReader(text, from: 0)
    var lines: [SourceLine] = []
    while let line = reader.next() { lines.append(line) }
    self.lines = lines
    output = LayoutOutput(text, mark: mark)
    comments = document.comments[...]
  }

  mutating func write(namesLanguage: Bool) {
    let scenarios = (document.feature?.children ?? []).compactMap { child in
      if case .scenario(let scenario) = child { scenario } else { nil }
    }
    if namesLanguage || isLanguageWritten(before: scenarios.first?.firstLine ?? 1) {
      writeLine("# language: \(dialect.code)")
    }
    if let feature = document.feature, let first = scenarios.first {
      writeComments(before: lineBehindBlank(above: first.firstLine))
      if output.hasLine, !comments.isEmpty || !document.comments.isEmpty { output.blankLine() }
      writeLine("\(feature.keyword ?? "Feature"): \(Self.oneLine(feature.name))")
    }
    for scenario in scenarios { write(scenario) }
    writeComments(before: .max)
  }

  /// Whether a `# language:` line stands above the first scenario; it is no comment then.
  private func isLanguageWritten(before line: Int) -> Bool {
    let known = Set(document.comments.prefix { $0.location.line < line }.map(\.location.line))
    return lines[..<min(line - 1, lines.count)].contains { line in
      !line.isBlank && output.text[line.first] == UInt8(ascii: "#") && !known.contains(line.number)
    }
  }

  /// The number of the line below the last blank one above a line.
  private func lineBehindBlank(above number: Int) -> Int {
    var number = number
    while number > 1, !lines[number - 2].isBlank { number -= 1 }
    return number
  }

  private mutating func write(_ scenario: Scenario) {
    writeComments(before: scenario.firstLine)
    writeBlankLine(above: scenario.firstLine)
    var last = 0
    for tag in scenario.tags where tag.location.line != last {
      last = tag.location.line
      writeComments(before: last)
      copyLine(last)
    }
    writeComments(before: scenario.location.line)
    writeLine("\(scenario.keyword): \(scenario.name)")
    for step in scenario.steps { write(step) }
  }

  private mutating func write(_ step: Step) {
    writeComments(before: step.location.line)
    let length = output.bytes.count
    // A text that goes on as a longer keyword does is parted from its own by as many blanks as it takes.
    for gap in 0...2 {
      output.takeBack(to: length)
      output.put(step.keyword)
      output.blanks(gap)
      output.put(step.text)
      let found = dialect.keyword(in: output.bytes, at: length)
      if found?.kind == .stepLine, found?.keyword == step.keyword { break }
    }
    output.endLine()
    for argument in step.arguments {
      switch argument {
      case .dataTable(let table): for row in table.rows { copyRow(row.location.line) }
      case .docString(let docString): copyDocString(docString.location.line)
      }
    }
  }

  private mutating func copyRow(_ number: Int) {
    writeComments(before: number)
    copyLine(number)
  }

  private mutating func copyDocString(_ number: Int) {
    writeComments(before: number)
    var fence = DocStringFence()
    _ = fence.open(lines[number - 1], output.text, fences: ["\"\"\"", "```"])
    copyLine(number)
    for line in lines[number...] {
      let isEnd = fence.close(line, output.text) != nil
      copyLine(line.number)
      if isEnd { return }
    }
  }

  private mutating func writeComments(before number: Int) {
    while let comment = comments.first, comment.location.line < number {
      comments.removeFirst()
      writeBlankLine(above: comment.location.line)
      copyLine(comment.location.line)
    }
  }

  private mutating func writeBlankLine(above number: Int) {
    if number > 1, lines[number - 2].isBlank { output.blankLine() }
  }

  private mutating func copyLine(_ number: Int) {
    output.copy(lines[number - 1].start, lines[number - 1].end)
    output.endLine()
  }

  private mutating func writeLine(_ text: String) {
    output.put(text)
    output.endLine()
  }

  /// A file's name may hold line breaks, a feature's may not.
  private static func oneLine(_ name: String) -> String {
    String(String.UnicodeScalarView(name.unicodeScalars.map { $0.value < 0x20 ? " " : $0 }))
  }
}

extension Scenario {
  /// The line where the scenario's tags or, without any, its name or first step stand.
  fileprivate var firstLine: Int { tags.first?.location.line ?? location.line }
}

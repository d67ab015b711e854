/// A text, parsed.
public struct ParsedSource: Sendable {
  /// The text as a tree.
  public var document: GherkinDocument
  /// The scenarios as they are run.
  public var pickles: [Pickle]
  /// What the text's writer should know though the text parses, in source order.
  public var notes: [ParseNote]
  /// The first number that is free after the text's own.
  public var nextID: Int
}

/// Parses texts to documents and pickles.
public struct GherkinParser: Sendable {
  /// The number of errors after which the rest of a text is left unread, as in the reference parsers.
  public static let errorLimit = 11

  /// The dialect of a text that does not name one.
  public let defaultLanguage: String

  /// Creates a parser.
  public init(defaultLanguage: String = "en") {
    self.defaultLanguage = defaultLanguage
  }

  /// Parses one text.
  ///
  /// - Parameter firstID: The number from which nodes and pickles are counted.
  /// - Throws: Every problem found, in source order.
  /// - Complexity: O(*n*) in the length of the text and of what its outlines expand to.
  public func parse(_ source: GherkinSource, firstID: Int = 0) throws(ParseErrors) -> ParsedSource {
    try read(source, firstID: firstID, tokens: nil).get()
  }

  /// The lines of a text as the published token lists have them, one line for each.
  public func tokens(_ source: GherkinSource) throws(ParseErrors) -> String {
    let log = TokenLog()
    _ = try read(source, firstID: 0, tokens: log).get()
    return log.text
  }

  /// Reads a text; `tokens`, told its lines where it is written in Gherkin's long form, stand in for the pickles.
  func read(
    _ source: GherkinSource, firstID: Int, tokens: (any TokenSink)?
  ) -> Result<ParsedSource, ParseErrors> {
    source.bytes.withUnsafeBufferPointer { bytes in
      if let fault = UTF8Check.firstFault(in: bytes) { return .failure(notUTF8(source, bytes, at: fault)) }
      guard let dialect = Dialect(code: defaultLanguage) else { return .failure(noDefault(source)) }
      let marked = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
      guard let base = bytes.baseAddress else { return .success(empty(source, firstID)) }
      let text = SourceText(base: base + marked, count: bytes.count - marked)
      return read(text, source, dialect, firstID: firstID, tokens: tokens)
    }
  }

  private func read(
    _ text: SourceText, _ source: GherkinSource, _ dialect: Dialect, firstID: Int, tokens: (any TokenSink)?
  ) -> Result<ParsedSource, ParseErrors> {
    guard source.format != .shorthand else {
      var reader = ShorthandReader(
        text: text, owner: source.bytes, uri: source.uri, dialect: dialect, firstID: firstID)
      reader.read()
      return reader.builder.result(
        uri: source.uri, errors: reader.faults, isToRun: tokens == nil)
    }
    var run = ParserRun(text: text, owner: source.bytes, uri: source.uri, firstID: firstID, tokens: tokens)
    if source.format == .markdown {
      run.read(with: MarkdownTokenMatcher(text, dialect: dialect))
    } else {
      run.read(with: TokenMatcher(text, dialect: dialect))
    }
    return run.result()
  }

  private func empty(_ source: GherkinSource, _ firstID: Int) -> ParsedSource {
    let document = GherkinDocument(uri: source.uri, feature: nil, comments: [])
    return ParsedSource(document: document, pickles: [], notes: [], nextID: firstID)
  }

  private func noDefault(_ source: GherkinSource) -> ParseErrors {
    let problem = ParseError.unknownLanguage(defaultLanguage)
    return ParseErrors(errors: [
      ParseError(
        rule: .unknownLanguage, uri: source.uri, location: Location(line: 1, column: 1), problem: problem,
        note: ParseError.remedy(forLanguage: defaultLanguage))
    ])
  }

  private func notUTF8(
    _ source: GherkinSource, _ bytes: UnsafeBufferPointer<UInt8>, at fault: Int
  ) -> ParseErrors {
    let before = bytes[..<fault]
    let lineStart = before.lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
    let column = bytes[lineStart..<fault].count { $0 & 0xC0 != 0x80 } + 1
    let location = Location(line: before.count { $0 == 0x0A } + 1, column: column)
    let problem = ParseError.notUTF8(bytes[fault])
    return ParseErrors(errors: [
      ParseError(
        rule: .notUTF8, uri: source.uri, location: location, problem: problem, note: ParseError.saveAsUTF8)
    ])
  }
}

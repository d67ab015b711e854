/// One text on its way through the grammar.
struct ParserRun {
  let text: SourceText
  let uri: String
  let tokens: (any TokenSink)?
  private(set) var errors: [ParseError] = []
  var builder: DocumentBuilder
  private var state = ParserState.start

  init(text: SourceText, owner: [UInt8], uri: String, firstID: Int, tokens: (any TokenSink)?) {
    self.text = text
    self.uri = uri
    self.tokens = tokens
    builder = DocumentBuilder(text: text, owner: owner, firstID: firstID)
  }

  /// Reads all lines.
  mutating func read(with matcher: some TokenMatching) {
    var matcher = matcher
    var lines = LineReader(text, from: 0)
    while let line = lines.next() {
      read(line, with: &matcher, following: lines)
      if errors.count >= GherkinParser.errorLimit { return }
    }
    readEnd(line: lines.number + 1, dialect: matcher.dialect)
  }

  /// The document, and its pickles where not the lines are wanted, or the errors in source order.
  func result() -> Result<ParsedSource, ParseErrors> {
    builder.result(uri: uri, errors: errors, isToRun: tokens == nil)
  }

  @inline(__always)
  private mutating func read<Matcher: TokenMatching>(
    _ line: SourceLine, with matcher: inout Matcher, following lines: LineReader
  ) {
    let token: Token?
    do {
      token = try matcher.match(line, in: state, kinds: state.kinds)
    } catch {
      token = recover(from: error, line, with: &matcher)
    }
    guard let token else {
      let found = text.string(line.first, text.trimEnd(line.first, line.end))
      let location = Location(line: line.number, column: line.indent + 1)
      let remedy = Remedy(state: state, dialect: matcher.dialect).advice(for: String(found.prefix(200)))
      report(
        remedy.rule, ParseError.unexpectedLine(found, expected: state.expected), at: location,
        note: remedy.note)
      return
    }
    accept(token, matcher, following: lines)
  }

  @inline(__always)
  private mutating func accept<Matcher: TokenMatching>(
    _ token: Token, _ matcher: Matcher, following lines: LineReader
  ) {
    var target = TagTarget.rule
    if token.kind == .tagLine {
      if state.needsLookAhead { target = tagTarget(matcher, lines) }
      let tags = matcher.tags(of: token.line)
      tokens?.add(token, text, matcher.dialect, items: tags)
      builder.add(tags: tags, line: token.line.number)
    } else {
      tokens?.add(
        token, text, matcher.dialect, items: token.kind == .tableRow ? text.cells(of: token.line) : [])
      builder.add(token, dialect: matcher.dialect)
    }
    state = state.next(after: token.kind, tagged: target)
  }

  /// What the line is, read without that which it falsely looks like.
  private mutating func recover<Matcher: TokenMatching>(
    from fault: MatchFault, _ line: SourceLine, with matcher: inout Matcher
  ) -> Token? {
    switch fault {
    case .whiteSpaceInTag(let column):
      report(
        .tagWithWhiteSpace, ParseError.whiteSpaceInTag, at: Location(line: line.number, column: column),
        note: ParseError.tagForm)
      return state.kinds.contains(.other) ? matcher.whole(.other, line) : nil
    case .unknownLanguage(let code):
      report(
        .unknownLanguage, ParseError.unknownLanguage(code),
        at: Location(line: line.number, column: line.indent + 1),
        note: ParseError.remedy(forLanguage: code))
      return matcher.whole(.comment, line)
    }
  }

  /// What tag lines belong to, told from the first line that is no tag, no comment and not blank.
  private func tagTarget<Matcher: TokenMatching>(_ matcher: Matcher, _ lines: LineReader) -> TagTarget {
    var (matcher, lines) = (matcher, lines)
    let isInScenario = state.isInScenario
    while let line = lines.next() {
      let token = try? matcher.match(line, in: .examplesTags, kinds: Self.lookAheadKinds)
      switch token?.kind {
      case .empty, .comment, .tagLine, .tableSeparator: continue
      case .scenarioLine: return .scenario
      case .examplesLine where isInScenario: return .examples
      default: return .rule
      }
    }
    return .rule
  }

  private static let lookAheadKinds = TokenKinds([.empty, .comment, .tagLine, .scenarioLine, .examplesLine])

  private mutating func readEnd(line: Int, dialect: Dialect) {
    if state.kinds.contains(.endOfFile) {
      let end = SourceLine(number: line, start: text.count, first: text.count, end: text.count, indent: 0)
      let token = Token(
        kind: .endOfFile, line: end, column: 0, keyword: nil, keywordType: nil, textStart: text.count,
        textEnd: text.count)
      tokens?.add(token, text, dialect, items: [])
      builder.add(token, dialect: dialect)
    } else {
      report(
        .syntax, ParseError.unexpectedEnd(expected: state.expected), at: Location(line: line, column: 0),
        note: ParseError.remedyAtEnd(of: state))
      builder.closeFeature()
    }
  }

  mutating func report(
    _ rule: DiagnosticRule, _ problem: String, at location: Location, note: String? = nil
  ) {
    let error = ParseError(rule: rule, uri: uri, location: location, problem: problem, note: note)
    if !errors.contains(where: { $0.problem == problem && $0.location == location }) { errors.append(error) }
  }
}

/// Taking lines in.
extension DocumentBuilder {
  /// Adds a line other than a tag line.
  mutating func add(_ token: Token, dialect: Dialect) {
    switch token.kind {
    case .stepLine:
      openStep(at: token.location, words(token, dialect), type: token.keywordType ?? .unknown)
    case .tableRow: addRow(token.line, at: token.location)
    case .other: addText(token)
    case .docStringSeparator: addFence(token, dialect)
    case .comment:
      comments.append(
        GherkinComment(location: token.location, written: piece(token.textStart, token.textEnd)))
    case .featureLine:
      self.dialect = dialect
      open(.feature, heading(token, dialect))
    case .ruleLine:
      closeRule()
      open(.rule, heading(token, dialect))
    case .backgroundLine: open(.background, heading(token, dialect))
    case .scenarioLine:
      closeScenario()
      isOutline = token.keyword.map { $0.isOutline(in: dialect) } ?? false
      open(.scenario, heading(token, dialect))
    case .examplesLine:
      closeExamples()
      open(.examples, heading(token, dialect))
    case .endOfFile: closeFeature()
    case .empty: examineProse(token.line)
    case .language, .tagLine, .tableSeparator: break
    }
  }

  /// Adds a tag line.
  mutating func add(tags: [ScannedItem], line: Int) {
    if pendingTags.isEmpty { pendingTags.reserveCapacity(tags.count) }
    for tag in tags {
      pendingTags.append(ScannedTag(location: Location(line: line, column: tag.column), name: tag.text))
    }
  }

  private mutating func heading(_ token: Token, _ dialect: Dialect) -> Heading {
    let tags = pendingTags
    pendingTags = []
    return Heading(
      tags: tags, location: token.location, keyword: token.keyword?.text(in: dialect),
      name: piece(token.textStart, token.textEnd))
  }

  private mutating func open(_ kind: HeadingKind, _ heading: Heading) {
    closeDescription()
    described = kind
    switch kind {
    case .feature: featureHeading = heading
    case .rule: ruleHeading = heading
    case .background: backgroundHeading = heading
    case .scenario: scenarioHeading = heading
    case .examples: examplesHeading = heading
    }
  }

  /// The keyword and the text of a step's line.
  @inline(__always)
  private func words(_ token: Token, _ dialect: Dialect) -> StepWords {
    guard case .entry(let index) = token.keyword else {
      return StepWords(
        keyword: token.keyword?.text(in: dialect) ?? "", text: text.string(token.textStart, token.textEnd))
    }
    let start = token.keywordStart &+ offset
    return StepWords(
      owner, keyword: start..<(start &+ dialect.index.place(of: index).length),
      text: (token.textStart &+ offset)..<(max(token.textStart, token.textEnd) &+ offset))
  }

  /// Opens a step.
  mutating func openStep(at location: Location, _ words: consuming StepWords, type: KeywordType) {
    closeStep()
    closeDescription(beforeStep: location.line)
    isStepOpen = true
    steps.append(Step(location: location, words: words, keywordType: type))
  }

  /// Adds a table row.
  mutating func addRow(_ line: SourceLine, at location: Location) {
    if let row = RowLine(line, of: owner, offset: offset, count: text.cellCount(of: line)) {
      rows.append(TableRow(id: 0, location: location, line: row))
    } else {
      let cells = text.cells(of: line).map { TableCell(column: $0.column, value: $0.text) }
      rows.append(TableRow(id: 0, location: location, cells: cells))
    }
    if text[text.trimEnd(line.first, line.end) &- 1] != UInt8(ascii: "|") { addUnfinishedRow(location) }
  }

  private mutating func addUnfinishedRow(_ location: Location) {
    unfinishedRows.insert(location.line)
    notes.add(.unfinishedRow, location, ParseNote.unfinishedRow)
  }

  /// Opens the feature of a text that has no heading for it.
  mutating func openFeature(name: String, dialect: Dialect) {
    self.dialect = dialect
    featureHeading = Heading(
      tags: [], location: Location(line: 1, column: 1), keyword: dialect[.feature].first ?? "Feature",
      name: SourceString(name))
  }

  /// Opens a scenario of a text that has no heading for it.
  mutating func openScenario(name: String, keyword: String, at location: Location) {
    closeScenario()
    let tags = pendingTags
    pendingTags = []
    open(.scenario, Heading(tags: tags, location: location, keyword: keyword, name: SourceString(name)))
  }

  private mutating func addText(_ token: Token) {
    guard openDocString != nil else {
      description.append((token.textStart, token.textEnd))
      if !token.line.isBlank { lastDescriptionLine = token.line.number }
      return
    }
    openDocString?.add(token, of: text)
  }

  private mutating func addFence(_ token: Token, _ dialect: Dialect) {
    if let docString = openDocString {
      if isStepOpen { steps.updateLast { $0.arguments.append(.docString(docString.closed())) } }
      openDocString = nil
    } else {
      closeDataTable()
      let mediaType = text.string(token.textStart, token.textEnd)
      openDocString = OpenDocString(
        location: token.location, fence: token.keyword?.text(in: dialect) ?? "",
        mediaType: mediaType.isEmpty ? nil : mediaType)
      // A few lines, so that reading them need not look for room again and again.
      openDocString?.content.reserveCapacity(256)
    }
  }
}

extension DocumentBuilder.OpenDocString {
  fileprivate mutating func add(_ token: Token, of text: SourceText) {
    if lines > 0 { content.append(0x0A) }
    lines += 1
    text.docStringLine(token.textStart, token.textEnd, fence: fence, into: &content)
  }

  fileprivate func closed() -> DocString {
    DocString(
      location: location, delimiter: fence, mediaType: mediaType,
      content: String(decoding: content, as: UTF8.self))
  }
}

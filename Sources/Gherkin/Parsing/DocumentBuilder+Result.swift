/// The outcome of a text.
extension DocumentBuilder {
  /// The document and its pickles, or the errors in source order.
  ///
  /// - Parameter isToRun: Whether the pickles are wanted.
  func result(uri: String, errors: [ParseError], isToRun: Bool = true) -> Result<ParsedSource, ParseErrors> {
    var errors = errors
    for row in unevenRows {
      let note = ParseError.remedy(
        forRowOf: row.count, insteadOf: row.first, isUnfinished: unfinishedRows.contains(row.location.line))
      errors.append(
        ParseError(
          rule: .unevenTable, uri: uri, location: row.location, problem: ParseError.unevenTable, note: note))
    }
    guard errors.isEmpty else { return .failure(ParseErrors(errors: errors.sortedByPlace())) }
    let document = GherkinDocument(uri: uri, feature: feature, comments: comments)
    var compiler = PickleCompiler(uri: uri, firstID: nextID)
    if isToRun { compiler.compile(document, count: pickleCount) }
    let notes = notes.found.sorted { $0.location < $1.location }.map {
      ParseNote(rule: $0.rule, uri: uri, location: $0.location, text: $0.text)
    }
    return .success(
      ParsedSource(document: document, pickles: compiler.pickles, notes: notes, nextID: compiler.nextID))
  }
}

extension [ParseError] {
  /// The errors in source order; those of one place keep theirs.
  fileprivate func sortedByPlace() -> [ParseError] {
    enumerated().sorted { ($0.element.location, $0.offset) < ($1.element.location, $1.offset) }.map(\.element)
  }
}

/// A placeholder that no column fills stays in the text as it is written.
enum UnknownPlaceholder: DocumentRule {
  static let rule = DiagnosticRule(
    "unknown-placeholder", .warning, "No column fills a placeholder, so it stays as written.")

  static func findings(in text: InspectedText) -> [Finding] {
    text.scenarios.flatMap { findings(in: $0, text) }
      + text.backgrounds.flatMap { findings(in: $0.background, of: $0.scenarios, text) }
  }

  private static func findings(in scenario: Scenario, _ text: InspectedText) -> [Finding] {
    let tables = FilledTables(of: scenario)
    guard !tables.list.isEmpty else { return [] }
    let placeholders = Placeholders(of: scenario)
    return placeholders.marks.compactMap { mark in
      guard let (first, isInNone) = tables.lacking(mark.name) else { return nil }
      let nearest = nearest(to: mark.name, in: first, text)
      guard nearest != nil || !isInNone || isPlain(mark, placeholders) else { return nil }
      let problem =
        isInNone
        ? "no column fills the placeholder '<\(mark.name)>'"
        : "the examples in line \(first.line) have no column for the placeholder '<\(mark.name)>'"
      return finding(
        mark, text, problem, nearest.map { "nearest column is '\($0)'" } ?? "the columns are \(first.list)")
    }
  }

  /// A background's placeholders are never filled, so one that a column bears the name of was meant to be.
  private static func findings(
    in background: Background, of scenarios: [Scenario], _ text: InspectedText
  ) -> [Finding] {
    let marks = Placeholders(of: background.steps).marks
    guard !marks.isEmpty else { return [] }
    // Outlines are filled by bytes.
    let columns = Set(
      scenarios.flatMap(\.examples).flatMap { $0.filledColumns ?? [] }.map { Array($0.utf8) })
    return marks.filter { columns.contains(Array($0.name.utf8)) }.map { mark in
      finding(
        mark, text, "a background fills no placeholder, so '<\(mark.name)>' stays as written",
        "move the step into the outline that has the column '\(mark.name)'")
    }
  }

  private static func finding(
    _ mark: Placeholders.Mark, _ text: InspectedText, _ problem: String, _ note: String
  ) -> Finding {
    let place = text.place(of: "<\(mark.name)>", from: mark.start, lines: mark.lines)
    return Finding(
      location: place?.start ?? mark.start, endColumn: place?.endColumn, problem: problem, note: note)
  }

  /// Whether what stands between the brackets is a name, not a comparison or an element of some markup.
  private static func isPlain(_ mark: Placeholders.Mark, _ placeholders: Placeholders) -> Bool {
    let name = mark.name
    guard !mark.isInDocString, let first = name.first, let last = name.last else { return false }
    return (first.isLetter || first == "_") && (last.isLetter || last.isNumber || last == "_")
      && !name.contains { "=\"'/\n".contains($0) }
      && !placeholders.use("/\(name)")
  }

  /// The column that differs by the fewest letters, without regard to case.
  private static func nearest(to name: String, in table: FilledTables.Table, _ text: InspectedText) -> String?
  {
    guard name.utf8.count <= 400, text.maySearch(table.bytes * (1 + name.utf8.count / 4)) else { return nil }
    let letters = Array(name.lowercased())
    guard letters.count <= 100 else { return nil }
    let limit = max(1, letters.count / 3)
    return table.columns.compactMap { column in
      EditDistance.between(letters, Array(column.lowercased()), limit: min(limit, column.count - 1))
        .map { (column, $0) }
    }.min { $0.1 < $1.1 }?.0
  }
}

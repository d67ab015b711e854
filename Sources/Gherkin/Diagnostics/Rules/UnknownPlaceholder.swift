/// A placeholder that no column fills stays in the text as it is written.
enum UnknownPlaceholder: DocumentRule {
  static let rule = DiagnosticRule(
    "unknown-placeholder", .warning, "No column fills a placeholder, so it stays as written.")

  static func findings(in text: InspectedText) -> [Finding] {
    text.scenarios.flatMap { findings(in: $0, text) }
      + text.backgrounds.flatMap { findings(in: $0.background, of: $0.scenarios, text) }
  }

  private static func findings(in scenario: Scenario, _ text: InspectedText) -> [Finding] {
    let tables = scenario.examples.filter { $0.filledColumns != nil }
    guard !tables.isEmpty else { return [] }
    return Placeholders(of: scenario).marks.compactMap { mark in
      let lacking = tables.filter { !($0.filledColumns ?? []).containsBytes(of: mark.name) }
      guard let first = lacking.first, let columns = first.filledColumns else { return nil }
      let nearest = nearest(to: mark.name, in: columns)
      guard nearest != nil || lacking.count < tables.count || isPlain(mark, in: scenario) else { return nil }
      let problem =
        lacking.count == tables.count
        ? "no column fills the placeholder '<\(mark.name)>'"
        : "the examples in line \(first.location.line) have no column for the placeholder '<\(mark.name)>'"
      let names = columns.indices.filter { columns.firstIndex(of: columns[$0]) == $0 }.map { columns[$0] }
      let list = names.map { "'\($0)'" }.joined(separator: ", ")
      return finding(
        mark, text, problem, nearest.map { "nearest column is '\($0)'" } ?? "the columns are \(list)")
    }
  }

  /// A background's placeholders are never filled, so one that a column bears the name of was meant to be.
  private static func findings(
    in background: Background, of scenarios: [Scenario], _ text: InspectedText
  ) -> [Finding] {
    let marks = Placeholders(of: background.steps).marks
    guard !marks.isEmpty else { return [] }
    let columns = scenarios.flatMap(\.examples).flatMap { $0.filledColumns ?? [] }
    return marks.filter { columns.containsBytes(of: $0.name) }.map { mark in
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
  private static func isPlain(_ mark: Placeholders.Mark, in scenario: Scenario) -> Bool {
    let name = mark.name
    guard !mark.isInDocString, let first = name.first, let last = name.last else { return false }
    return (first.isLetter || first == "_") && (last.isLetter || last.isNumber || last == "_")
      && !name.contains { "=\"'/\n".contains($0) }
      && !scenario.steps.contains { $0.text.contains("</\(name)>") }
  }

  /// The column that differs by the fewest letters, without regard to case.
  private static func nearest(to name: String, in columns: [String]) -> String? {
    let letters = Array(name.lowercased())
    let limit = max(1, letters.count / 3)
    guard letters.count <= 100 else { return nil }
    return columns.compactMap { column in
      EditDistance.between(letters, Array(column.lowercased()), limit: min(limit, column.count - 1))
        .map { (column, $0) }
    }.min { $0.1 < $1.1 }?.0
  }
}

extension [String] {
  /// Whether one of the texts has the very bytes of another; outlines are filled by bytes.
  fileprivate func containsBytes(of text: String) -> Bool {
    contains { $0.utf8.elementsEqual(text.utf8) }
  }
}

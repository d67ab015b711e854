/// A column that no placeholder names changes nothing, though it looks as if it did.
enum UnusedColumn: DocumentRule {
  static let rule = DiagnosticRule(
    "unused-column", .warning, "No placeholder uses a column of an outline's examples.")

  static func findings(in text: InspectedText) -> [Finding] {
    text.scenarios.flatMap { scenario -> [Finding] in
      guard !scenario.examples.isEmpty else { return [] }
      let placeholders = Placeholders(of: scenario)
      return scenario.examples.flatMap { findings(in: $0, placeholders, text) }
    }
  }

  private static func findings(
    in examples: Examples, _ placeholders: Placeholders, _ text: InspectedText
  ) -> [Finding] {
    guard let header = examples.tableHeader, !examples.tableBody.isEmpty else { return [] }
    // A value may name a further column.
    let inValues = Set(
      examples.tableBody.flatMap(\.cells).flatMap { Placeholders.names(in: $0.value) }.map { Array($0.utf8) })
    var seen: Set<[UInt8]> = []
    return header.cells.compactMap { cell in
      let name = cell.value
      let bytes = Array(name.utf8)
      guard seen.insert(bytes).inserted, !placeholders.use(name), !inValues.contains(bytes),
        !name.contains("<"), !name.contains(">")
      else { return nil }
      let place = Location(line: header.location.line, column: cell.column)
      return Finding(
        location: place, endColumn: text.place(of: name, from: place)?.endColumn,
        problem: "no placeholder uses the column '\(name)'",
        note: "write '<\(name)>' where its values belong, or take the column away")
    }
  }
}

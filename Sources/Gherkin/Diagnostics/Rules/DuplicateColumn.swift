/// Of two columns of one name only the first fills placeholders.
enum DuplicateColumn: DocumentRule {
  static let rule = DiagnosticRule(
    "duplicate-column", .warning, "Two columns of one examples table have the same name.")

  static func findings(in text: InspectedText) -> [Finding] {
    text.scenarios.flatMap(\.examples).flatMap { examples -> [Finding] in
      guard let header = examples.tableHeader else { return [] }
      // As they are filled: Unicode's equal spellings are different names.
      var seen: Set<[UInt8]> = []
      return header.cells.filter { !seen.insert(Array($0.value.utf8)).inserted }.map { cell in
        let place = Location(line: header.location.line, column: cell.column)
        return Finding(
          location: place, endColumn: text.place(of: cell.value, from: place)?.endColumn,
          problem: "two columns are named '\(cell.value)', and only the first one fills placeholders",
          note: "give one of them another name")
      }
    }
  }
}

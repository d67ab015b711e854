/// Collects what a text's writer should know though the text parses.
struct NoteCollector {
  /// The places and texts, in source order.
  private(set) var found: [(location: Location, text: String)] = []

  mutating func add(_ location: Location, _ text: String) {
    found.append((location, text))
  }

  /// Notes an outline that yields no scenario.
  mutating func examine(_ scenario: Scenario) {
    guard !scenario.examples.isEmpty, scenario.examples.allSatisfy(\.tableBody.isEmpty) else { return }
    add(
      scenario.location,
      "'\(scenario.name)' gives no scenario: its examples have no row of values below their heading row")
  }
}

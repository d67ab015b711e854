/// Collects what a text's writer should know though the text parses.
struct NoteCollector {
  /// The rules, places and texts, in source order.
  private(set) var found: [(rule: DiagnosticRule, location: Location, text: String)] = []

  /// How many lines of description may still be looked at for headings, as each costs more than to read it.
  private var headingBudget = 1000

  /// Takes one line from the budget; false where it is spent.
  mutating func mayLookForHeading() -> Bool {
    headingBudget -= 1
    return headingBudget >= 0
  }

  mutating func add(_ rule: DiagnosticRule, _ location: Location, _ text: String) {
    found.append((rule, location, text))
  }

  /// Notes an outline that yields no scenario, or one scenario with its placeholders as written.
  mutating func examine(_ scenario: Scenario, isOutline: Bool) {
    if scenario.examples.isEmpty {
      if isOutline {
        add(.outlineWithoutExamples, scenario.location, ParseNote.outlineWithoutExamples(scenario.name))
      }
    } else if scenario.examples.allSatisfy({ $0.tableBody.isEmpty }) {
      add(.outlineWithoutRows, scenario.location, ParseNote.outlineWithoutRows(scenario.name))
    }
  }

  /// Notes a description line above a step that was meant to be a step.
  mutating func examine(description line: String, at location: Location, dialect: Dialect) {
    guard let keyword = NearestKeyword(dialect: dialect).swallowedStep(in: line) else { return }
    add(.stepInDescription, location, ParseNote.swallowedStep(line, keyword))
  }
}

extension ParseNote {
  static func swallowedHeading(_ line: String, _ keyword: String, hasColon: Bool) -> String {
    "'\(line)' is description, not a heading; "
      + (hasColon ? "nearest keyword is '\(keyword):'" : "a colon belongs behind the keyword: '\(keyword):'")
  }

  static func outlineWithoutExamples(_ name: String) -> String {
    "the outline '\(name)' has no examples: it is one scenario, its placeholders as written"
  }

  static func outlineWithoutRows(_ name: String) -> String {
    "the outline '\(name)' gives no scenario: its examples have no row of values below their heading row"
  }

  static func swallowedStep(_ line: String, _ keyword: String) -> String {
    "'\(line)' is description, not a step; "
      + (line == keyword ? NearestKeyword.bareStep : "nearest keyword is '\(keyword)'")
  }

  static let unfinishedRow = "what stands behind the row's last '|' is no cell"
}

import Gherkin
import ScenarioRunner

/// One requirement line of a ledger as text, with what there is to say under it.
struct LedgerRow {
  var line: LedgerLine
  var indent: Int
  var columns: LedgerColumns
  var layout: TextLayout
  /// Whether it goes without saying that nothing ran.
  var isDryRun = false

  /// No more scenarios than this are listed under a line, unless they failed.
  private static let mostListed = 3

  var text: [String] { head + details.flatMap(detail) }

  private var textStart: Int { indent + 2 + columns.idWidth + 2 }
  private var blanks: String { String(repeating: " ", count: textStart) }

  private var head: [String] {
    let words = TextWrapping.lines(
      HarmlessText.line(line.requirement.text), width: columns.textEnd - textStart)
    let sign = layout.paint(line.state.sign, line.state.style)
    let id = layout.paint(DisplayWidth.padded(line.id, to: columns.idWidth), .strong)
    let front = String(repeating: " ", count: indent) + "\(sign) \(id)  "
    let style: TextStyle = line.state == .passed ? .faint : line.state.style
    let counts = layout.paint(columns.counts(of: line), style)
    var rows = words.enumerated().map { $0.offset == 0 ? front + $0.element : blanks + $0.element }
    if let start = columns.countsStart {
      let first = DisplayWidth.padded(words.first ?? "", to: start - textStart)
      rows[0] = front + first + counts
    } else {
      rows.append(blanks + layout.paint(columns.countsWithoutBlanks(of: line), style))
    }
    return rows
  }

  /// What a reader has to know beside the counts, so that no state hangs on its sign alone.
  private var details: [String] {
    switch line.state {
    case .passed: []
    case .failed: line.scenarios.filter { $0.outcome == .failed }.map(place)
    case .flaky: list([.flaky]) { "flaky: \(place($0))" }
    case .draft: list([.draft]) { "draft: \(place($0))" }
    case .notRun where isDryRun: []
    case .notRun:
      list([.skipped, .filteredOut, .notReached]) { "not run, \($0.outcome.rawValue): \(place($0))" }
        + elsewhere
    case .notCovered: ["not covered: no scenario has the tag @\(line.id)"]
    case .waived: ["waived: \(HarmlessText.line(line.requirement.waiver ?? ""))"]
    }
  }

  /// What other parts of a divided run have, which are most of it, is counted and not listed.
  private var elsewhere: [String] {
    let count = line.scenarios.count { $0.outcome == .elsewhere }
    return count == 0 ? [] : ["not run: \(count) on another shard"]
  }

  private func list(
    _ outcomes: Set<MappedScenario.Outcome>, _ detail: (MappedScenario) -> String
  ) -> [String] {
    let found = line.scenarios.filter { outcomes.contains($0.outcome) }
    let shown = found.prefix(Self.mostListed).map(detail)
    let rest = found.count - shown.count
    return rest > 0 ? shown + ["\(line.state.rawValue): \(rest) more"] : shown
  }

  private func place(_ scenario: MappedScenario) -> String {
    HarmlessText.line("\(scenario.place.uri):\(scenario.place.location.line)  \(scenario.name)")
  }

  /// A place must stay in one piece to be clicked, so only the words of people are broken.
  private func detail(_ text: String) -> [String] {
    let rows = line.state == .waived ? TextWrapping.lines(text, width: layout.width - textStart) : [text]
    return rows.map { blanks + layout.paint($0, line.state.style) }
  }
}

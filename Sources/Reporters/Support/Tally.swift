import ScenarioRunner

/// Counts the scenarios of a run by their outcome.
struct Tally {
  /// Beside the outcomes; a dictionary would cost a short run more than its scenario.
  private var counts = Array(repeating: 0, count: ScenarioOutcome.allCases.count)
  /// How many scenarios were to run.
  var planned = 0
  /// How many scenarios the selection left out.
  var leftOut = 0
  /// Whether steps are only matched.
  var isDryRun = false
  /// How many hooks around the run went wrong.
  var redHooks = 0

  /// What reports say of a run in which steps were only matched.
  static let dryRun = "dry run: steps were matched, none was called"

  /// How many scenarios have ended.
  var finished: Int { counts.reduce(0, +) }
  /// How many scenarios make the run red.
  var red: Int { ScenarioOutcome.allCases.reduce(0) { $1.isRed ? $0 + self[$1] : $0 } }

  subscript(outcome: ScenarioOutcome) -> Int { counts[outcome.place] }

  mutating func add(_ outcome: ScenarioOutcome) { counts[outcome.place] += 1 }

  /// One line: `71 scenarios: 70 passed · 1 failed`.
  func line(_ layout: TextLayout) -> String {
    guard planned > 0 else { return layout.paint("0 scenarios: nothing ran", .bad) }
    var parts = ScenarioOutcome.allCases.compactMap { outcome -> String? in
      let count = self[outcome]
      return count > 0 ? layout.paint("\(count) \(outcome.rawValue)", outcome.style) : nil
    }
    let missing = planned - finished
    if missing > 0 { parts.append(layout.paint("\(missing) not run", isDryRun ? .warning : .bad)) }
    var line = "\(planned) \(planned == 1 ? "scenario" : "scenarios"):"
    for index in parts.indices { line += (index == 0 ? " " : " · ") + parts[index] }
    return line
  }
}

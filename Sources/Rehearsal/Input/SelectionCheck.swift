import Gherkin
import Requirements
import ScenarioRunner

/// Checks that a selection leaves something to run, and that all that was asked for by name is there.
struct SelectionCheck {
  let selection: RunSelection
  let plan: RunPlan
  /// What was read: the names of the plan may be masked.
  let parts: [RunPlan.Part]
  let briefs: [String: Brief]

  func run() throws {
    try checkRequirements()
    try checkNames()
    guard plan.testCases.isEmpty else { return }
    let count = plan.filteredOut.count
    let nothing =
      count == 1
      ? "the scenario that was read does not fit" : "none of the \(count) scenarios that were read fits"
    throw RunRefusal(
      messages: [
        """
        error: no scenario is selected, so nothing was run
        note: \(nothing) \(selection.conditions.joined(separator: " and "))
        """
      ], status: .nothingToRun)
  }

  /// An id has to stand in a brief, or, where an app has none, on a scenario.
  private func checkRequirements() throws(UsageError) {
    guard !selection.filter.requirements.isEmpty else { return }
    let all = plan.testCases + plan.filteredOut
    let lines = briefs.sorted { $0.key < $1.key }.flatMap { $0.value.lines.map(\.id) }
    let known = lines + all.filter { briefs[$0.suite] == nil }.flatMap(\.pickle.requirementIDs)
    for id in selection.filter.requirements where !known.contains(id) {
      let nearest =
        known.first { $0.uppercased() == id.uppercased() } ?? NearestSpelling.nearest(to: id, in: known)
      throw .unknownRequirement(id, briefs: briefs.values.map(\.path).sorted(), nearest: nearest)
    }
  }

  private func checkNames() throws {
    guard !selection.filter.names.isEmpty || !selection.filter.namePatterns.isEmpty else { return }
    let names = parts.flatMap(\.scenarioNames)
    let shown = (plan.testCases + plan.filteredOut).map(\.pickle.title)
    let unknown = try selection.filter.names.filter { name in
      let filter = ScenarioFilter(names: [name])
      return try !names.contains(name) && !parts.contains(where: { try $0.hasScenario(chosenBy: filter) })
    }.map { Self.unknown($0, among: shown) }
    let idle = try selection.filter.namePatterns.filter { pattern in
      try !names.contains(where: pattern.matches)
    }
    .map { pattern in
      """
      error: '\(pattern.source)' is found in no scenario's name, so nothing was run
      note: '--list' shows the names there are
      """
    }
    guard unknown.isEmpty, idle.isEmpty else {
      throw RunRefusal(messages: unknown + idle, status: .nothingToRun)
    }
  }

  private static func unknown(_ name: String, among names: [String]) -> String {
    let nearest = NearestSpelling.nearest(to: name, in: names)
    return """
      error: no scenario is named '\(name)', so nothing was run
      note: \(nearest.map { "did you mean '\($0)'?" } ?? "a name is taken literally, from its first letter to its last")
      """
  }
}

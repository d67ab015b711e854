/// A scenario without steps of its own shows nothing, so that a run fails it.
enum ScenarioWithoutSteps: DocumentRule {
  static let rule = DiagnosticRule(
    "scenario-without-steps", .error, "A scenario has no step, so it shows nothing.")

  static func findings(in text: InspectedText) -> [Finding] {
    var seen: Set<Location> = []
    return text.pickles.filter { $0.steps.isEmpty && seen.insert($0.scenarioLocation).inserted }.map {
      Finding(
        location: $0.scenarioLocation, severity: $0.isWorkInProgress ? .note : nil,
        problem: "the scenario has no step, so it shows nothing",
        note: "write steps under it, or take it out")
    }
  }
}

extension Pickle {
  /// Whether the scenario says of itself that it is work in progress, so that it may fail.
  fileprivate var isWorkInProgress: Bool { tags.contains { $0.name == "@wip" } }
}

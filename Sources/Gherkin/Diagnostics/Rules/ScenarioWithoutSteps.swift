/// A scenario without steps of its own shows nothing, so that a run fails it.
enum ScenarioWithoutSteps: DocumentRule {
  static let rule = DiagnosticRule(
    "scenario-without-steps", .error, "A scenario has no step, so it shows nothing.")

  static func findings(in text: InspectedText) -> [Finding] {
    zip(text.groups, text.areInProgress).flatMap { scenarios, isInProgress in
      scenarios.filter { $0.steps.isEmpty && $0.pickleCount > 0 }.map { scenario in
        Finding(
          location: scenario.location, severity: isInProgress || scenario.isInProgress ? .note : nil,
          problem: "the scenario has no step, so it shows nothing",
          note: "write steps under it, or take it out")
      }
    }
  }
}

extension InspectedText {
  /// Whether what each group stands in says of itself that it is work in progress, so that it may fail.
  fileprivate var areInProgress: [Bool] {
    let isFeature = (document.feature?.tags ?? []).areOfWorkInProgress
    let children = document.feature?.children ?? []
    return [isFeature]
      + children.compactMap { child in
        if case .rule(let rule) = child { isFeature || rule.tags.areOfWorkInProgress } else { nil }
      }
  }
}

extension Scenario {
  /// Whether all of the scenario's pickles are work in progress.
  fileprivate var isInProgress: Bool {
    tags.areOfWorkInProgress
      || (!examples.isEmpty && examples.allSatisfy { $0.tableBody.isEmpty || $0.tags.areOfWorkInProgress })
  }
}

extension [GherkinTag] {
  fileprivate var areOfWorkInProgress: Bool { contains { $0.name == Pickle.workInProgress } }
}

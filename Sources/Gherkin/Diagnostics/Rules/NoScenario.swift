/// A file that gives no scenario shows nothing, so that a run refuses it.
enum NoScenario: DocumentRule {
  static let rule = DiagnosticRule("no-scenario", .error, "A file gives no scenario to run.")

  static func findings(in text: InspectedText) -> [Finding] {
    guard text.pickles.isEmpty else { return [] }
    return [
      Finding(
        location: text.document.feature?.location ?? Location(line: 1, column: 1),
        problem: "there is no scenario in it", note: "write a scenario, or take the file away")
    ]
  }
}

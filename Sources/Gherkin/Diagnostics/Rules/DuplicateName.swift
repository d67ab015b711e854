/// Two scenarios side by side that have one name cannot be told apart in a report.
enum DuplicateName: DocumentRule {
  static let rule = DiagnosticRule(
    "duplicate-name", .warning, "Two scenarios of one feature or rule have the same name.")

  static func findings(in text: InspectedText) -> [Finding] {
    text.groups.flatMap { scenarios -> [Finding] in
      var lines: [String: Int] = [:]
      return scenarios.compactMap { scenario in
        guard !scenario.name.isEmpty else { return nil }
        guard let first = lines[scenario.name] else {
          lines[scenario.name] = scenario.location.line
          return nil
        }
        return Finding(
          location: scenario.location, problem: "another scenario is named '\(scenario.name)' too",
          note: "the first is in line \(first); give one of them another name")
      }
    }
  }
}

import Gherkin

/// What steps matched, kept by their texts: suites say the same again and again.
///
/// Only values that nobody can change are kept, since no scenario is to share more with another.
struct KnownMatches {
  private struct Found {
    var match: PlannedStep.Match
    var values: ArgumentValues
  }

  /// Texts beyond so many are matched each time; a suite that has more says few of them twice.
  private static let most = 20_000

  private var found: [String: [String: Found]] = [:]
  private var count = 0

  /// The step as one with the same text was matched by the library, where one was.
  func planned(_ step: PickleStep, _ text: String, in library: String) -> PlannedStep? {
    found[library]?[text].map { PlannedStep(step: step, match: $0.match, values: $0.values) }
  }

  /// Keeps what a step matched, where another with its text may share that.
  mutating func keep(_ planned: PlannedStep, _ text: String, in library: String) {
    guard case .step = planned.match, planned.argumentError == nil, count < Self.most,
      planned.values.all.allSatisfy({ $0 is Int || $0 is String || $0 is Double })
    else { return }
    count += 1
    found[library, default: [:]][text] = Found(match: planned.match, values: planned.values)
  }
}

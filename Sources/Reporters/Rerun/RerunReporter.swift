import Gherkin
public import ScenarioRunner

/// Writes the list of the scenarios that did not pass when the run has ended, for `rehearse --rerun`.
///
/// Work in progress that is red does not fail a run, so it is not listed either.
public final class RerunReporter: RunObserver {
  private let output: ReportOutput
  private var list: RerunList
  private var tally = Tally()
  private var red: [TestCase] = []
  /// The scenarios that were left out or belong to other parts, which may have the title of one that is red.
  private var others: [TestCase] = []
  private var planned: [TestCase] = []

  /// Creates a reporter.
  public init(_ context: ReporterContext) {
    output = context.output
    list = RerunList(settings: context.rerun)
  }

  /// Only how a scenario ended counts.
  public var needsPassedSteps: Bool { false }

  /// Takes in one event.
  public func receive(_ event: RunEvent) {
    switch event {
    case .runStarted(let start):
      tally.planned = start.testCases.count
      list.isDryRun = start.isDryRun
      list.settings.seed = start.seed ?? list.settings.seed
      (planned, others) = (start.testCases, start.others)
    case .scenarioFinished(let testCase, let attempt, let result, willBeRetried: false):
      let outcome = ScenarioOutcome(testCase, attempt: attempt, status: result.status)
      tally.add(outcome)
      if outcome.isRed { red.append(testCase) }
    case .runFinished: finish()
    default: break
    }
  }

  /// Writes the list.
  func finish(refusal: String? = nil) {
    list.refusal = refusal
    list.planned = tally.planned
    list.notRun = tally.planned - tally.finished
    list.entries = entries()
    output.write(list.text)
  }

  private func entries() -> [RerunList.Entry] {
    guard !red.isEmpty else { return [] }
    let titles = RerunTitles(of: planned + others)
    let order = Dictionary(uniqueKeysWithValues: planned.enumerated().map { ($1.id, $0) })
    return red.sorted { order[$0.id] ?? 0 < order[$1.id] ?? 0 }.map { testCase in
      RerunList.Entry(
        uri: HarmlessText.line(testCase.pickle.uri), line: testCase.pickle.location.line,
        title: titles.title(of: testCase))
    }
  }
}

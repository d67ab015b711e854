import Gherkin
public import ScenarioRunner

/// Writes the list of the scenarios that did not pass when the run has ended, for `rehearse --rerun`.
///
/// Work in progress that is red does not fail a run, so it is not listed either.
public final class RerunReporter: RunObserver {
  private let output: ReportOutput
  private var list: RerunList
  private var tally = Tally()
  private var order: [Int: Int] = [:]
  private var red: [(order: Int, entry: RerunList.Entry)] = []

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
      order = Dictionary(uniqueKeysWithValues: start.testCases.enumerated().map { ($1.id, $0) })
    case .scenarioFinished(let testCase, let attempt, let result, willBeRetried: false):
      let outcome = ScenarioOutcome(testCase, attempt: attempt, status: result.status)
      tally.add(outcome)
      if outcome.isRed { red.append((order[testCase.id] ?? 0, Self.entry(testCase))) }
    case .runFinished: finish()
    default: break
    }
  }

  private static func entry(_ testCase: TestCase) -> RerunList.Entry {
    RerunList.Entry(
      uri: HarmlessText.line(testCase.pickle.uri), line: testCase.pickle.location.line,
      title: HarmlessText.line(testCase.pickle.title))
  }

  /// Writes the list.
  func finish(refusal: String? = nil) {
    list.refusal = refusal
    list.planned = tally.planned
    list.notRun = tally.planned - tally.finished
    list.entries = red.sorted { $0.order < $1.order }.map(\.entry)
    output.write(list.text)
  }
}

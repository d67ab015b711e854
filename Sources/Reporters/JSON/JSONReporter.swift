import Gherkin
public import ScenarioRunner

/// Writes the run as one JSON object when it has ended.
///
/// The object has `format` (`rehearsal-run`), `version` (1), `summary` (`scenarios`, a count for each
/// outcome, `notRun`, `leftOut`, `dryRun`, `duration` in seconds, `seed`, `abortion`), `scenarios` in the order of
/// their places, `hooks` (those around the run), and what the context adds, such as `requirements`.
/// One that was refused has `refusal` in its place, each problem with `message`, `notes`, `uri`, `line` and `column`.
///
/// A scenario has `app`, `name`, `parents`, `tags`, `requirements`, `uri`, `line`, `column`, `outcome`,
/// `attempts`, `duration`, `steps` and `failures`; where it was tried more than once these are of the last attempt, and
/// `earlierAttempts` holds the others in order, each with `outcome`, `duration`, `steps` and `failures`.
///
/// A step has `keyword` and `text`, or `hook`; then `line`, `status`, `duration`, `code` and `failure`, and
/// `docString` or `dataTable` where it has one; also `attachments` where the step added something, each with
/// `mediaType`, `name`, and its content as `text`, `base64` or the path of a `file` beside the report, or as `absent`
/// why the report has it not.
///
/// What is not known is null. An outcome is `passed`, `flaky`, `failed`, `ambiguous`, `undefined`, `pending`, `empty`,
/// `draft`, `skipped` or `not run`.
public final class JSONReporter: RunObserver {
  private let context: ReporterContext
  private var log = AttemptLog()
  private var tally = Tally()
  private var seed: UInt64?
  private var open: [Int: TestCase] = [:]
  private var scenarios: [(place: FilePlace, value: JSONValue)] = []
  private var hooks: [JSONValue] = []
  /// What the steps of scenarios that run have added, by their places.
  private var attachments: [Int: [Int: [JSONValue]]] = [:]
  /// The attempts at scenarios that are to be tried again.
  private var earlier: [Int: [JSONValue]] = [:]
  private var hookAttachments: [JSONValue] = []

  /// Creates a reporter.
  public init(_ context: ReporterContext) { self.context = context }

  /// Takes in one event.
  public func receive(_ event: RunEvent) {
    switch event {
    case .runStarted(let start):
      tally.planned = start.testCases.count
      tally.leftOut = start.filteredOut.count
      tally.isDryRun = start.isDryRun
      seed = start.seed
      open = Dictionary(start.testCases.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    case .runHookFinished(let hook, let result):
      hooks.append(JSONForm.value(of: hook, result, attachments: hookAttachments))
      hookAttachments = []
    case .attached(let attachment, .runHook):
      hookAttachments.append(JSONForm.value(of: attachment, context.output))
    case .attached(let attachment, .step(let testCase, let index)):
      attachments[testCase.id, default: [:]][index, default: []].append(
        JSONForm.value(of: attachment, context.output))
    case .runFinished(let end): finish(end, context.extra())
    case .runHookStarted: break
    case .scenarioStarted, .stepStarted, .stepFinished, .scenarioFinished:
      if let attempt = log.receive(event) { add(attempt) }
    }
  }

  private func add(_ attempt: FinishedAttempt) {
    let added = attachments.removeValue(forKey: attempt.testCase.id) ?? [:]
    guard !attempt.willBeRetried else {
      earlier[attempt.testCase.id, default: []].append(
        JSONForm.value(ofEarlier: attempt, attachments: added))
      return
    }
    open[attempt.testCase.id] = nil
    tally.add(attempt.outcome)
    let before = earlier.removeValue(forKey: attempt.testCase.id) ?? []
    scenarios.append(
      (attempt.testCase.place, JSONForm.value(of: attempt, attachments: added, earlier: before)))
  }

  func finish(_ end: RunFinished, _ extra: [JSONValue.Member]) {
    scenarios += open.values.sorted { $0.id < $1.id }.map { ($0.place, JSONForm.value(ofUnrun: $0)) }
    scenarios.sort { ($0.place.uri, $0.place.location) < ($1.place.uri, $1.place.location) }
    let members: [JSONValue.Member] = [
      .init("format", .string("rehearsal-run")),
      .init("version", .integer(1)),
      .init("summary", summary(end)),
      .init("scenarios", .array(scenarios.map(\.value))),
      .init("hooks", .array(hooks)),
    ]
    context.output.write(JSONValue.object(members + extra).text)
  }

  private func summary(_ end: RunFinished) -> JSONValue {
    let counts = ScenarioOutcome.allCases.map { JSONValue.Member($0.rawValue, .integer(tally[$0])) }
    return .object(
      [.init("scenarios", .integer(tally.planned))] + counts + [
        .init("notRun", .integer(tally.planned - tally.finished)),
        .init("leftOut", .integer(tally.leftOut)),
        .init("dryRun", .bool(tally.isDryRun)),
        .init("duration", .seconds(end.duration)),
        // As text, since a reader's numbers may not hold 64 bits.
        .init("seed", JSONValue(seed.map { String($0) })),
        .init("abortion", JSONValue(end.abortion)),
      ])
  }
}

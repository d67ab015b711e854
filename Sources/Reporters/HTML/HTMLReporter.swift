public import ScenarioRunner

/// Writes the run as one page that needs no network, and no file beside it but those that steps attach.
///
/// The page comes first and its data after it, one closed element for each scenario as it ends, so that a
/// run that is cut short leaves a page that opens. Screens are drawn from the snapshots that the steps' results
/// hold; what they have in common is written once.
public final class HTMLReporter: RunObserver {
  private let context: ReporterContext
  private var log = AttemptLog()
  private var order = InPlanOrder<[HTMLAttempt]>()
  private var pool = SnapshotPool()
  private var attachments: [Int: [Int: [JSONValue]]] = [:]
  private var hookAttachments: [JSONValue] = []
  private var open: [Int: TestCase] = [:]
  private var isDryRun = false

  /// Creates a reporter.
  public init(_ context: ReporterContext) { self.context = context }

  /// Takes in one event.
  public func receive(_ event: RunEvent) {
    switch event {
    case .runStarted(let start): begin(start)
    case .runHookStarted: hookAttachments = []
    case .runHookFinished(let hook, let result): write(hook, result)
    case .attached(let attachment, .step(let testCase, let index)):
      attachments[testCase.id, default: [:]][index, default: []].append(value(of: attachment))
    case .attached(let attachment, .runHook): hookAttachments.append(value(of: attachment))
    case .runFinished(let end): finish(end)
    case .scenarioStarted, .stepStarted, .stepFinished, .scenarioFinished:
      if let attempt = log.receive(event) { add(attempt) }
    }
  }

  private func value(of attachment: RunAttachment) -> JSONValue {
    HTMLAttachment.value(of: attachment, output: context.output)
  }

  private func begin(_ start: RunStarted) {
    order = InPlanOrder(start.testCases)
    isDryRun = start.isDryRun
    open = Dictionary(start.testCases.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    context.output.write(HTMLPage.opening)
    write(
      "start",
      .object([
        "planned": .integer(start.testCases.count),
        "leftOut": .integer(start.filteredOut.count),
        "dryRun": .bool(start.isDryRun),
        // As text, since a script's numbers do not hold 64 bits.
        "seed": JSONValue(start.seed.map { String($0) }),
      ]))
    context.output.flush()
  }

  private func add(_ attempt: FinishedAttempt) {
    let added = attachments.removeValue(forKey: attempt.testCase.id) ?? [:]
    if !attempt.willBeRetried { open[attempt.testCase.id] = nil }
    write(
      order.add(
        [HTMLAttempt(attempt: attempt, attachments: added)], of: attempt.testCase,
        isLast: !attempt.willBeRetried))
  }

  /// Writes the scenarios whose last attempt is among these, each with all attempts at it.
  private func write(_ attempts: [HTMLAttempt]) {
    for attempt in attempts {
      let id = attempt.attempt.testCase.id
      earlier[id, default: []].append(attempt)
      guard !attempt.attempt.willBeRetried, let all = earlier.removeValue(forKey: id) else { continue }
      write(HTMLScenario(attempts: all))
    }
  }

  /// Attempts whose scenario goes on.
  private var earlier: [Int: [HTMLAttempt]] = [:]

  private func write(_ scenario: HTMLScenario) {
    let value = scenario.value(&pool)
    let nodes = pool.takeFresh()
    if !nodes.isEmpty { write("nodes", json: "[\(nodes.joined(separator: ","))]") }
    write("scenario", value)
    if let last = scenario.attempts.last?.attempt { context.output.write(HTMLFallback.text(of: last)) }
    context.output.flush()
  }

  private func write(_ hook: HookInfo, _ result: StepResult) {
    let added = hookAttachments
    hookAttachments = []
    guard result.status > .skipped || !added.isEmpty else { return }
    write("hook", HTMLForm.value(of: hook, result, attachments: added))
  }

  private func finish(_ end: RunFinished) {
    write(order.rest())
    let unrun = open.values.sorted { $0.id < $1.id }
    let extra = context.extra().map { JSONValue.Member($0.name, HTMLText.shown($0.value)) }
    let members: [JSONValue.Member] = [
      .init("duration", .seconds(end.duration)),
      .init("abortion", JSONValue(end.abortion.map { HTMLText.shown($0) })),
      .init("abortionTitle", end.abortion == nil ? .null : .string(end.abortionTitle)),
      .init("notRun", .array(unrun.map { .object(HTMLForm.heading(of: $0)) })),
    ]
    write("end", .object(members + extra))
    context.output.write(
      HTMLFallback.text(unrun: unrun, isDryRun: isDryRun, end: end, extra: extra) + HTMLPage.closing)
  }

  private func write(_ part: String, _ value: JSONValue) { write(part, json: EmbeddedJSON.text(of: value)) }

  private func write(_ part: String, json: String) {
    context.output.write("<script type=\"application/json\" data-part=\"\(part)\">\(json)</script>\n")
  }
}

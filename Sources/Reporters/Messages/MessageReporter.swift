import Gherkin
public import ScenarioRunner

/// Writes the run as Cucumber messages: one JSON object a line, each written as soon as it is known.
///
/// The protocol is that of github.com/cucumber/messages. Definitions, hooks and test cases have numbers that
/// count on from those of the documents' nodes. What the protocol has no place for is written as attachments
/// of the types in `RunDetails`; other readers of messages take them for what they do not know. Those have
/// neither a number nor a time, so that every other message is what it would be without them.
public final class MessageReporter: RunObserver {
  let output: ReportOutput
  let options: MessageOptions
  var ids = MessageIDs()
  var start = RunStarted(testCases: [])
  /// When the run began, which tells it from other runs.
  var runStarted = Duration.zero
  /// The instant of that time; whatever happened at another one has a time as far from it.
  var started = ContinuousClock.now
  /// When that happened which is being told; nil where it happens now.
  private var told: EventTime?
  /// Whether the test cases have been written, which stand between the hooks before the run and the first one.
  private var hasTestCases = false
  /// Whether nothing so far makes the run a failure in the sense of the protocol.
  private var isGood = true
  private var hasFailedHook = false
  private var hookStarted = 0
  private var attempts: [Int: MessageAttempt] = [:]

  /// Creates a reporter.
  public init(_ context: ReporterContext) {
    output = context.output
    options = context.messages()
  }

  /// Takes in one event.
  public func receive(_ event: RunEvent) {
    switch event {
    case .runStarted(let start): begin(start)
    case .runHookStarted(let hook): begin(hook)
    case .runHookFinished(let hook, let result): finish(hook, result)
    case .scenarioStarted(let testCase, let attempt): begin(testCase, attempt)
    case .stepStarted(let testCase, let index): write("testStepStarted", stepMembers(testCase, index))
    case .attached(let attachment, let owner): keep(attachment, members(of: owner))
    case .stepFinished(let testCase, let index, let result): finish(testCase, index, result)
    case .scenarioFinished(let testCase, let attempt, let result, let willBeRetried):
      finish(testCase, attempt, result, willBeRetried: willBeRetried)
    case .runFinished(let end): finish(end)
    }
    output.flush()
  }

  /// Takes in one event that happened earlier.
  public func receive(_ event: RunEvent, at time: EventTime) {
    told = time
    defer { told = nil }
    receive(event)
  }

  private func begin(_ start: RunStarted) {
    prepare(for: start)
    writeHead()
  }

  /// Forgets the run before.
  func prepare(for start: RunStarted) {
    output.waiting?.remove()
    self.start = start
    hasTestCases = false
    isGood = true
    hasFailedHook = false
    attempts = [:]
    ids = MessageIDs(start)
  }

  private func begin(_ hook: HookInfo) {
    hookStarted = ids.next()
    write(
      "testRunHookStarted",
      [
        .init("testRunStartedId", ids.run), .init("id", .id(hookStarted)),
        .init("hookId", .id(ids.hook(hook))), .init("timestamp", timestamp),
      ])
  }

  private func finish(_ hook: HookInfo, _ result: StepResult) {
    let owner = [JSONValue.Member("testRunHookStartedId", .id(hookStarted))]
    if result.status > .skipped {
      isGood = false
      hasFailedHook = true
    }
    writeDetails(of: result, owner, nearest: nil)
    write(
      "testRunHookFinished",
      owner + [.init("timestamp", timestamp), .init("result", MessageForm.value(of: result))])
  }

  /// Writes the test cases, once.
  func writeTestCases() {
    guard !hasTestCases else { return }
    hasTestCases = true
    for testCase in start.testCases { writeTestCase(testCase) }
  }

  private func begin(_ testCase: TestCase, _ attempt: Int) {
    writeTestCases()
    let id = ids.next()
    attempts[testCase.id] = MessageAttempt(id: id)
    write(
      "testCaseStarted",
      [
        .init("id", .id(id)), .init("testCaseId", .id(ids.testCase(testCase))),
        .init("timestamp", timestamp), .init("attempt", .integer(attempt)),
      ])
  }

  private func finish(_ testCase: TestCase, _ index: Int, _ result: StepResult) {
    attempts[testCase.id]?.progress.note(result)
    let owner = members(of: .step(testCase, index: index))
    writeDetails(of: result, owner, nearest: nearest(testCase, index))
    if result.status == .undefined { writeSuggestion(for: testCase.steps[index]) }
    write(
      "testStepFinished",
      owner + [.init("testStepResult", MessageForm.value(of: result)), .init("timestamp", timestamp)])
  }

  private func finish(
    _ testCase: TestCase, _ attempt: Int, _ result: ScenarioResult, willBeRetried: Bool
  ) {
    guard let open = attempts.removeValue(forKey: testCase.id) else { return }
    if !willBeRetried, Self.isRed(result, open) { isGood = false }
    let owner = JSONValue.Member("testCaseStartedId", .id(open.id))
    write("attachment", [owner] + RunDetails.members(of: result))
    write(
      "testCaseFinished",
      [owner, .init("timestamp", timestamp), .init("willBeRetried", .bool(willBeRetried))])
  }

  /// Whether the attempt makes the run a failure to the protocol, which looks at steps, hooks and other errors.
  ///
  /// A scenario without steps is none to it, and work in progress is like any other. What they are to us, the
  /// exit status and the ledger say, and the attachment from which both are made again.
  private static func isRed(_ result: ScenarioResult, _ attempt: MessageAttempt) -> Bool {
    (result.status == .empty ? attempt.progress.status : result.status).isRed
  }

  private func finish(_ end: RunFinished) {
    let details = RunDetails.members(of: end, tellsAbortion: hasFailedHook)
    write("attachment", [.init("testRunStartedId", ids.run)] + details)
    writeEnd(end)
  }

  func writeEnd(_ end: RunFinished) {
    var members: [JSONValue.Member] = [
      .init("testRunStartedId", ids.run), .init("timestamp", timestamp),
      .init("success", .bool(isGood && end.abortion == nil)),
    ]
    if let abortion = end.abortion, !hasFailedHook {
      let exception = MessageForm.exception("Error", abortion, frame: "<unknown>")
      members += [.init("message", .string(abortion)), .init("exception", exception)]
    }
    write("testRunFinished", members)
  }

  /// What names the step, or the hook around the run, that something belongs to.
  private func members(of owner: AttachmentOwner) -> [JSONValue.Member] {
    switch owner {
    case .runHook: [.init("testRunHookStartedId", .id(hookStarted))]
    case .step(let testCase, let index):
      [
        .init("testCaseStartedId", .id(attempts[testCase.id]?.id ?? 0)),
        .init("testStepId", .id(ids.step(testCase, index))),
      ]
    }
  }

  private func stepMembers(_ testCase: TestCase, _ index: Int) -> [JSONValue.Member] {
    members(of: .step(testCase, index: index)) + [.init("timestamp", timestamp)]
  }

  var timestamp: JSONValue { .time(time) }

  /// The time of what is being told.
  var time: Duration {
    switch told {
    case nil: options.now()
    case .instant(let instant): runStarted + max(.zero, instant - started)
    case .recorded(let time): time
    }
  }

  func write(_ kind: String, _ members: [JSONValue.Member]) {
    output.write(JSONValue.object([.init(kind, .object(members))]).line + "\n")
  }
}

/// An attempt at a scenario that is under way.
private struct MessageAttempt {
  var id: Int
  var progress = ReplayedProgress()
}

import Gherkin
public import ScenarioRunner

/// Writes JUnit XML when the run has ended: one `testcase` a scenario, one `testsuite` a file.
public final class JUnitReporter: RunObserver {
  private let output: ReportOutput
  private var log = AttemptLog()
  private var earlier = EarlierAttempts()
  private var names = CaseNames()
  private var open: [Int: TestCase] = [:]
  private var cases: [JUnitCase] = []
  /// How often a hook of a name has failed; each process that runs a part of the scenarios calls it.
  private var hooks: [String: Int] = [:]
  private var isDryRun = false

  /// Creates a reporter.
  public init(_ context: ReporterContext) { output = context.output }

  /// Takes in one event.
  public func receive(_ event: RunEvent) {
    switch event {
    case .runStarted(let start):
      // In a file, names are as they were written, even none: file and line are the key. Other texts have no other.
      names = CaseNames(start) { TextOrigin(of: $0.uri) == .file ? $0.name : $0.title }
      isDryRun = start.isDryRun
      open = Dictionary(start.testCases.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    case .runHookFinished(let hook, let result): add(hook, result)
    case .runFinished(let end): finish(end)
    case .runHookStarted: break
    case .scenarioStarted, .stepStarted, .attached, .stepFinished, .scenarioFinished:
      if let attempt = log.receive(event), let earlier = earlier.take(attempt) {
        add(attempt, after: earlier)
      }
    }
  }

  private func add(_ attempt: FinishedAttempt, after earlier: [FinishedAttempt]) {
    open[attempt.testCase.id] = nil
    let verdict: JUnitCase.Verdict =
      switch attempt.outcome {
      case .passed, .flaky: .passed
      case .skipped: .skipped(message: attempt.skipReason ?? "a step asked for the rest to be skipped")
      case .draft: .skipped(message: "work in progress (@wip): \(attempt.mainFailure.message)")
      case .failed, .ambiguous, .undefined, .pending, .empty:
        .failed(
          type: attempt.mainFailure.kind.rawValue, message: attempt.mainFailure.message,
          body: ([attempt] + earlier.filter { !$0.hasFailed(like: attempt) }).map(\.plainText).joined())
      }
    var testCase = scenario(attempt.testCase, duration: attempt.result.duration, verdict: verdict)
    testCase.earlier = earlier.map {
      .init(type: $0.mainFailure.kind.rawValue, message: $0.mainFailure.message, body: $0.plainText)
    }
    // Of a case that did not fail, readers that do not know Surefire's elements show this alone.
    let output =
      (testCase.isFailed ? [] : earlier.map(\.plainText)) + [attempt.attachmentText].compactMap(\.self)
    testCase.systemOut = output.isEmpty ? nil : output.joined()
    if attempt.attempt > 0 { testCase.properties.append(("attempts", String(attempt.attempt + 1))) }
    cases.append(testCase)
  }

  private func scenario(
    _ testCase: TestCase, duration: Duration = .zero, verdict: JUnitCase.Verdict
  ) -> JUnitCase {
    JUnitCase(
      className: CaseNames.className(of: testCase), name: names.name(of: testCase), place: testCase.place,
      duration: duration,
      properties: (isDryRun ? [("dryRun", "true")] : [])
        + testCase.pickle.requirementIDs.map { ("verifies", $0) },
      verdict: verdict)
  }

  private func add(_ hook: HookInfo, _ result: StepResult) {
    guard result.status > .skipped else { return }
    let message = result.failure?.message ?? "the hook did not pass"
    var lines = ReportLines(layout: TextLayout(), breaksLines: false)
    lines.add(hook.titleAndPlace, indent: 0)
    if let failure = result.failure { FailureText(failure: failure).add(to: &lines, indent: 2) }
    let kind = result.failure?.kind ?? .error
    let count = hooks[hook.titleAndPlace, default: 0] + 1
    hooks[hook.titleAndPlace] = count
    let name = count == 1 ? hook.titleAndPlace : "\(hook.titleAndPlace) [\(count)]"
    cases.append(
      JUnitCase(
        className: "hooks", name: name, duration: result.duration,
        verdict: .failed(type: kind.rawValue, message: message, body: lines.text)))
  }

  private func finish(_ end: RunFinished) {
    for testCase in open.values.sorted(by: { $0.id < $1.id }) {
      let reason = end.abortion ?? (isDryRun ? "a dry run calls no step" : nil)
      cases.append(
        scenario(testCase, verdict: .skipped(message: "not run" + (reason.map { ": \($0)" } ?? ""))))
    }
    if let abortion = end.abortion {
      cases.append(
        JUnitCase(
          className: "run", name: "the run goes on to its end", duration: .zero,
          verdict: .failed(type: "aborted", message: abortion, body: abortion)))
    }
    finish(JUnitDocument(cases: cases.sorted(by: JUnitCase.isBefore), duration: end.duration))
  }

  func finish(_ document: JUnitDocument) { output.write(document.xml) }
}

import Gherkin
public import ScenarioRunner

/// Writes service messages for TeamCity and IDEs that read them: a suite a file, a test a scenario.
public final class TeamCityReporter: RunObserver {
  private let output: ReportOutput
  private var log = AttemptLog()
  private var earlier = EarlierAttempts()
  private var order = InPlanOrder<[SuiteText]>()
  /// The suite that the last line stands in.
  private var openSuite: String?
  private var list = OutcomeList()
  private var names = CaseNames()
  private var isDryRun = false

  /// Messages that belong into a suite.
  private struct SuiteText {
    var suite: String
    var text: String
  }

  /// Creates a reporter.
  public init(_ context: ReporterContext) { output = context.output }

  /// Takes in one event.
  public func receive(_ event: RunEvent) {
    switch event {
    case .runStarted(let start):
      order = InPlanOrder(start.testCases)
      list = OutcomeList(start)
      names = CaseNames(start)
      isDryRun = start.isDryRun
      output.write(
        TeamCityMessage.line("testCount", [("count", String(start.testCases.count))]))
    case .runHookFinished(let hook, let result): add(hook, result)
    case .runFinished(let end): finish(end)
    case .runHookStarted, .scenarioStarted, .stepStarted, .attached, .stepFinished, .scenarioFinished:
      guard let attempt = log.receive(event), let before = earlier.take(attempt) else { return }
      list.note(attempt.testCase)
      write(order.add([messages(of: attempt, after: before)], of: attempt.testCase, isLast: true))
    }
  }

  /// Writes messages, each in its suite, which stays open until one of another follows.
  private func write(_ texts: [SuiteText]) {
    for text in texts {
      if text.suite != openSuite {
        closeSuite()
        output.write(TeamCityMessage.line("testSuiteStarted", [("name", text.suite)]))
        openSuite = text.suite
      }
      output.write(text.text)
    }
  }

  private func closeSuite() {
    guard let openSuite else { return }
    output.write(TeamCityMessage.line("testSuiteFinished", [("name", openSuite)]))
    self.openSuite = nil
  }

  private func messages(of attempt: FinishedAttempt, after earlier: [FinishedAttempt]) -> SuiteText {
    let name = name(of: attempt.testCase)
    let duration = attempt.result.duration
    var lines = [started(attempt.testCase)]
    // The output of a test is what both TeamCity and IDEs show of one that passed.
    lines += earlier.map { attempt in
      TeamCityMessage.line("testStdOut", [("name", name), ("out", attempt.plainText)])
    }
    switch attempt.outcome {
    case .passed: break
    case .flaky:
      lines.append(
        TeamCityMessage.line(
          "testMetadata", [("testName", name), ("name", "attempts"), ("value", "\(attempt.attempt + 1)")]))
    case .skipped:
      lines.append(ignored(name, attempt.skipReason ?? "a step asked for the rest to be skipped"))
    case .draft: lines.append(ignored(name, "work in progress (@wip): \(attempt.mainFailure.message)"))
    case .failed, .ambiguous, .undefined, .pending, .empty: lines.append(failed(name, attempt))
    }
    lines.append(finished(name, duration))
    return inSuite(attempt.testCase, lines.joined())
  }

  private func inSuite(_ testCase: TestCase, _ text: String) -> SuiteText {
    let uri = testCase.pickle.uri
    return SuiteText(suite: TextOrigin(of: uri).name ?? uri, text: text)
  }

  private func started(_ testCase: TestCase) -> String {
    let (uri, line) = (testCase.pickle.uri, testCase.pickle.location.line)
    let place = TextOrigin(of: uri) == .file ? [("locationHint", "file://\(uri):\(line)")] : []
    return TeamCityMessage.line(
      "testStarted", [("name", name(of: testCase))] + place + [("captureStandardOutput", "false")])
  }

  private func ignored(_ name: String, _ message: String) -> String {
    TeamCityMessage.line("testIgnored", [("name", name), ("message", message)])
  }

  private func failed(_ name: String, _ attempt: FinishedAttempt) -> String {
    let failure = attempt.mainFailure
    var attributes = [("name", name), ("message", failure.message), ("details", attempt.plainText)]
    if let expected = failure.expected, let actual = failure.actual {
      attributes += [("type", "comparisonFailure"), ("expected", expected), ("actual", actual)]
    }
    return TeamCityMessage.line("testFailed", attributes)
  }

  private func finished(_ name: String, _ duration: Duration) -> String {
    let (seconds, attoseconds) = max(duration, .zero).components
    let milliseconds = seconds * 1000 + attoseconds / 1_000_000_000_000_000
    return TeamCityMessage.line("testFinished", [("name", name), ("duration", String(milliseconds))])
  }

  private func name(of testCase: TestCase) -> String { names.name(of: testCase) }

  private func add(_ hook: HookInfo, _ result: StepResult) {
    guard result.status > .skipped else { return }
    problem("\(hook.titleAndPlace): \(result.failure?.message ?? "the hook did not pass")")
  }

  func problem(_ description: String) {
    output.write(TeamCityMessage.line("buildProblem", [("description", description)]))
  }

  private func finish(_ end: RunFinished) {
    let reason = end.abortion ?? (isDryRun ? "a dry run calls no step" : nil)
    let message = "not run" + (reason.map { ": \($0)" } ?? "")
    for testCase in list.missing {
      let name = name(of: testCase)
      let text = inSuite(testCase, started(testCase) + ignored(name, message) + finished(name, .zero))
      write(order.add([text], of: testCase, isLast: true))
    }
    write(order.rest())
    closeSuite()
    if let abortion = end.abortionText { problem(abortion) }
  }
}

import Gherkin
public import ScenarioRunner

/// Writes the Test Anything Protocol, version 14: a line a scenario, and under what failed its diagnostics.
///
/// The plan stands at the end, so that a stream that was cut off is seen to be.
public final class TAPReporter: RunObserver {
  private let output: ReportOutput
  private var log = AttemptLog()
  private var order = InPlanOrder<String>()
  private var list = OutcomeList()
  private var numbers: [Int: Int] = [:]
  private var names = CaseNames()
  private var points = 0
  private var isDry = false
  /// What is to stand behind the scenarios.
  private var hooks = ""

  /// Creates a reporter.
  public init(_ context: ReporterContext) { output = context.output }

  /// Takes in one event.
  public func receive(_ event: RunEvent) {
    switch event {
    case .runStarted(let start): begin(start)
    case .runHookFinished(let hook, let result): add(hook, result)
    case .runFinished(let end): finish(end)
    case .runHookStarted, .scenarioStarted, .stepStarted, .attached, .stepFinished, .scenarioFinished:
      guard let attempt = log.receive(event), !attempt.willBeRetried else { return }
      list.note(attempt.testCase)
      output.write(order.add(text(of: attempt), of: attempt.testCase, isLast: true))
    }
  }

  private func begin(_ start: RunStarted) {
    order = InPlanOrder(start.testCases)
    list = OutcomeList(start)
    names = CaseNames(start)
    points = start.testCases.count
    isDry = start.isDryRun
    numbers = Dictionary(
      start.testCases.enumerated().map { ($1.id, $0 + 1) }, uniquingKeysWith: { first, _ in first })
    output.write("TAP version 14\n")
  }

  private func text(of attempt: FinishedAttempt) -> String {
    let number = numbers[attempt.testCase.id] ?? 0
    let name = Self.escaped(names.name(of: attempt.testCase))
    switch attempt.outcome {
    case .passed: return "ok \(number) - \(name)\n"
    case .flaky:
      return "ok \(number) - \(name)\n" + Self.diagnostics([("attempts", "\(attempt.attempt + 1)")])
    case .skipped:
      let reason = attempt.skipReason.map { " " + Self.escaped($0) } ?? ""
      return "ok \(number) - \(name) # SKIP\(reason)\n"
    case .draft:
      return "not ok \(number) - \(name) # TODO work in progress\n" + diagnostics(of: attempt.mainFailure)
    case .failed, .ambiguous, .undefined, .pending, .empty:
      return "not ok \(number) - \(name)\n" + diagnostics(of: attempt.mainFailure)
    }
  }

  private func add(_ hook: HookInfo, _ result: StepResult) {
    guard result.status > .skipped else { return }
    points += 1
    hooks += "not ok \(points) - \(Self.escaped(hook.titleAndPlace))\n"
    hooks += result.failure.map { diagnostics(of: $0) } ?? ""
  }

  private func finish(_ end: RunFinished) {
    output.write(order.rest())
    for testCase in list.missing where isDry {
      let name = Self.escaped(names.name(of: testCase))
      output.write("ok \(numbers[testCase.id] ?? 0) - \(name) # SKIP a dry run calls no step\n")
    }
    for testCase in list.missing where !isDry {
      let number = numbers[testCase.id] ?? 0
      output.write("not ok \(number) - \(Self.escaped(names.name(of: testCase)))\n")
      let reason = end.abortion.map { "not run: \($0)" } ?? "not run"
      output.write(Self.diagnostics([("message", reason), ("at", "\(testCase.place)")]))
    }
    output.write(hooks + "1..\(points)\n")
    if let abortion = end.abortion {
      output.write("Bail out! \(HarmlessText.line(abortion))\n")
    }
  }

  private func diagnostics(of failure: Failure) -> String {
    var entries = [("message", failure.message), ("kind", failure.kind.rawValue)]
    if let expected = failure.expected { entries.append(("expected", expected)) }
    if let actual = failure.actual { entries.append(("actual", actual)) }
    entries.append(("at", "\(failure.place)"))
    if let code = failure.code { entries.append(("in", "\(code)")) }
    return Self.diagnostics(entries)
  }

  /// A block of YAML, each value as a string in double quotes.
  private static func diagnostics(_ entries: [(name: String, value: String)]) -> String {
    "  ---\n" + entries.map { "  \($0.name): \(quoted($0.value))\n" }.joined() + "  ...\n"
  }

  private static func quoted(_ text: String) -> String {
    let lines = HarmlessText.lines(text).map { line in
      line.split(separator: "\\", omittingEmptySubsequences: false).joined(separator: "\\\\")
        .split(separator: "\"", omittingEmptySubsequences: false).joined(separator: "\\\"")
    }
    return "\"" + lines.joined(separator: "\\n") + "\""
  }

  /// A description in which nothing is taken for a directive.
  private static func escaped(_ text: String) -> String {
    var result = ""
    for character in HarmlessText.line(text) {
      if character == "#" || character == "\\" { result.append("\\") }
      result.append(character)
    }
    return result
  }
}

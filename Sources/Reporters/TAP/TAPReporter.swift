import Gherkin
public import ScenarioRunner

/// Writes the Test Anything Protocol, version 13: a line a scenario, and under what failed its diagnostics.
///
/// Of version 14 nothing is used, and readers that know 13 refuse it. Points stand in the order of their numbers,
/// and the plan at the end, so that a stream that was cut off is seen to be.
public final class TAPReporter: RunObserver {
  private let output: ReportOutput
  private var log = AttemptLog()
  private var earlier = EarlierAttempts()
  private var order = InPlanOrder<String>()
  private var list = OutcomeList()
  private var numbers: [Int: Int] = [:]
  private var names = CaseNames()
  private var points = 0
  private var isDry = false
  private var isPart = false
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
      guard let attempt = log.receive(event), let before = earlier.take(attempt) else { return }
      list.note(attempt.testCase)
      output.write(order.add(text(of: attempt, after: before), of: attempt.testCase, isLast: true))
    }
  }

  private func begin(_ start: RunStarted) {
    order = InPlanOrder(start.testCases)
    list = OutcomeList(start)
    names = CaseNames(start)
    points = start.testCases.count
    isDry = start.isDryRun
    isPart = start.part != nil
    numbers = Dictionary(
      start.testCases.enumerated().map { ($1.id, $0 + 1) }, uniquingKeysWith: { first, _ in first })
    output.write("TAP version 13\n")
  }

  private func text(of attempt: FinishedAttempt, after earlier: [FinishedAttempt]) -> String {
    let number = numbers[attempt.testCase.id] ?? 0
    let name = Self.escaped(names.name(of: attempt.testCase))
    switch attempt.outcome {
    case .passed: return "ok \(number) - \(name)\n"
    case .flaky:
      return "ok \(number) - \(name)\n" + Self.diagnostics([], after: earlier)
    case .skipped:
      let reason = attempt.skipReason.map { " " + Self.escaped($0) } ?? ""
      return "ok \(number) - \(name) # SKIP\(reason)\n"
        + (earlier.isEmpty ? "" : Self.diagnostics([], after: earlier))
    case .draft:
      return "not ok \(number) - \(name) # TODO work in progress\n"
        + Self.diagnostics(Self.entries(of: attempt.mainFailure), after: earlier)
    case .failed, .ambiguous, .undefined, .pending, .empty:
      return "not ok \(number) - \(name)\n"
        + Self.diagnostics(Self.entries(of: attempt.mainFailure), after: earlier)
    }
  }

  private func add(_ hook: HookInfo, _ result: StepResult) {
    guard result.status > .skipped else { return }
    points += 1
    hooks += "not ok \(points) - \(Self.escaped(hook.titleAndPlace))\n"
    hooks += result.failure.map { Self.diagnostics(Self.entries(of: $0)) } ?? ""
  }

  private func finish(_ end: RunFinished) {
    for testCase in list.missing {
      output.write(order.add(text(ofMissing: testCase, end), of: testCase, isLast: true))
    }
    output.write(order.rest() + hooks + conclusion(end))
  }

  private func text(ofMissing testCase: TestCase, _ end: RunFinished) -> String {
    let name = "\(numbers[testCase.id] ?? 0) - \(Self.escaped(names.name(of: testCase)))"
    guard !isDry else { return "ok \(name) # SKIP a dry run calls no step\n" }
    let reason = end.abortion.map { "not run: \($0)" } ?? "not run"
    return "not ok \(name)\n" + Self.diagnostics([("message", reason), ("at", "\(testCase.place)")])
  }

  /// Why the run was given up, which belongs to the body, and the plan, which comes last where it is not first.
  ///
  /// To readers a plan without points is a success, so a run that had nothing to run is given up.
  private func conclusion(_ end: RunFinished) -> String {
    if points == 0, isPart, end.abortion == nil {
      return "1..0 # SKIP no scenario falls to this part of the run\n"
    }
    let reason = end.abortion ?? (points == 0 ? "there was nothing to run" : nil)
    return (reason.map { "Bail out! \(HarmlessText.line($0))\n" } ?? "") + "1..\(points)\n"
  }

  private static func entries(of failure: Failure) -> [(name: String, value: String)] {
    var entries = [("message", failure.message), ("kind", failure.kind.rawValue)]
    if let expected = failure.expected { entries.append(("expected", expected)) }
    if let actual = failure.actual { entries.append(("actual", actual)) }
    entries.append(("at", "\(failure.place)"))
    if let code = failure.code { entries.append(("in", "\(code)")) }
    return entries
  }

  /// A block of YAML, each value as a string in double quotes, with what went wrong in attempts before the last one.
  private static func diagnostics(
    _ entries: [(name: String, value: String)], after earlier: [FinishedAttempt] = []
  ) -> String {
    let attempts = earlier.isEmpty ? [] : [("attempts", "\(earlier.count + 1)")]
    let own = (entries + attempts).map { "  \($0.name): \(quoted($0.value))\n" }
    let others = earlier.flatMap { attempt in
      Self.entries(of: attempt.mainFailure).enumerated().map { index, entry in
        "    \(index == 0 ? "-" : " ") \(entry.name): \(quoted(entry.value))\n"
      }
    }
    return "  ---\n" + (own + (others.isEmpty ? [] : ["  earlier:\n"]) + others).joined() + "  ...\n"
  }

  private static func quoted(_ text: String) -> String {
    "\"" + HarmlessText.lines(text).map { escaped($0, "\"\\") }.joined(separator: "\\n") + "\""
  }

  /// A description in which nothing is taken for a directive.
  private static func escaped(_ text: String) -> String { escaped(HarmlessText.line(text), "#\\") }

  /// By scalars, since a mark that follows makes one character of both.
  private static func escaped(_ text: String, _ signs: String) -> String {
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if signs.unicodeScalars.contains(scalar) { result.append("\\") }
      result.append(scalar)
    }
    return String(result)
  }
}

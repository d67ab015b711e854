import Gherkin
public import ScenarioRunner

/// Writes a run for a person to read, as it goes on.
public final class TerminalReporter: RunObserver {
  /// What is written of scenarios.
  public enum Detail: Sendable {
    /// What did not pass, in full; of the rest only the count.
    case failures
    /// Every scenario with every step.
    case everything
  }

  private let output: ReportOutput
  private let detail: Detail
  private var log = AttemptLog()
  private var tally = Tally()
  private var order = InPlanOrder<String>()
  private var progress: ProgressLine
  private var retried: [Int: FinishedAttempt] = [:]
  private var seed: UInt64?
  private var hookAttachments: [RunAttachment] = []
  private var red: [(testCase: TestCase, outcome: ScenarioOutcome)] = []

  /// Creates a reporter.
  public init(_ context: ReporterContext, detail: Detail) {
    output = context.output
    self.detail = detail
    progress = ProgressLine(output: context.output, now: context.now)
  }

  /// Steps of a scenario that passed are shown only where everything is.
  public var needsPassedSteps: Bool { detail == .everything }

  /// Takes in one event.
  public func receive(_ event: RunEvent) {
    let ended = log.receive(event)
    switch event {
    case .runStarted(let start): begin(start)
    case .runHookFinished(let hook, let result): write(hook, result)
    case .scenarioStarted(let testCase, _): progress.show(tally, running: testCase)
    case .attached(let attachment, .runHook): hookAttachments.append(attachment.withoutContent)
    case .runHookStarted: hookAttachments = []
    case .stepStarted, .attached, .stepFinished: break
    case .scenarioFinished: if let ended { finish(ended) }
    case .runFinished(let end): finish(end)
    }
  }

  /// Counts a scenario that passed, of which nothing is shown.
  public func receive(passed scenario: PassedScenario) {
    guard detail == .failures, !scenario.isWorkInProgress, !output.isTerminal else {
      return scenario.events.forEach(receive)
    }
    tally.add(.passed)
    write(order.add("", ofNumber: scenario.id, isLast: true))
  }

  private func begin(_ start: RunStarted) {
    log = AttemptLog()
    tally = Tally()
    tally.planned = start.testCases.count
    tally.leftOut = start.filteredOut.count
    tally.isDryRun = start.isDryRun
    order = InPlanOrder(start.testCases)
    seed = start.seed
    red = []
    retried = [:]
  }

  private func finish(_ attempt: FinishedAttempt) {
    let outcome = attempt.outcome
    if !attempt.willBeRetried {
      tally.add(outcome)
      if outcome.isRed { red.append((attempt.testCase, outcome)) }
    }
    let text = self.text(of: attempt)
    write(order.add(text, of: attempt.testCase, isLast: !attempt.willBeRetried))
  }

  private func text(of attempt: FinishedAttempt) -> String {
    var lines = ReportLines(output)
    if detail == .everything {
      ScenarioText(attempt: attempt, showsLogs: true).add(to: &lines)
    } else if attempt.willBeRetried {
      // Whether it is worth a word shows when the scenario has ended for good.
      retried[attempt.testCase.id] = attempt
      return ""
    } else if attempt.result.status.isRed {
      ScenarioText(attempt: attempt).add(to: &lines)
    } else if attempt.outcome != .passed || attempt.testCase.isWorkInProgress {
      ScenarioText(attempt: attempt, retried: retried[attempt.testCase.id]).addInShort(to: &lines)
    } else {
      return ""
    }
    retried[attempt.testCase.id] = nil
    lines.addBlank()
    return lines.text
  }

  private func write(_ hook: HookInfo, _ result: StepResult) {
    guard result.status > .skipped else { return }
    tally.redHooks += 1
    var lines = ReportLines(output)
    lines.add(
      hook.titleAndPlace, indent: 0, label: result.status.sign + " ", style: .strong,
      labelStyle: result.status.style)
    if let failure = result.failure { FailureText(failure: failure).add(to: &lines, indent: 4) }
    lines.add(hookAttachments, indent: 4)
    lines.addBlank()
    write(order.rest() + lines.text)
  }

  private func write(_ text: String) {
    guard !text.isEmpty else { return }
    progress.erase()
    output.write(text)
  }

  private func finish(_ end: RunFinished) {
    var lines = ReportLines(output)
    if red.count > 1 {
      lines.add("did not pass", indent: 0, style: .strong)
      for (testCase, outcome) in order.sorted(red, by: \.testCase.id) {
        let sign = output.layout.paint(outcome.sign, outcome.style)
        lines.addPainted(
          "\(sign) \(HarmlessText.line("\(testCase.place)  \(testCase.pickle.title)"))", indent: 2)
      }
      lines.addBlank()
    }
    if let abortion = end.abortionText { lines.add(abortion, indent: 0, style: .bad) }
    lines.addPainted("\(tally.line(output.layout))   \(SecondsText.short(end.duration))", indent: 0)
    if tally.isDryRun { lines.add(Tally.dryRun, indent: 0, style: .faint) }
    if tally.redHooks > 0 {
      let noun = tally.redHooks == 1 ? "hook" : "hooks"
      lines.add("\(tally.redHooks) \(noun) around the run did not pass", indent: 0, style: .bad)
    }
    if tally.leftOut > 0 { lines.add("\(tally.leftOut) left out by the selection", indent: 0, style: .faint) }
    if let seed {
      lines.add("random order, seed \(seed); repeat it with --order random:\(seed)", indent: 0, style: .faint)
    }
    write(order.rest() + lines.text)
  }
}

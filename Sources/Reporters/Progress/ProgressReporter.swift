public import ScenarioRunner

/// Writes one sign a scenario as the run goes on, and what did not pass at its end.
public final class ProgressReporter: RunObserver {
  private let output: ReportOutput
  private let terminal: TerminalReporter
  private let ending = Held()
  private var log = AttemptLog()
  private var order = InPlanOrder<[ScenarioOutcome]>()
  private var planned = 0
  private var written = 0

  /// What the report behind the signs is to say.
  private final class Held {
    var text = ""
  }

  /// Creates a reporter.
  public init(_ context: ReporterContext) {
    output = context.output
    var held = context.output
    held.isTerminal = false
    held.write = { [ending] in ending.text += $0 }
    terminal = TerminalReporter(ReporterContext(output: held, now: context.now), detail: .failures)
  }

  /// Only how a scenario ended counts.
  public var needsPassedSteps: Bool { false }

  /// Takes in one event.
  public func receive(_ event: RunEvent) {
    terminal.receive(event)
    if case .runStarted(let start) = event {
      order = InPlanOrder(start.testCases)
      planned = start.testCases.count
    }
    if let attempt = log.receive(event) {
      // An attempt that runs again gives no sign: a sign is a scenario.
      let outcomes = attempt.willBeRetried ? [] : [attempt.outcome]
      write(order.add(outcomes, of: attempt.testCase, isLast: !attempt.willBeRetried))
    }
    if case .runFinished = event {
      write(order.rest())
      if written % rowLength != 0 { output.write("\n") }
      output.write((written > 0 ? "\n" : "") + ending.text)
    }
  }

  /// Signs in a row, so that the count of those that have ended fits behind them.
  private var rowLength: Int { max(10, min(output.layout.width, 80) - 2 * "\(planned)".count - 3) }

  private func write(_ outcomes: [ScenarioOutcome]) {
    for outcome in outcomes {
      output.write(output.layout.paint(Self.sign(outcome), outcome.style))
      written += 1
      if written % rowLength == 0 { output.write("  \(written)/\(planned)\n") }
    }
    if !outcomes.isEmpty { output.flush() }
  }

  /// One letter for each outcome, as the field has them.
  private static func sign(_ outcome: ScenarioOutcome) -> String {
    switch outcome {
    case .passed: "."
    case .flaky: "~"
    case .failed: "F"
    case .ambiguous: "A"
    case .undefined: "U"
    case .pending: "P"
    case .empty: "E"
    case .draft: "W"
    case .skipped: "-"
    }
  }
}

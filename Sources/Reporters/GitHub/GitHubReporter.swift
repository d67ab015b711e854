import Gherkin
public import ScenarioRunner

/// Writes for a job of GitHub Actions: the usual report, then an annotation for each failure, then the
/// summary of the job.
public final class GitHubReporter: RunObserver {
  /// GitHub shows no more errors of one step than these.
  private static let mostErrors = 10

  private struct Problem {
    var order: Int
    var title: String
    var failure: Failure
    var text: String
  }

  private let context: ReporterContext
  private let terminal: TerminalReporter
  private var log = AttemptLog()
  private var tally = Tally()
  private var problems: [Problem] = []

  /// Creates a reporter; `context.jobSummary` takes the summary where there is a place for it.
  public init(_ context: ReporterContext) {
    self.context = context
    var output = context.output
    output.write = { context.output.write(WorkflowCommand.untrusted($0)) }
    terminal = TerminalReporter(ReporterContext(output: output, now: context.now), detail: .failures)
  }

  /// Takes in one event.
  public func receive(_ event: RunEvent) {
    terminal.receive(event)
    switch event {
    case .runStarted(let start):
      tally.planned = start.testCases.count
      tally.leftOut = start.filteredOut.count
      tally.isDryRun = start.isDryRun
    case .runHookFinished(let hook, let result): add(hook, result)
    case .runFinished(let end): finish(end)
    case .runHookStarted, .scenarioStarted, .stepStarted, .attached, .stepFinished, .scenarioFinished:
      guard let attempt = log.receive(event), !attempt.willBeRetried else { return }
      tally.add(attempt.outcome)
      guard attempt.outcome.isRed else { return }
      problems.append(
        Problem(
          order: attempt.testCase.id, title: attempt.testCase.pickle.title, failure: attempt.mainFailure,
          text: attempt.plainText))
    }
  }

  /// Returns text for standard error that the runner, which reads it beside standard output, takes no command from.
  public static func disarmed(_ text: String) -> String { WorkflowCommand.disarmed(text) }

  /// Returns text that the runner takes no command from.
  public static func guarded(_ text: String) -> String { WorkflowCommand.untrusted(text) }

  private func add(_ hook: HookInfo, _ result: StepResult) {
    guard result.status > .skipped, let failure = result.failure else { return }
    problems.append(
      Problem(order: .max, title: hook.titleAndPlace, failure: failure, text: failure.message))
  }

  private func finish(_ end: RunFinished) {
    problems.sort { $0.order < $1.order }
    if let abortion = end.abortion { annotate(title: end.abortionTitle, message: abortion) }
    let room = Self.mostErrors - (end.abortion == nil ? 0 : 1)
    // Where not all have room, the last place says how many there are.
    let shown = problems.count <= room ? problems[...] : problems.prefix(room - 1)
    for problem in shown { annotate(problem) }
    let left = problems.count - shown.count
    if left > 0 {
      let names = problems.dropFirst(shown.count).prefix(20).map(\.title).joined(separator: "\n")
      annotate(title: "\(left) more did not pass", message: names)
    }
    guard let write = context.jobSummary else { return }
    if let text = summary(end).markdown(room: context.jobSummaryRoom) { return write(text) }
    context.output.write(
      WorkflowCommand.annotation(
        "warning", title: "the summary of the job has no room left",
        message: "GitHub takes 1 MiB of one step; what did not pass is in the log"))
  }

  private func annotate(_ problem: Problem) {
    let failure = problem.failure
    var lines = [failure.message]
    if let expected = failure.expected { lines.append("expected: \(expected)") }
    if let actual = failure.actual { lines.append("actual: \(actual)") }
    context.output.write(
      WorkflowCommand.annotation(
        "error", title: problem.title, message: lines.joined(separator: "\n"),
        place: failure.place, path: context.repositoryPath))
  }

  private func annotate(title: String, message: String) {
    context.output.write(WorkflowCommand.annotation("error", title: title, message: message))
  }

  private func summary(_ end: RunFinished) -> JobSummary {
    var counts = "\(tally.line(TextLayout())) in \(SecondsText.short(end.duration))"
    if tally.isDryRun { counts += "\n\(Tally.dryRun)" }
    if let abortion = end.abortionText {
      counts += "\n\(abortion.prefix(1).uppercased())\(abortion.dropFirst())"
    }
    return JobSummary(
      title: "Rehearsal", counts: counts,
      problems: problems.map { ($0.title, "\($0.failure.place)", $0.text) })
  }
}

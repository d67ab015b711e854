import Gherkin
public import ScenarioRunner

/// Writes for a job of GitHub Actions: the usual report, then an annotation for each failure, then the
/// summary of the job.
public final class GitHubReporter: RunObserver {
  /// GitHub shows no more errors of one step than these.
  private static let mostErrors = 10

  fileprivate struct Problem {
    var order: Int
    var title: String
    var failure: Failure
    /// Where the annotation stands; nil for a hook, whose code is named by its module and not by its path.
    var place: FilePlace?
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
          place: attempt.mainFailure.place, text: attempt.plainText))
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
    let abortion = end.abortion.map { [Annotation(title: end.abortionTitle, message: $0)] } ?? []
    annotate(abortion + problems.map(Annotation.init))
    writeSummary(summary(end))
  }

  /// What an annotation says.
  struct Annotation {
    var title: String
    var message: String
    var place: FilePlace?
    /// What it is called where there is no room for the rest; nil for its title.
    var name: String?
  }

  /// Writes as many annotations as there is room for; where not all have room, the last place says how many there are.
  func annotate(_ annotations: [Annotation], rest: String = "did not pass") {
    let shown =
      annotations.count <= Self.mostErrors ? annotations[...] : annotations.prefix(Self.mostErrors - 1)
    for annotation in shown { annotate(annotation) }
    let left = annotations.count - shown.count
    guard left > 0 else { return }
    let names = annotations.dropFirst(shown.count).prefix(20).map { $0.name ?? $0.title }.joined(
      separator: "\n")
    annotate(Annotation(title: "\(left) more \(rest)", message: names))
  }

  private func annotate(_ annotation: Annotation) {
    let (title, message) = (annotation.title, annotation.message)
    context.output.write(
      annotation.place.map { place in
        WorkflowCommand.annotation(
          "error", title: title, message: message, place: place, path: context.repositoryPath)
      } ?? WorkflowCommand.annotation("error", title: title, message: message))
  }

  /// Writes the summary of the job where there is a place for it.
  func writeSummary(_ summary: JobSummary) {
    guard let write = context.jobSummary else { return }
    if let text = summary.markdown(room: context.jobSummaryRoom) { return write(text) }
    context.output.write(
      WorkflowCommand.annotation(
        "warning", title: "the summary of the job has no room left",
        message: "GitHub takes 1 MiB of one step; what did not pass is in the log"))
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

extension GitHubReporter.Annotation {
  fileprivate init(_ problem: GitHubReporter.Problem) {
    let failure = problem.failure
    var lines = [failure.message]
    if let expected = failure.expected { lines.append("expected: \(expected)") }
    if let actual = failure.actual { lines.append("actual: \(actual)") }
    self.init(title: problem.title, message: lines.joined(separator: "\n"), place: problem.place)
  }
}

import Gherkin
import ScenarioRunner

/// A report that has other words for a run that was refused than for one that did not go on to its end.
protocol RefusalReporter: RunObserver {
  /// Writes the whole report.
  func refuse(_ refused: RefusedRun)
}

extension ReporterKind {
  /// Writes the report of a run that was refused, so that nobody takes the last run's one for it.
  public func refuse(_ refused: RefusedRun, _ context: ReporterContext) {
    let reporter = make(context)
    if let reporter = reporter as? any RefusalReporter { return reporter.refuse(refused) }
    reporter.receive(.runStarted(RunStarted(testCases: [])))
    reporter.receive(.runFinished(refused.end))
  }
}

extension JUnitReporter: RefusalReporter {
  /// Writes a case for each problem, in the suite of its file.
  func refuse(_ refused: RefusedRun) {
    var names: [String: Int] = [:]
    let cases = refused.problems.map { problem -> JUnitCase in
      let base = problem.place.map { "\($0)" } ?? problem.message
      let count = names[base, default: 0] + 1
      names[base] = count
      return JUnitCase(
        className: "run", name: count == 1 ? base : "\(base) [\(count)]", place: problem.place,
        duration: .zero,
        verdict: .failed(
          type: "refused", message: "\(refused.title): \(problem.message)", body: problem.text))
    }
    finish(JUnitDocument(cases: cases.sorted(by: JUnitCase.isBefore), duration: .zero))
  }
}

extension TeamCityReporter: RefusalReporter {
  /// Writes a problem of the build for each problem.
  func refuse(_ refused: RefusedRun) {
    for line in refused.problems.map(\.line) { problem("\(refused.title): \(line)") }
  }
}

extension UsageReporter: RefusalReporter {
  /// Writes why no step was called.
  func refuse(_ refused: RefusedRun) {
    var lines = ReportLines(output)
    lines.add("\(refused.title): \(refused.reason)", indent: 0, style: .bad)
    output.write(lines.text)
  }
}

extension MessageReporter: RefusalReporter {
  /// Writes the texts, what is wrong with them, and a run that fails as soon as it starts.
  func refuse(_ refused: RefusedRun) {
    refuse(refused.texts, because: "\(refused.title): \(refused.reason)")
  }
}

extension GitHubReporter: RefusalReporter {
  /// Writes an annotation for each problem, as many as GitHub shows, and the summary of the job.
  func refuse(_ refused: RefusedRun) {
    annotate(
      refused.problems.map { problem in
        Annotation(
          title: refused.title, message: ([problem.message] + problem.notes).joined(separator: "\n"),
          place: problem.place, name: problem.line)
      }, rest: "keep the run from being run")
    writeSummary(
      JobSummary(
        title: "Rehearsal", counts: "\(refused.title.prefix(1).uppercased())\(refused.title.dropFirst()).",
        problems: refused.problems.map { ($0.message, $0.place.map { "\($0)" } ?? "", $0.text) }))
  }
}

extension JSONReporter: RefusalReporter {
  /// Writes a run without scenarios, and what is wrong as its member `refusal`.
  func refuse(_ refused: RefusedRun) {
    finish(
      refused.end,
      [
        .init(
          "refusal",
          .array(
            refused.problems.map { problem in
              .object([
                "message": .string(problem.message), "notes": .array(problem.notes.map { .string($0) }),
                "uri": JSONValue(problem.place?.uri),
                "line": problem.place.map { .integer($0.location.line) } ?? .null,
                "column": problem.place.map { .integer($0.location.column) } ?? .null,
              ])
            }))
      ])
  }
}

extension RerunReporter: RefusalReporter {
  /// Writes a list without a scenario, with which no other run is green.
  func refuse(_ refused: RefusedRun) { finish(refusal: "\(refused.title): \(refused.reason)") }
}

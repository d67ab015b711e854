import Reporters
import Requirements
import ScenarioRunner

/// The reports of a run: each reporter with where it writes to.
final class ReportSet: Sendable {
  private let reports: [ObserverBox<Report>]
  private let ledger: ObserverBox<Ledger>
  private let console: Console
  /// Why some of what was asked for is not written at all.
  private let refusals: [ReporterError]

  /// Opens all reports that the options ask for, the usual one where none goes to standard output.
  ///
  /// One that cannot be opened is told of at once, and again when all are closed; it does not stop the others.
  ///
  /// - Parameter inputs: The files that the command reads, over which none of them may be written.
  /// - Throws: `UsageError` or `ReporterError` for the first request that makes no sense, before any file is touched.
  init(
    options: ParsedOptions, console: Console, ledger: ObserverBox<Ledger>, gate: Gate,
    inputs: @autoclosure () -> [String] = [], rerun: RerunList.Settings = RerunList.Settings()
  ) throws {
    self.ledger = ledger
    self.console = console
    var requests = try FormatRequest.all(
      options.all("--format"), name: \.name, kind: ReporterCatalog.kind)
    let summaries = Self.jobSummaries(of: requests, console)
    let lists = requests.filter { $0.kind.name == "rerun" }.compactMap(\.path)
    try OutputFiles.check(
      (requests.map(\.path) + summaries).compactMap { $0 }, inputs: inputs(),
      lists: (read: options.all("--rerun"), written: lists), console: console)
    let onConsole = requests.first { $0.path == nil }?.kind
    needsSnapshots = requests.contains(where: \.kind.needsSnapshots)
    if onConsole == nil { requests.insert(FormatRequest(kind: ReporterCatalog.usual), at: 0) }
    var refusals: [ReporterError] = []
    reports = zip(requests, Self.jobSummaries(of: requests, console)).compactMap { request, summary in
      Self.report(
        request, jobSummary: summary, console: console, ledger: ledger, gate: gate, rerun: rerun,
        refusals: &refusals)
    }
    self.refusals = refusals
    for refusal in refusals { console.writeError("\(refusal)\n") }
    isGitHub = onConsole?.name == "github"
    showsLedger = onConsole.map { Self.namesForPeople.contains($0.name) } ?? true
  }

  /// The reports that people read as a run goes on.
  static let namesForPeople = [ReporterCatalog.usual.name, "pretty", "progress", "github"]

  /// Whether standard output is for a person, so that the ledger belongs under the run.
  private let showsLedger: Bool
  /// Whether standard output is the log of a job, where lines of a brief must not command.
  private let isGitHub: Bool

  /// Whether one of the reports draws the screens.
  let needsSnapshots: Bool

  /// What takes the events of the run.
  var sinks: [any EventSink] { reports }

  /// Writes the ledger under the run and returns what the gate says.
  func writeLedger(_ gate: Gate) -> Gate.Verdict {
    let accounts = ledger.read { $0.accounts }
    let verdict = gate.verdict(on: accounts)
    if showsLedger {
      let text = LedgerText(layout: console.layout, gate: gate).text(of: accounts)
      if !text.isEmpty { console.write("\n" + (isGitHub ? GitHubReporter.guarded(text) : text)) }
    }
    if let message = verdict.message { console.writeError("error: \(message)\n") }
    return verdict
  }

  /// Closes all reports and returns what went wrong with any of them.
  func close() -> [String] {
    refusals.map(\.firstLine) + reports.flatMap { report in report.read { $0.close() } }
  }

  private static func report(
    _ request: FormatRequest<ReporterKind>, jobSummary: String?, console: Console,
    ledger: ObserverBox<Ledger>,
    gate: Gate, rerun: RerunList.Settings, refusals: inout [ReporterError]
  ) -> ObserverBox<Report>? {
    let extra = {
      let accounts = ledger.read { $0.accounts }
      return [
        JSONValue.Member("requirements", LedgerJSON.value(of: accounts)),
        JSONValue.Member("gate", LedgerJSON.value(of: gate, on: accounts)),
      ]
    }
    let file = open(request.path, ReportFile.init(creating:), console, &refusals)
    if file == nil, request.path != nil { return nil }
    let output =
      file?.output()
      ?? ReportOutput(layout: console.layout, isTerminal: console.isTerminal, write: console.write)
    var context = ReporterContext(
      output: output, extra: extra, rerun: rerun, messages: MessageOptions(console))
    let summary = open(jobSummary, ReportFile.init(appendingTo:), console, &refusals)
    context.repositoryPath = RepositoryPath(console).callAsFunction
    if let summary {
      context.jobSummary = { summary.write($0) }
      context.jobSummaryRoom -= summary.sizeBefore
    }
    return ObserverBox(Report(request.kind.make(context), files: [file, summary].compactMap { $0 }))
  }

  /// Opens a file where one is named; what speaks against it is added to the refusals.
  private static func open(
    _ path: String?, _ open: (String) throws(ReporterError) -> ReportFile, _ console: Console,
    _ refusals: inout [ReporterError]
  ) -> ReportFile? {
    guard let path else { return nil }
    do { return try open(console.resolved(path)) } catch {
      refusals.append(error)
      return nil
    }
  }

  /// For each report the file that GitHub Actions names for the summary of a job's step, where it is to write one.
  ///
  /// Of several reports for GitHub the first does, so that the summary is there once.
  static func jobSummaries(of requests: [FormatRequest<ReporterKind>], _ console: Console) -> [String?] {
    let first = requests.firstIndex { $0.kind.name == "github" }
    let path = console.variable("GITHUB_STEP_SUMMARY").flatMap { $0.isEmpty ? nil : $0 }
    return requests.indices.map { $0 == first ? path : nil }
  }
}

/// A reporter together with the files that it writes to.
private final class Report: RunObserver {
  private let reporter: any RunObserver
  private let files: [ReportFile]

  init(_ reporter: any RunObserver, files: [ReportFile]) {
    self.reporter = reporter
    self.files = files
  }

  var needsPassedSteps: Bool { reporter.needsPassedSteps }
  var keepsWaiting: Bool { reporter.keepsWaiting }

  func writeDown(_ news: WaitingNews) { reporter.writeDown(news) }

  func receive(_ event: RunEvent) {
    reporter.receive(event)
    flush(behind: event)
  }

  func receive(_ event: RunEvent, at time: EventTime) {
    reporter.receive(event, at: time)
    flush(behind: event)
  }

  private func flush(behind event: RunEvent) {
    switch event {
    // Whatever ends the process, what was told so far is on disk.
    case .runStarted, .runHookFinished, .scenarioFinished: for file in files { file.flush() }
    default: break
    }
  }

  func receive(passed scenario: PassedScenario) {
    reporter.receive(passed: scenario)
    for file in files { file.flush() }
  }

  /// Closes the files and returns what went wrong with them.
  func close() -> [String] {
    files.compactMap { file in
      do {
        try file.close()
        return nil
      } catch {
        return "\(error)"
      }
    }
  }
}

extension MessageOptions {
  /// Messages of this program, in the surroundings that a console tells of.
  init(_ console: Console) {
    let program = MessageMeta.Product("rehearse", version: Rehearsals.version)
    self.init(
      meta: MessageMeta(implementation: program, ci: MessageMeta.CI(environment: console.environment)))
  }
}

extension Console {
  /// How text for people is laid out; without a terminal there is room for a line of the brief in one row.
  var layout: TextLayout { TextLayout(width: width ?? 112, isColoured: isColoured) }
}

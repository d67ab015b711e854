import Gherkin
import Reporters
import ScenarioRunner

/// The reports of a run that is refused, so that none of them goes on telling of the last run.
struct RefusalReports {
  let options: ParsedOptions
  let console: Console
  /// What is said in front of the reason.
  var title = RefusedRun.notRun

  /// The reports that have nothing to add on standard output, as what is wrong is said on standard error.
  private static let forReaders = [ReporterCatalog.usual.name, "pretty", "progress", "usage"]

  /// Says what is wrong, writes the reports that are asked for, and returns how the command ends.
  func tell(_ error: any Error) -> ExitStatus {
    console.writeError("\(error)\n")
    for problem in write(error as? RunRefusal ?? RunRefusal(messages: ["\(error)"], status: .usage)) {
      console.writeError("\(problem)\n")
    }
    return ExitStatus(of: error)
  }

  /// Writes the reports, and returns what went wrong with any of them.
  private func write(_ refusal: RunRefusal) -> [String] {
    // Options that do not go together do not say what is to be written.
    guard options.has("--format"), !options.has("--list"), (try? OptionConflicts.check(options)) != nil else {
      return []
    }
    do {
      let requests = try requests()
      let summaries = ReportSet.jobSummaries(of: requests, console)
      try OutputFiles.check(
        (requests.map(\.path) + summaries).compactMap { $0 },
        inputs: refusal.inputs + inputs, console: console)
      let refused = RefusedRun(messages: refusal.messages, texts: refusal.texts, title: title)
      return zip(requests, summaries).flatMap { request, summary -> [String] in
        do {
          return try write(refused, request, jobSummary: summary)
        } catch {
          return ["\(error)"]
        }
      }
    } catch {
      return ["\(error)"]
    }
  }

  /// The reports, without those that stay as they are: a list that the run itself was to take scenarios from.
  private func requests() throws -> [FormatRequest<ReporterKind>] {
    let lists = options.all("--rerun").map { FileIdentity(console.resolved($0)) }
    return try FormatRequest.all(options.all("--format"), name: \.name, kind: ReporterCatalog.kind)
      .filter { request in
        guard let path = request.path else { return !Self.forReaders.contains(request.kind.name) }
        return request.kind.name != "rerun" || !lists.contains(FileIdentity(console.resolved(path)))
      }
  }

  /// The files that the run reads, or would read, as far as they can be found.
  private var inputs: [String] {
    WatchedFiles(of: options, console: console).paths
      .filter { SourceFormat(path: $0) != nil || $0.split(separator: "/").last == "brief.md" }
      + options.operands.map { ScenarioFiles.split($0, console).path } + options.all("--rerun")
      + options.all("--balance")
  }

  /// Writes one report and returns what went wrong in the end.
  private func write(
    _ refused: RefusedRun, _ request: FormatRequest<ReporterKind>, jobSummary: String?
  ) throws -> [String] {
    let file = try request.path.map { path throws(ReporterError) in
      try ReportFile(creating: console.resolved(path))
    }
    let summary = try jobSummary.map { path throws(ReporterError) in
      try ReportFile(appendingTo: console.resolved(path))
    }
    var context = ReporterContext(
      output: file?.output() ?? ReportOutput(write: console.write), messages: MessageOptions(console))
    context.repositoryPath = RepositoryPath(console).callAsFunction
    if let summary {
      context.jobSummary = { summary.write($0) }
      context.jobSummaryRoom -= summary.sizeBefore
    }
    request.kind.refuse(refused, context)
    return [file, summary].compactMap { file -> String? in
      do {
        try file?.close()
        return nil
      } catch {
        return "\(error)"
      }
    }
  }
}

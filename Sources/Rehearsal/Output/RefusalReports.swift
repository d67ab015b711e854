import Reporters

/// The message reports of a run that is refused because texts do not parse; no other report has a place for that.
struct RefusalReports {
  let options: ParsedOptions
  let console: Console

  /// Writes them where they are asked for, and returns what went wrong with any of them.
  func write(_ refusal: RunRefusal) -> [String] {
    let formats = options.all("--format")
    guard !refusal.texts.isEmpty, formats.contains(where: { $0.hasPrefix("message") }) else { return [] }
    do {
      let requests = try FormatRequest.all(formats, name: \.name, kind: ReporterCatalog.kind)
        .filter { $0.kind.name == "message" }
      try OutputFiles.check(
        requests.compactMap(\.path),
        inputs: refusal.inputs + options.all("--rerun") + options.all("--balance"), console: console)
      return requests.compactMap { request in
        do {
          try write(refusal.texts, to: request.path)
          return nil
        } catch {
          return "\(error)"
        }
      }
    } catch {
      return ["\(error)"]
    }
  }

  private func write(_ texts: [RefusedText], to path: String?) throws(ReporterError) {
    let file = try path.map { path throws(ReporterError) in try ReportFile(creating: console.resolved(path)) }
    let output = file?.output() ?? ReportOutput(write: console.write)
    MessageReporter(ReporterContext(output: output, messages: MessageOptions(console))).refuse(texts)
    try file?.close()
  }
}

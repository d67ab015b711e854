import Reporters
import ScenarioRunner

/// Where the findings of lint go.
struct LintOutputs {
  private let requests: [FormatRequest<LintFormat>]
  private let console: Console

  /// Reads `--format`; the usual form goes to standard output where none else does.
  init(_ formats: [String], console: Console) throws {
    self.console = console
    let requests = try FormatRequest.all(formats, name: \.name, kind: LintFormat.named)
    try OutputFiles.check(requests.compactMap(\.path), inputs: [], console: console)
    let usual = FormatRequest(kind: LintFormat.usual, path: nil)
    self.requests = (requests.contains { $0.path == nil } ? [] : [usual]) + requests
  }

  /// Writes a report in all forms; a file is never coloured.
  ///
  /// - Parameter inputs: The files that were read, over which none may be written.
  /// - Throws: What cannot be written, at the first file.
  func write(_ report: LintReport, inputs: [String]) throws {
    try OutputFiles.check(requests.compactMap(\.path), inputs: inputs, console: console)
    for request in requests {
      guard let path = request.path else {
        console.write(request.kind.text(report, console.layout))
        continue
      }
      let file = try ReportFile(creating: console.resolved(path))
      file.write(request.kind.text(report, TextLayout()))
      try file.close()
    }
  }
}

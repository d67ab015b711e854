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
  /// - Returns: Why some of the files could not be written.
  /// - Throws: What is refused before any of them is touched.
  func write(_ report: LintReport, inputs: [String]) throws -> [ReporterError] {
    try OutputFiles.check(requests.compactMap(\.path), inputs: inputs, console: console)
    return requests.compactMap { request in
      guard let path = request.path else {
        console.write(request.kind.text(report, console.layout))
        return nil
      }
      return problem { () throws(ReporterError) in
        let file = try ReportFile(creating: console.resolved(path))
        file.write(request.kind.text(report, TextLayout()))
        try file.close()
      }
    }
  }

  private func problem(with write: () throws(ReporterError) -> Void) -> ReporterError? {
    do { try write() } catch { return error }
    return nil
  }
}

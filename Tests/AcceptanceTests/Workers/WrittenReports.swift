import Foundation
import Reporters
import TestSupport

/// All that a run of the command writes, report by report, but for what hangs on the time that things take.
struct WrittenReports {
  /// The texts, by the names of the reports; and the exit status, standard output and standard error.
  let texts: [String: String]

  /// Runs the command with every report that there is.
  init(_ arguments: [String], environment: [String: String]) async throws {
    let folder = try TemporaryFolder()
    let names = ReporterCatalog.all.map(\.name)
    func path(_ name: String) -> String { folder.url.appending(path: name).path() }
    let formats = names.flatMap { ["--format", "\($0):\(path($0))"] } + ["--format", "pretty"]
    let ending = try await BuiltProgram("rehearse").run(
      arguments + formats, in: Golden.packageRoot,
      environment: ["GITHUB_STEP_SUMMARY": path("summary")].merging(environment) { $1 })
    var texts = ["status": "\(ending.status)", "output": ending.output, "errors": ending.errors]
    for name in names + ["summary"] { texts[name] = try String(contentsOfFile: path(name), encoding: .utf8) }
    self.texts = texts.reduce(into: [:]) { $0[$1.key] = Self.masked($1.value, of: $1.key) }
  }

  /// A report without its times.
  private static func masked(_ text: String, of name: String) -> String {
    switch name {
    // Within an attachment the quotation marks are escaped.
    case "message": text.replacing(#/\\?"(timestamp|duration)\\?":\{[^}]*\}/#, with: "TIME")
    case "html": text.replacing(#/"duration":\d+/#, with: "TIME")
    case "json": text.replacing(#/"duration": [0-9.e-]+/#, with: "TIME")
    case "junit": text.replacing(#/ time="[0-9.]+"/#, with: " TIME")
    case "teamcity": text.replacing(#/ duration='\d+'/#, with: " TIME")
    // How many workers there were is for the next run.
    case "rerun": text.replacing(#/# option: --jobs .*\n/#, with: "")
    case "usage": usage(text)
    case "tap", "status", "errors": text
    default: text.replacing(#/(\d+ min )?\d+(\.\d+)? (s|ms)\b/#, with: "TIME")
    }
  }

  /// The steps in the order of their names, since the slowest is the first in the report; columns are as wide as a
  /// busy machine's times make them.
  private static func usage(_ text: String) -> String {
    let text = text.replacing(#/ *\d+\.\d{3} ms/#, with: "TIME ")
      .replacing(#/ *total +mean +slowest/#, with: "TIMES")
      .replacing(#/\n {30,}(\S+).*/#) { " in \($0.1)" }
    return text.split(separator: "\n").sorted().joined(separator: "\n")
  }

  /// What is not the same in another run, for each report the first line of it.
  func differences(from other: WrittenReports) -> [String] {
    texts.keys.sorted().compactMap { name in
      guard let one = texts[name], let two = other.texts[name], one != two else { return nil }
      let pairs = zip(one.split(separator: "\n"), two.split(separator: "\n"))
      return "\(name): " + (pairs.first { $0 != $1 }.map { "'\($0)' is '\($1)'" } ?? "another length")
    }
  }
}

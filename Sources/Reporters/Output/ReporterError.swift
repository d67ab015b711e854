import ScenarioRunner

/// Why a report cannot be made.
public enum ReporterError: Error, Hashable, CustomStringConvertible {
  /// There is no reporter of that name.
  case unknownReporter(String, known: [String])
  /// The file cannot be created.
  case cannotCreate(path: String, reason: String)
  /// The file was created but what was to be written did not all get there.
  case cannotWrite(path: String, reason: String)
  /// The file is no list of scenarios to run again.
  case notARerunList(path: String)
  /// A line of such a list names no scenario.
  case noRerunEntry(path: String, row: Int, text: String)
  /// The summary of a job cannot be written.
  case cannotAppend(path: String, reason: String)
  /// What a step added cannot be kept beside the report.
  case cannotKeep(path: String, folder: String)
  /// A file with messages cannot be read.
  case cannotRead(path: String, reason: String)
  /// A line of a file is no Cucumber message.
  case notAMessage(path: String, line: Int)

  /// What is wrong, and on a line of its own the remedy.
  public var description: String {
    switch self {
    case .unknownReporter(let name, let known):
      "error: there is no report '\(HarmlessText.line(name))'\nnote: " + Self.choice(name, known)
    case .cannotCreate(let path, let reason):
      "\(HarmlessText.line(path)): error: the report cannot be created: \(reason)\n"
        + "note: name a file that can be written to; folders on the way to it are made where that is allowed"
    case .cannotAppend(let path, let reason):
      "\(HarmlessText.line(path)): error: the summary of the job cannot be written: \(reason)\n"
        + "note: GITHUB_STEP_SUMMARY names it, and no folder is made for it; correct it or take it away"
    case .notARerunList(let path):
      "\(HarmlessText.line(path)):1: error: this is no list of scenarios to run again\n"
        + "note: 'rehearse --format rerun:FILE' writes one"
    case .noRerunEntry(let path, let row, let text):
      "\(HarmlessText.line(path)):\(row): error: no scenario is named by '\(HarmlessText.line(text))'\n"
        + "note: it takes a file, a line and a name, such as 'Scenarios/shop/price.feature:12  The price'"
    case .cannotWrite(let path, let reason):
      "\(HarmlessText.line(path)): error: the report is not complete: \(reason)\n"
        + "note: do not rely on what it holds; make room or name another file"
    case .cannotRead(let path, let reason):
      "\(HarmlessText.line(path)): error: the messages cannot be read: \(reason)\n"
        + "note: name a file that was written with '--format message:FILE'"
    case .notAMessage(let path, let line):
      "\(HarmlessText.line(path)):\(line): error: the line is no Cucumber message\n"
        + "note: name a file that was written with '--format message:FILE'"
    case .cannotKeep(let path, let folder):
      "\(HarmlessText.line(path)): error: what a step attached cannot be kept in '\(HarmlessText.line(folder))'\n"
        + "note: see that it is a file, that it is there and that there is room"
    }
  }

  /// What is wrong, without the remedy, for people who have read that before.
  public var firstLine: String { String(description.prefix { !$0.isNewline }) }

  private static func choice(_ name: String, _ known: [String]) -> String {
    let list = "the reports are \(known.joined(separator: ", "))"
    return NearestSpelling.nearest(to: name, in: known).map { "did you mean '\($0)'? \(list)" } ?? list
  }
}

import ScenarioRunner

/// Why a report cannot be made.
public enum ReporterError: Error, Hashable, CustomStringConvertible {
  /// There is no reporter of that name.
  case unknownReporter(String, known: [String])
  /// The file cannot be created.
  case cannotCreate(path: String, reason: String)
  /// The file was created but what was to be written did not all get there.
  case cannotWrite(path: String, reason: String)

  /// What is wrong, and on a line of its own the remedy.
  public var description: String {
    switch self {
    case .unknownReporter(let name, let known):
      "error: there is no report '\(HarmlessText.line(name))'\nnote: " + Self.choice(name, known)
    case .cannotCreate(let path, let reason):
      "\(HarmlessText.line(path)): error: the report cannot be created: \(reason)\n"
        + "note: name a file in a folder that can be written to"
    case .cannotWrite(let path, let reason):
      "\(HarmlessText.line(path)): error: the report is not complete: \(reason)\n"
        + "note: do not rely on what it holds; make room or name another file"
    }
  }

  private static func choice(_ name: String, _ known: [String]) -> String {
    let list = "the reports are \(known.joined(separator: ", "))"
    return NearestSpelling.nearest(to: name, in: known).map { "did you mean '\($0)'? \(list)" } ?? list
  }
}

import ScenarioRunner

/// Lists the steps that scenarios can use.
struct StepsCommand {
  let options: ParsedOptions
  let rehearsals: Rehearsals

  static let spec = CommandSpec(
    "steps",
    summary: "Lists the steps that scenarios can be written with.",
    options: [
      OptionSpec("--app", value: "NAME", summary: "Lists the steps of one app only."),
      OptionSpec("--code", summary: "Says where in the code each step stands."),
    ],
    examples: [.init("rehearse steps --app buy-crypto", "Lists what a Buy Crypto scenario can say.")])

  func run() -> ExitStatus {
    let known = rehearsals.suites.map(\.name)
    if let name = options.value("--app"), !known.contains(name) {
      let nearest = NearestSpelling.nearest(to: name, in: known)
      rehearsals.console.writeError("\(UsageError.unknownApp(name, known: known, nearest: nearest))\n")
      return .usage
    }
    let suites = rehearsals.suites.filter { options.value("--app") ?? $0.name == $0.name }
    var lists: [String] = []
    for suite in suites {
      do {
        lists.append(list(suite, try suite.bind()))
      } catch {
        rehearsals.console.writeError("\(error)\n")
        return .usage
      }
    }
    rehearsals.console.write(lists.joined(separator: "\n"))
    return .success
  }

  private func list(_ suite: AppSuite, _ library: BoundLibrary) -> String {
    let entries = library.definitions.chunked(by: { $0.entry == $1.entry })
    let lines = entries.map { entry in
      "  " + entry.map(\.expression).joined(separator: " · ")
        + (options.has("--code") ? "  (\(entry[0].code))" : "")
    }
    return (["\(suite.name)  \(suite.summary)"] + lines).joined(separator: "\n") + "\n"
  }
}

extension Array {
  /// Returns the elements in runs of those that belong together with the one before.
  fileprivate func chunked(by belongTogether: (Element, Element) -> Bool) -> [[Element]] {
    reduce(into: []) { runs, element in
      if let last = runs.last?.last, belongTogether(last, element) {
        runs[runs.count - 1].append(element)
      } else {
        runs.append([element])
      }
    }
  }
}

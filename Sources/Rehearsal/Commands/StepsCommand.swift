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
    for suite in rehearsals.suites where options.value("--app").map({ $0 == suite.name }) ?? true {
      do {
        let library = try suite.bind()
        rehearsals.console.write("\(suite.name)  \(suite.summary)\n")
        for definition in library.definitions {
          let code = options.has("--code") ? "  (\(definition.code))" : ""
          rehearsals.console.write("  \(definition.expression)\(code)\n")
        }
      } catch {
        rehearsals.console.writeError("\(error)\n")
        return .usage
      }
    }
    return .success
  }
}

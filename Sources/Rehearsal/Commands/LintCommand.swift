import Gherkin
import Reporters
import ScenarioRunner

/// Says what is wrong with texts without running them.
struct LintCommand {
  let options: ParsedOptions
  let rehearsals: Rehearsals

  static let spec = CommandSpec(
    "lint",
    summary: "Says what is wrong with scenario files without running them.",
    operand: OperandSpec(
      "PATH", isRepeatable: true,
      summary: "A scenario file or a folder; '-' reads standard input. Without any, all of 'Scenarios'."),
    options: [
      OptionSpec(
        "--app", value: "NAME", summary: "Looks at the scenarios of one app, or names the app for a text."),
      OptionSpec("--strict", summary: "Lets warnings decide the exit status as errors do."),
      OptionSpec(
        "--ignore", value: "RULE", isRepeatable: true, summary: "Leaves out what a rule finds."),
      OptionSpec("--no-steps", summary: "Does not ask whether there is code for the steps."),
      OptionSpec("--rules", summary: "Lists the rules."),
      OptionSpec(
        "--format", short: "-f", value: "FORM[:FILE]", isRepeatable: true,
        summary: "Writes what is found, to a file or to standard output: "
          + LintFormat.all.map(\.name).joined(separator: ", ") + ". Missing folders are made."),
      TextOperand.option("How standard input is written, as the end of a file's name would tell."),
    ],
    examples: [
      .init("rehearse lint", "Looks at every scenario of every app."),
      .init("rehearse lint --format github Scenarios/people", "Annotates a pull request."),
      .init("rehearse lint -f sarif:lint.sarif", "Writes what an editor or a code host shows."),
    ])

  private var console: Console { rehearsals.console }

  func run() -> ExitStatus {
    if options.has("--rules") {
      console.write(ruleList)
      return .success
    }
    do {
      let ignored = try ignoredRules()
      let outputs = try LintOutputs(options.all("--format"), console: console)
      let inputs = try LintInputs(options: options, rehearsals: rehearsals)
      let looksAtSteps = !options.has("--no-steps") && !rehearsals.suites.isEmpty
      // Without a look at steps the libraries only say what is secret, so none of them has to be whole.
      let libraries = looksAtSteps ? try RunPreparation.bind(rehearsals.suites) : rehearsals.boundSuites
      let choice = SuiteChoice(libraries: libraries, named: inputs.app, console: console)
      var linter = Linter(
        choice: choice, looksAtSteps: looksAtSteps, folder: inputs.folder, console: console)
      for input in inputs.all { try linter.examine(input) }
      var report = LintReport(
        version: Rehearsals.version, files: inputs.all.map(\.source.uri), rules: LintCatalog.all,
        diagnostics: linter.diagnostics.filter { !ignored.contains($0.rule.id) })
      report.repositoryPath = { [console] in RepositoryPath(console)($0) }
      let files = inputs.all.filter { !$0.isLoose }.map(\.source.uri)
      let problems = try outputs.write(report, inputs: files + linter.briefPaths)
      for problem in problems { console.writeError("\(problem)\n") }
      return problems.isEmpty ? status(of: report) : .usage
    } catch {
      console.writeError("\(error)\n")
      return ExitStatus(of: error)
    }
  }

  private func status(of report: LintReport) -> ExitStatus {
    let isRed = report.count(.error) > 0 || options.has("--strict") && report.count(.warning) > 0
    return isRed ? .scenarioFailed : .success
  }

  private func ignoredRules() throws(UsageError) -> [String] {
    let known = LintCatalog.all.map(\.id)
    let ignored = options.all("--ignore")
    guard let unknown = ignored.first(where: { !known.contains($0) }) else { return ignored }
    throw .unknownRule(unknown, nearest: NearestSpelling.nearest(to: unknown, in: known))
  }

  private var ruleList: String {
    let width = LintCatalog.all.map(\.id.count).max() ?? 0
    return LintCatalog.all.map { rule in
      "\(rule.id.padded(to: width))  \(rule.severity.rawValue.padded(to: 7))  \(rule.summary)\n"
    }.joined()
  }
}

extension Rehearsals {
  /// The libraries that can be bound.
  fileprivate var boundSuites: [BoundLibrary] { suites.compactMap { try? $0.bind() } }
}

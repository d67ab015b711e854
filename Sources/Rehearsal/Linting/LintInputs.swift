import Gherkin

/// The texts that lint is to look at.
struct LintInputs {
  /// Where the apps' folders with briefs and scenarios lie.
  let folder: String
  /// The app that was named, where one was.
  let app: String?
  /// The texts, each once.
  let all: [ScenarioInput]

  /// Finds and reads all texts.
  ///
  /// - Throws: `UsageError`, or `RunRefusal` with everything that cannot be read.
  init(options: ParsedOptions, rehearsals: Rehearsals) throws {
    let console = rehearsals.console
    folder = RunSelection.folder
    app = try OptionValues.app(options.value("--app"), rehearsals.suites)
    let usual = app.map { "\(RunSelection.folder)/\($0)" } ?? RunSelection.folder
    let operands = options.operands.isEmpty ? [usual] : options.operands
    if options.has("--as"), !operands.contains("-") { throw UsageError.goesWith("--as", "-") }
    let text = TextOperand(options: options, console: console)
    var files = ScenarioFiles(console: console)
    var loose: [ScenarioInput] = []
    for operand in operands {
      if operand == "-" {
        if loose.isEmpty {
          loose.append(ScenarioInput(source: try text.standardInput(), lines: nil, isLoose: true))
        }
      } else if ScenarioFiles.split(operand, console).lines != nil {
        throw UsageError.lineOfWhole(operand)
      } else {
        files.add(operand: operand)
      }
    }
    all = try files.inputs() + loose
    if all.isEmpty { throw RunRefusal.noFile(ending: ".feature, .feature.md or .scenario", in: operands) }
  }
}

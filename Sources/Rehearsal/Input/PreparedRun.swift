public import ScenarioRunner

/// What `rehearse run` would run, read, selected and matched, for a program that runs it by itself.
public struct PreparedRun: Sendable {
  /// What will run.
  public let plan: RunPlan
  /// How it will run.
  public let configuration: RunConfiguration
  /// Remarks for the person who runs it.
  public let notes: [String]

  /// Prepares a run of some suites' scenarios.
  ///
  /// - Parameters:
  ///   - arguments: What the command would be given, such as `--tags=@BUY-09`.
  ///   - suites: The apps.
  ///   - console: Where relative paths start from, and where output goes.
  /// - Throws: Everything that keeps it from running, as the command says it: files that cannot be read or
  ///   parsed, wrong usage, a selection that leaves nothing.
  public init(_ arguments: [String], suites: [AppSuite], console: Console) throws {
    let options = try ParsedOptions(arguments, for: RunCommand.spec)
    let preparation = try RunPreparation(
      options: options, rehearsals: Rehearsals(suites: suites, console: console))
    plan = preparation.plan
    notes = preparation.notes
    var configuration = preparation.configuration
    configuration.onAbandonment = { console.exit(ExitStatus(of: $0)) }
    self.configuration = configuration
  }
}

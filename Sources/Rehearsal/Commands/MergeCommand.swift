import Reporters
import Requirements
import ScenarioRunner

/// Makes one report and one ledger of the message files of a divided run.
struct MergeCommand {
  let options: ParsedOptions
  let rehearsals: Rehearsals

  static let spec = CommandSpec(
    "merge",
    summary: "Makes one report and one ledger of the message files of a run's shards.",
    operand: OperandSpec(
      "FILE", isRepeatable: true,
      summary: "A file that 'rehearse run --format message:FILE' wrote, one for each shard."),
    options: [
      OptionSpec(
        "--gate",
        summary: "Lets the requirement lines that a narrower run touches decide the exit status too."),
      OptionSpec(
        "--fail-on-unused",
        summary: "Fails where a step of an app's library was called by no scenario, and lists those steps."),
      OptionSpec(
        "--format", short: "-f", value: "REPORT[:FILE]", isRepeatable: true,
        summary: "Writes a report, to a file or to standard output: "
          + ReporterCatalog.all.map(\.name).joined(separator: ", ") + ". Missing folders are made."),
    ],
    examples: [
      .init("rehearse merge shard-*.ndjson", "Shows the whole run, and exits as it would have."),
      .init("rehearse merge shard-*.ndjson --format junit:all.xml", "Writes one report for CI besides."),
    ])

  func run() -> ExitStatus {
    let shards: ShardSet
    do {
      guard !options.operands.isEmpty else { throw UsageError.nothingNamed("merge", operand: "FILE…") }
      shards = try ShardSet(paths: options.operands, console: rehearsals.console)
      if shards.facts.gate.isSuspended { try refuseInDryRun() }
    } catch {
      return RefusalReports(options: options, console: rehearsals.console, title: "nothing was merged").tell(
        error)
    }
    do { return try merge(shards) } catch {
      say(["\(error)"])
      return .usage
    }
  }

  private func merge(_ shards: ShardSet) throws -> ExitStatus {
    let facts = shards.facts
    let gate = gate(facts)
    let ledger = ObserverBox(Ledger(briefs: facts.parsedBriefs(), order: facts.briefs.map(\.suite)))
    let reports = try ReportSet(
      options: options, console: rehearsals.console, ledger: ledger, gate: gate,
      inputs: options.operands, rerun: RerunList.Settings(seed: shards.seed, options: facts.options))
    let usage = options.has("--fail-on-unused") ? ObserverBox(UsageCount()) : nil
    var run = MergedRun(shards)
    do {
      try run.tell([ledger] + reports.sinks + (usage.map { [$0] } ?? []))
    } catch {
      say(reports.close())
      throw error
    }
    say(run.faults.map(\.description))
    let verdict = reports.writeLedger(gate)
    let problems = reports.close()
    // Where something is missing it is not known what that would have called.
    let isWhole = run.faults.isEmpty && !run.isAborted
    let unused = isWhole ? usage.map { $0.read { $0.unused } } ?? [] : []
    say(problems + unused.map(RunCommand.message))
    if !run.faults.isEmpty || run.hasFailed || run.isAborted || !unused.isEmpty { return .scenarioFailed }
    if !problems.isEmpty { return .usage }
    return verdict.isRed ? .gate : .success
  }

  /// Refuses what asks something of a run in which no step was called.
  private func refuseInDryRun() throws(UsageError) {
    for option in ["--gate", "--fail-on-unused"] where options.has(option) {
      throw .notTogether(
        "'\(option)'", "the messages of a dry run", reason: "a dry run calls no step; leave '\(option)' out")
    }
  }

  /// What the run is held against; what it did not ask for may be asked for here.
  private func gate(_ facts: RunFacts) -> Gate {
    var gate = facts.gate
    if options.has("--gate"), gate.scope != .wholeApp { gate.scope = .narrower(isAskedFor: true) }
    return gate
  }

  private func say(_ messages: [String]) {
    for message in messages { rehearsals.console.writeError("\(message)\n") }
  }
}

import Dispatch
import Foundation
import Gherkin
import Reporters
import Requirements
import ScenarioRunner

/// Runs scenarios and says which requirement lines hold.
struct RunCommand {
  let options: ParsedOptions
  let rehearsals: Rehearsals

  private let heard = HeardInterrupt()

  private var console: Console { rehearsals.console }

  @MainActor func run() async -> ExitStatus {
    ProcessMemory.growInLargePieces()
    do {
      if options.has("--watch") {
        return try await WatchLoop(options: options, rehearsals: rehearsals, heard: heard)
          .run { try await execute($0) }
      }
      let standby = standbyWorkers()
      defer { standby?.close() }
      let endWatch = standby.map(endAtInterruption)
      defer { endWatch?() }
      // One beside what is done by one thread, the others when there is less to do than there are threads for.
      standby?.start(1)
      let preparation: RunPreparation
      do {
        preparation = try RunPreparation(options: options, rehearsals: rehearsals) { jobs in
          // Only as many as the machine has cores: of more it is not known yet whether the run has use for them.
          standby?.start(min(jobs, ProcessInfo.processInfo.activeProcessorCount) - 1)
        }
      } catch {
        return RefusalReports(options: options, console: console).tell(error)
      }
      defer { Self.freeElsewhere(preparation) }
      endWatch?()
      for note in preparation.notes { console.writeError("\(note)\n") }
      if options.has("--list") { return try list(preparation) }
      return try await execute(preparation, standby)
    } catch {
      console.writeError("\(error)\n")
      return ExitStatus(of: error)
    }
  }

  /// Has another thread free what a large run was made from, a little later: nobody waits for that, and a process
  /// that ends does without it.
  private static func freeElsewhere(_ preparation: RunPreparation) {
    let plan = preparation.plan
    guard plan.testCases.count + plan.filteredOut.count > 1000 else { return }
    DispatchQueue.global().asyncAfter(deadline: .now() + .seconds(1)) { withExtendedLifetime(preparation) {} }
  }

  private func list(_ preparation: RunPreparation) throws -> ExitStatus {
    try ScenarioList(preparation.plan, inputs: preparation.inputs).write(options, console)
  }

  /// Where the workers come from of a run that is to have some.
  private func standbyWorkers() -> StandbyWorkers? {
    guard !options.has("--list"), !options.has("--dry-run"), !WorkerCommand.isMarked,
      options.has("--jobs"), let program = console.program()
    else { return nil }
    // Before anything is there to be left behind.
    console.listenForInterrupt()
    return StandbyWorkers(program: program, printingTo: console.workerOutput)
  }

  /// Ends the process where it is interrupted while nothing runs yet, and leaves nothing behind.
  private func endAtInterruption(_ standby: StandbyWorkers) -> @Sendable () -> Void {
    console.whenInterrupted { [console] _ in
      standby.close()
      console.exit(.interrupted)
    }
  }

  @MainActor private func execute(
    _ preparation: RunPreparation, _ standby: StandbyWorkers? = nil
  ) async throws -> ExitStatus {
    let reports = try ReportSet(
      options: options, console: console, ledger: preparation.ledger, gate: preparation.gate,
      inputs: preparation.inputs, rerun: preparation.rerun)
    var configuration = preparation.configuration
    configuration.takesSnapshots = reports.needsSnapshots
    configuration.onAbandonment = { [console, options] cause in
      _ = reports.writeLedger(preparation.gate)
      for message in reports.close() { console.writeError("\(message)\n") }
      if case .hang = cause, options.has("--watch") { console.writeError("\(Self.watchHasEnded)\n") }
      if cause != .exit { console.exit(ExitStatus(of: cause)) }
    }
    let usage = options.has("--fail-on-unused") ? ObserverBox(UsageCount()) : nil
    let sinks = [preparation.ledgerSink] + reports.sinks + (usage.map { [$0] } ?? [])
    let outcome =
      if let jobs = preparation.jobs, !preparation.plan.testCases.isEmpty {
        try await run(preparation, configuration, sinks, jobs: jobs, standby)
      } else {
        await run(preparation, configuration, sinks)
      }
    let verdict = reports.writeLedger(preparation.gate)
    let problems = reports.close()
    for problem in problems { console.writeError("\(problem)\n") }
    // A run that did not come to its end does not know what it would have called.
    let unused = outcome.abortion == nil ? usage.map { $0.read { $0.unused } } ?? [] : []
    for entry in unused { console.writeError("\(Self.message(unused: entry))\n") }
    if outcome.isInterrupted { return .interrupted }
    if outcome.hasFailed || outcome.abortion != nil || !unused.isEmpty { return .scenarioFailed }
    if !problems.isEmpty { return .usage }
    // Of many shards some may have nothing; what none of them runs is told by 'rehearse merge'.
    if outcome.isEmpty, !configuration.isDryRun, preparation.plan.part == nil { return .nothingToRun }
    return verdict.isRed ? .gate : .success
  }

  static func message(unused entry: UsageCount.Entry) -> String {
    """
    \(entry.code): error: no scenario calls '\(entry.expressions.joined(separator: "' · '"))'
    note: write a scenario that says it, or take the step away
    """
  }

  /// What is said where a step takes the process that watches with it.
  private static let watchHasEnded = """
    error: the watch has ended, since the step ran in its process
    note: with '--jobs 1' a worker runs the scenarios; such a step then costs one of them, and the watch goes on
    """

  /// Runs everything in this process.
  @MainActor private func run(
    _ preparation: RunPreparation, _ configuration: RunConfiguration, _ sinks: [any EventSink]
  ) async -> Runner.Outcome {
    let runner = Runner(plan: preparation.plan, configuration: configuration, sinks: sinks)
    let endWatch = watch(interrupt: { runner.requestInterrupt() }, end: {})
    let undivert = console.divertPrints()
    ProcessExit.forbid { [console, options] in
      runner.abandon(.exit)
      console.writeError("error: the code of a step or a hook ended the process before the run had ended\n")
      if options.has("--watch") { console.writeError("\(Self.watchHasEnded)\n") }
    }
    defer {
      ProcessExit.allow()
      undivert()
      endWatch()
    }
    return await runner.run()
  }

  /// Runs everything in worker processes.
  @MainActor private func run(
    _ preparation: RunPreparation, _ configuration: RunConfiguration, _ sinks: [any EventSink], jobs: Int,
    _ standby: StandbyWorkers?
  ) async throws -> Runner.Outcome {
    guard !WorkerCommand.isMarked, let program = console.program() else { throw UsageError.noWorkers }
    let pool = WorkerPool(
      plan: preparation.plan, libraries: preparation.libraries, configuration: configuration, jobs: jobs,
      sinks: sinks)
    let standby = standby ?? StandbyWorkers(program: program, printingTo: console.workerOutput)
    // Before anything is told of a run that could have no worker.
    _ = try standby.folder
    let fleet = WorkerFleet(pool: pool, configuration: configuration, standby: standby)
    let endWatch = watch(interrupt: { fleet.interrupt() }, end: { fleet.killAll() })
    defer { endWatch() }
    let (outcome, remarks) = await fleet.run()
    for remark in remarks { console.writeError("\(remark)\n") }
    return outcome
  }

  /// Waits for a first interruption, which ends the run in order, and for a second one, which ends it at once.
  private func watch(
    interrupt: @escaping @Sendable () -> Void, end: @escaping @Sendable () -> Void
  ) -> @Sendable () -> Void {
    // Before anything is there to be left behind.
    console.listenForInterrupt()
    return console.whenInterrupted { [console, heard] count in
      heard.note()
      guard count > 1 else {
        console.writeError("\ninterrupted; the run ends in order, and at once if asked again\n")
        return interrupt()
      }
      end()
      console.exit(.interrupted)
    }
  }
}

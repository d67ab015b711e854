import Foundation
import Gherkin
import Reporters
import Requirements
import ScenarioRunner

/// Runs scenarios and says which requirement lines hold.
struct RunCommand {
  let options: ParsedOptions
  let rehearsals: Rehearsals

  private var console: Console { rehearsals.console }

  func run() async -> ExitStatus {
    do {
      if options.has("--watch") {
        return try await WatchLoop(options: options, rehearsals: rehearsals).run(execute)
      }
      let preparation = try RunPreparation(options: options, rehearsals: rehearsals)
      for note in preparation.notes { console.writeError("\(note)\n") }
      if options.has("--list") { return try ScenarioList(preparation.plan).write(options, console) }
      return try await execute(preparation)
    } catch let error as RunRefusal {
      console.writeError(error.messages.map { "\($0)\n" }.joined())
      return error.status
    } catch {
      console.writeError("\(error)\n")
      return error is UsageError || error is ReporterError ? .usage : .internalFault
    }
  }

  private func execute(_ preparation: RunPreparation) async throws -> ExitStatus {
    let reports = try ReportSet(
      options: options, console: console, ledger: preparation.ledger, gate: preparation.gate,
      rerun: preparation.rerun)
    var configuration = preparation.configuration
    configuration.takesSnapshots = reports.needsSnapshots
    configuration.onHang = { [console] in
      _ = reports.writeLedger(preparation.gate)
      for message in reports.close() { console.writeError("\(message)\n") }
      console.exit(.scenarioFailed)
    }
    let runner = await Runner(
      plan: preparation.plan, configuration: configuration, sinks: [preparation.ledgerSink] + reports.sinks)
    // Before anything is there to be left behind.
    console.listenForInterrupt()
    let watch = Task { [console] in
      await console.waitForInterrupt()
      guard !Task.isCancelled else { return }
      console.writeError("\ninterrupted; the run ends in order, and at once if asked again\n")
      Task { await runner.interrupt() }
      await console.waitForInterrupt()
      guard !Task.isCancelled else { return }
      console.exit(.interrupted)
    }
    let outcome = await runner.run()
    watch.cancel()
    let verdict = reports.writeLedger(preparation.gate)
    let problems = reports.close()
    for problem in problems { console.writeError("\(problem)\n") }
    if outcome.isInterrupted { return .interrupted }
    if outcome.hasFailed || outcome.abortion != nil { return .scenarioFailed }
    if !problems.isEmpty { return .usage }
    if outcome.counts.isEmpty, !configuration.isDryRun { return .nothingToRun }
    return verdict.isRed ? .gate : .success
  }
}

/// Why nothing is run at all, with the exit status that says so.
struct RunRefusal: Error {
  var messages: [String]
  var status: ExitStatus
}

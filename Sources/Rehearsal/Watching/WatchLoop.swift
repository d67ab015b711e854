import Foundation
import Reporters
import Requirements
import ScenarioRunner

/// Runs, waits for files to change, and runs again what the change touches, until Ctrl-C.
struct WatchLoop {
  /// Carries out one run.
  typealias Round = @MainActor (RunPreparation) async throws -> ExitStatus

  private let options: ParsedOptions
  private let rehearsals: Rehearsals
  private let results = LastResults()
  private let heard: HeardInterrupt

  init(options: ParsedOptions, rehearsals: Rehearsals, heard: HeardInterrupt) {
    self.options = options
    self.rehearsals = rehearsals
    self.heard = heard
  }

  private var console: Console { rehearsals.console }

  /// The first run was refused for what no change of a file can mend, and that has been told.
  private struct Refused: Error {
    var status: ExitStatus
  }

  /// - Returns: That it was interrupted, during a run or between two; how the last run ended where nothing that is
  ///   written is read any more.
  /// - Throws: What is wrong with the options, which no change of a file can mend.
  @MainActor func run(_ round: Round) async throws -> ExitStatus {
    var files = WatchedFiles(of: options, console: console)
    var status: ExitStatus
    do {
      status = try await self.round(round, showsLedger: true, isFirst: true)
    } catch let refused as Refused {
      return refused.status
    }
    while status != .interrupted, !heard.isThere, console.outputFailure() == nil {
      console.writeError("watching \(files.count) \(files.count == 1 ? "file" : "files"); Ctrl-C ends it\n")
      guard let changed = await nextChange(since: &files) else { return .interrupted }
      console.writeError("\nchanged: \(changed.joined(separator: ", "))\n")
      status = try await self.round(round, showsLedger: forget(changed), was: status)
    }
    return heard.isThere ? .interrupted : status
  }

  /// Waits until files have changed; nil where the person ends it.
  private func nextChange(since files: inout WatchedFiles) async -> [String]? {
    while await rehearsals.nextLook(console), !heard.isThere {
      let now = WatchedFiles(of: options, console: console)
      let changed = now.changes(since: files)
      files = now
      if !changed.isEmpty { return changed }
    }
    return nil
  }

  /// Forgets the results that a change makes void, and says whether the ledger is another one by that.
  private func forget(_ changed: [String]) -> Bool {
    switch WatchedChange(changed) {
    case .everything:
      results.forgetAll()
      return true
    case .scenarios(let files, let hasBrief):
      return files.map(results.forget).contains(true) || hasBrief
    }
  }

  /// Runs what has no result; what is wrong with a file is said, and the watch goes on.
  @MainActor private func round(
    _ round: Round, showsLedger: Bool, was: ExitStatus = .success, isFirst: Bool = false
  ) async throws -> ExitStatus {
    var preparation: RunPreparation
    do {
      preparation = try RunPreparation(options: options, rehearsals: rehearsals)
    } catch {
      let status = RefusalReports(options: options, console: console).tell(error)
      // What is not there at first may be a slip of the pen; what goes away later may come back.
      if isFirst, isPlaceMissing || !(error is RunRefusal) { throw Refused(status: status) }
      // Options were good once, so that it hangs on a file that another change may mend.
      return status
    }
    for note in preparation.notes { console.writeError("\(note)\n") }
    results.replay(preparation.plan, to: preparation.ledger)
    let plan = preparation.plan
    let touched = results.missing(from: plan)
    guard !touched.isEmpty || showsLedger else { return was }
    preparation.ledgerSink = PartialRun(ledger: preparation.ledger, results: results)
    preparation.plan = plan.keeping(touched)
    let status = touched.isEmpty ? try writeLedger(of: preparation) : try await round(preparation)
    // What was red before and is not touched is red still.
    let isGood = status == .success || status == .gate
    return isGood && results.hasFailed(in: plan) ? .scenarioFailed : status
  }

  private func writeLedger(of preparation: RunPreparation) throws -> ExitStatus {
    let reports = try ReportSet(
      options: options, console: console, ledger: preparation.ledger, gate: preparation.gate)
    return reports.writeLedger(preparation.gate).isRed ? .gate : .success
  }

  /// Whether something is to be watched that is not there.
  private var isPlaceMissing: Bool {
    let app = options.value("--app").map { "/\($0)" } ?? ""
    let usual = options.has("--rerun") ? [] : [RunSelection.folder + app]
    let places =
      options.operands.isEmpty ? usual : options.operands.map { ScenarioFiles.split($0, console).path }
    return places.contains { !FileManager.default.fileExists(atPath: console.resolved($0)) }
  }
}

extension Rehearsals {
  /// Waits a moment before files are looked at again; false where the person ends it in that time.
  static let lookAfterAMoment: @Sendable (Console) async -> Bool = { console in
    await withTaskGroup(of: Bool.self) { group in
      group.addTask { await !console.waitForInterrupt() }
      group.addTask {
        try? await Task.sleep(for: .milliseconds(300))
        return true
      }
      // An interruption may come in the very moment in which the time is over.
      let first = await group.next() ?? false
      group.cancelAll()
      let second = await group.next() ?? false
      return first && second
    }
  }
}

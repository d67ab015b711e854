import Foundation
import ScenarioRunner
import Synchronization
import Testing

@testable import Rehearsal

/// What a watch wrote from one change to the next, and how it ended.
struct WatchRecord {
  var parts: [String]
  /// What was written after the last look.
  var rest: String
  var status: Rehearsal.ExitStatus
}

extension Stage {
  /// Text that comes from the command while it runs.
  private final class Taken: Sendable {
    private let state = Mutex("")
    func add(_ text: String) { state.withLock { $0 += text } }
    func take() -> String {
      state.withLock { text in
        defer { text = "" }
        return text
      }
    }
  }

  /// Watches in the folder; before each look one of the changes is made, and after the last it is interrupted.
  ///
  /// - Parameters:
  ///   - endsUnread: Whether nobody reads what is written from the last change on.
  ///   - isAskedAtTheEndOfRuns: Whether a run is interrupted when nothing of it is left to interrupt.
  func watch(
    _ arguments: [String] = [], suites: [AppSuite] = [counterSuite()], isTerminal: Bool = false,
    endsUnread: Bool = false, isAskedAtTheEndOfRuns: Bool = false, changes: [@Sendable () throws -> Void]
  ) async -> WatchRecord {
    let taken = Taken()
    let parts = Mutex<[String]>([])
    let isUnread = Mutex(false)
    var console = Console(
      write: { taken.add($0) }, writeError: { taken.add($0) }, folder: folder.path, isTerminal: isTerminal,
      width: 100)
    console.outputFailure = { isUnread.withLock { $0 ? "broken pipe" : nil } }
    if isAskedAtTheEndOfRuns { console.callWhenInterrupted = { action in { action(1) } } }
    var rehearsals = Rehearsals(suites: suites, console: console)
    rehearsals.grace = .seconds(300)
    rehearsals.nextLook = { _ in
      let index = parts.withLock { parts in
        parts.append(taken.take())
        return parts.count - 1
      }
      guard changes.indices.contains(index) else { return false }
      if endsUnread, index == changes.count - 1 { isUnread.withLock { $0 = true } }
      do { try changes[index]() } catch { Issue.record(error) }
      return true
    }
    let status = await rehearsals.run(["run", "--watch", "-f", "pretty"] + arguments)
    return WatchRecord(parts: parts.withLock { $0 }, rest: taken.take(), status: status)
  }
}

import Foundation
import Synchronization

/// Keeps code of steps from ending the process as if all were well: `exit(0)` would else be a green run.
package enum ProcessExit {
  private struct State {
    var isInstalled = false
    var whenUnexpected: (@Sendable () -> Void)?
  }

  private static let state = Mutex(State())

  /// From now on the process may end only after `allow()`; else the closure is called and the status is red.
  package static func forbid(_ whenUnexpected: @escaping @Sendable () -> Void) {
    let isFirst = state.withLock { state in
      defer { state.isInstalled = true }
      state.whenUnexpected = whenUnexpected
      return !state.isInstalled
    }
    if isFirst { atexit { ProcessExit.processEnds() } }
  }

  /// The process may end.
  package static func allow() { state.withLock { $0.whenUnexpected = nil } }

  private static func processEnds() {
    let whenUnexpected = state.withLock { state in
      defer { state.whenUnexpected = nil }
      return state.whenUnexpected
    }
    guard let whenUnexpected else { return }
    whenUnexpected()
    fflush(nil)
    // 'exit' must not be called within itself.
    _exit(ExitStatus.scenarioFailed.rawValue)
  }
}

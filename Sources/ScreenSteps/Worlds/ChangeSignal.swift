import Synchronization

/// Wakes whoever waits for something to change, from whatever thread the change comes.
final class ChangeSignal: Sendable {
  private struct State {
    var version = 0
    var lastID = 0
    var waiters: [Int: CheckedContinuation<Void, Never>] = [:]
  }

  private let state = Mutex(State())

  /// How many changes there have been.
  var version: Int { state.withLock { $0.version } }

  /// Notes a change.
  func bump() {
    let waiters = state.withLock { state in
      state.version += 1
      defer { state.waiters = [:] }
      return state.waiters
    }
    for waiter in waiters.values { waiter.resume() }
  }

  /// Waits until there has been a change after that version, or the task is cancelled.
  func wait(after version: Int) async {
    let id = state.withLock { state in
      state.lastID += 1
      return state.lastID
    }
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let isDue = state.withLock { state in
          guard state.version == version, !Task.isCancelled else { return true }
          state.waiters[id] = continuation
          return false
        }
        if isDue { continuation.resume() }
      }
    } onCancel: {
      state.withLock { $0.waiters.removeValue(forKey: id) }?.resume()
    }
  }
}

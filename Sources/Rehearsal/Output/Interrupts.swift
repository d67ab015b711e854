import Dispatch
import Foundation
import Synchronization

/// The signals by which a person or the system asks a process to end: `SIGINT` (Ctrl-C) and `SIGTERM`.
enum Interrupts {
  private struct State {
    var isWatching = false
    var unheard = 0
    var lastID = 0
    var waiters: [Int: CheckedContinuation<Void, Never>] = [:]
  }

  private static let state = Mutex(State())

  /// Waits for the next signal, or until the task is cancelled; the process no longer ends by itself.
  static func next() async {
    listen()
    let id = state.withLock { state in
      state.lastID += 1
      return state.lastID
    }
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let isDue = state.withLock { state in
          if state.unheard > 0 {
            state.unheard -= 1
            return true
          }
          if Task.isCancelled { return true }
          state.waiters[id] = continuation
          return false
        }
        if isDue { continuation.resume() }
      }
    } onCancel: {
      state.withLock { $0.waiters.removeValue(forKey: id) }?.resume()
    }
  }

  /// Keeps signals from ending the process from now on; those that nobody waits for yet are not lost.
  static func listen() {
    let isFirst = state.withLock { state in
      defer { state.isWatching = true }
      return !state.isWatching
    }
    guard isFirst else { return }
    for number in [SIGINT, SIGTERM] {
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
      // The handler holds its source, which has to live as long as the process.
      source.setEventHandler {
        withExtendedLifetime(source) { heard() }
      }
      source.activate()
    }
  }

  private static func heard() {
    let waiter = state.withLock { state -> CheckedContinuation<Void, Never>? in
      guard let id = state.waiters.keys.min() else {
        state.unheard += 1
        return nil
      }
      return state.waiters.removeValue(forKey: id)
    }
    waiter?.resume()
  }
}

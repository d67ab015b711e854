import Dispatch
import Foundation
import Synchronization

/// The signals by which a person or the system asks a process to end.
enum Interrupts {
  /// Waits for `SIGINT` (Ctrl-C) or `SIGTERM`.
  static func next() async {
    let waiter = Waiter()
    let sources = [SIGINT, SIGTERM].map { number in
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
      source.setEventHandler { waiter.resume() }
      source.activate()
      return source
    }
    await waiter.wait()
    for source in sources { source.cancel() }
  }

  private final class Waiter: Sendable {
    private enum State { case idle, waiting(CheckedContinuation<Void, Never>), over }

    private let state = Mutex(State.idle)

    func wait() async {
      await withCheckedContinuation { continuation in
        let isOver = state.withLock { state in
          if case .over = state { return true }
          state = .waiting(continuation)
          return false
        }
        if isOver { continuation.resume() }
      }
    }

    func resume() {
      let continuation = state.withLock { state in
        defer { state = .over }
        if case .waiting(let continuation) = state { return Optional(continuation) }
        return nil
      }
      continuation?.resume()
    }
  }
}

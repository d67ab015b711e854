import Dispatch
import Foundation
import Synchronization

/// The signals by which a person or the system asks a process to end: `SIGINT` (Ctrl-C) and `SIGTERM`.
enum Interrupts {
  private struct State {
    var isWatching = false
    var unheard = 0
    var lastID = 0
    var waiters: [Int: CheckedContinuation<Bool, Never>] = [:]
    var action: (@Sendable (_ count: Int) -> Void)?
    var calls = 0
  }

  private static let state = Mutex(State())

  /// Waits for the next signal, or until the task is cancelled; the process no longer ends by itself.
  ///
  /// - Returns: Whether a signal came, also where the task was cancelled just then: it comes to nobody else.
  static func next() async -> Bool {
    listen()
    let id = state.withLock { state in
      state.lastID += 1
      return state.lastID
    }
    return await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let answer = state.withLock { state -> Bool? in
          if state.unheard > 0 {
            state.unheard -= 1
            return true
          }
          if Task.isCancelled { return false }
          state.waiters[id] = continuation
          return nil
        }
        if let answer { continuation.resume(returning: answer) }
      }
    } onCancel: {
      state.withLock { $0.waiters.removeValue(forKey: id) }?.resume(returning: false)
    }
  }

  /// Calls an action at each signal, with how many it has seen by then, until what is returned is called.
  ///
  /// It takes no thread until one comes.
  static func call(_ action: @escaping @Sendable (_ count: Int) -> Void) -> @Sendable () -> Void {
    listen()
    let unheard = state.withLock { state in
      (state.action, state.calls) = (action, state.unheard)
      state.unheard = 0
      return state.calls
    }
    var count = 0
    while count < unheard {
      count += 1
      action(count)
    }
    return { state.withLock { $0.action = nil } }
  }

  /// Keeps signals from ending the process from now on; those that nobody waits for yet are not lost.
  static func listen() {
    let isFirst = state.withLock { state in
      defer { state.isWatching = true }
      return !state.isWatching
    }
    guard isFirst, makePipe() else { return }
    for number in [SIGINT, SIGTERM] { signal(number) { _ in Interrupts.note() } }
    admitSignals()
    let source = DispatchSource.makeReadSource(
      fileDescriptor: readEnd.load(ordering: .relaxed), queue: .global())
    // The handler holds its source, which has to live as long as the process.
    source.setEventHandler {
      withExtendedLifetime(source) { hearAll() }
    }
    source.activate()
  }

  /// Lets signals come to this thread: a process that was started by a thread which holds them back holds them back
  /// too.
  private static func admitSignals() {
    var signals = sigset_t()
    sigemptyset(&signals)
    for number in [SIGINT, SIGTERM] { sigaddset(&signals, number) }
    pthread_sigmask(SIG_UNBLOCK, &signals, nil)
  }

  // A signal goes into a pipe, where it waits until somebody reads: a source of signals would lose what comes before
  // the system has taken it up, which is some time after it was activated.
  private static let readEnd = Atomic<Int32>(-1)
  private static let writeEnd = Atomic<Int32>(-1)

  private static func makePipe() -> Bool {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return false }
    for end in ends {
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
    }
    readEnd.store(ends[0], ordering: .relaxed)
    writeEnd.store(ends[1], ordering: .releasing)
    return true
  }

  /// Takes note of a signal; it does no more than a handler of signals may.
  private static func note() {
    let number = errno
    var mark: UInt8 = 1
    _ = write(writeEnd.load(ordering: .acquiring), &mark, 1)
    errno = number
  }

  private static func hearAll() {
    var mark: UInt8 = 0
    while read(readEnd.load(ordering: .relaxed), &mark, 1) == 1 { heard() }
  }

  private static func heard() {
    let answer = state.withLock { state -> (() -> Void)? in
      if let id = state.waiters.keys.min(), let waiter = state.waiters.removeValue(forKey: id) {
        return { waiter.resume(returning: true) }
      }
      guard let action = state.action else {
        state.unheard += 1
        return nil
      }
      state.calls += 1
      let count = state.calls
      return { action(count) }
    }
    answer?()
  }
}

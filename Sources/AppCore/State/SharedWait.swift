import Synchronization

/// Lets tasks wait for what one other task brings.
///
/// A task that waits is counted by `AppWork.waiting` until the very moment at which it is woken or cancelled,
/// although it runs on only later.
public final class SharedWait: Sendable {
  private typealias Waiter = CheckedContinuation<Void, any Error>

  private struct State: Sendable {
    var lastID = 0
    var waiters: [(id: Int, waiter: Waiter)] = []
  }

  private let work: AppWork
  private let state = Mutex(State())

  /// Creates a place to wait at for tasks of an app.
  public init(work: AppWork) { self.work = work }

  /// How many tasks wait here.
  public var count: Int { state.withLock { $0.waiters.count } }

  /// Waits until the next `end`.
  ///
  /// - Throws: What ends the wait, or `CancellationError` where the task is cancelled.
  @MainActor public func wait() async throws {
    let id = state.withLock { state in
      state.lastID += 1
      return state.lastID
    }
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        let isWaiting = state.withLock { state in
          // A handler that ran before the waiter was entered found nothing to wake.
          guard !Task.isCancelled else { return false }
          state.waiters.append((id, continuation))
          return true
        }
        if isWaiting { work.addWaiting(1) } else { continuation.resume(throwing: CancellationError()) }
      }
    } onCancel: {
      let waiter = state.withLock { state in
        state.waiters.firstIndex { $0.id == id }.map { state.waiters.remove(at: $0).waiter }
      }
      guard let waiter else { return }
      work.addWaiting(-1)
      waiter.resume(throwing: CancellationError())
    }
  }

  /// Ends the wait of all tasks that are here, in the order in which they came.
  public func end(_ result: Result<Void, any Error> = .success(())) {
    let waiters = state.withLock { state in
      defer { state.waiters = [] }
      return state.waiters
    }
    guard !waiters.isEmpty else { return }
    work.addWaiting(-waiters.count)
    for (_, waiter) in waiters { waiter.resume(with: result) }
  }
}

public import Foundation
import Synchronization

/// A clock that stands still until it is told to advance.
///
/// What sleeps on it, and what is scheduled with it, waits for `advance(to:)`; nothing ever waits in
/// real time. It counts whole microseconds, so that times that are passed bit by bit add up.
public final class VirtualClock: Sendable {
  private let state: Mutex<State>

  /// Creates a clock that shows a date.
  public init(now: Date) {
    state = Mutex(State(now: now.inWholeMicroseconds))
  }

  /// The port through which an app uses this clock.
  public var clock: AppClock {
    AppClock(
      now: { self.now },
      sleep: { try await self.sleep(for: $0) },
      schedule: { self.schedule(after: $0, $1) })
  }

  /// The date that the clock shows.
  public var now: Date { state.withLock { $0.now } }

  /// The moment that lies so long after the one that the clock shows.
  public func moment(after duration: Duration) -> Date {
    now.addingTimeInterval(duration.seconds).inWholeMicroseconds
  }

  /// How many tasks sleep; callbacks that are scheduled do not count.
  public var sleepers: Int { state.withLock { $0.sleepers } }

  /// The earliest moment at which a sleeper or a callback is due.
  public var nextDeadline: Date? { state.withLock { $0.next?.deadline } }

  /// Called after each change of the sleepers or callbacks that wait, on the thread that made it.
  public var onChange: (@Sendable () -> Void)? {
    get { state.withLock { $0.onChange } }
    set { state.withLock { $0.onChange = newValue } }
  }

  /// Moves the clock on, waking all that is due by then, by deadline and then by registration.
  ///
  /// A sleeper is no longer counted once it is woken, although its task runs on only later. A date
  /// before the clock's own changes nothing.
  public func advance(to date: Date) {
    let date = date.inWholeMicroseconds
    while let waiter = state.withLock({ $0.takeNext(dueBy: date) }) {
      waiter.wake()
      notify()
    }
    state.withLock { $0.now = max($0.now, date) }
  }

  /// Moves the clock on as a host that sleeps does: what falls due on the way is woken by the next advance.
  public func skip(to date: Date) {
    state.withLock { $0.now = max($0.now, date.inWholeMicroseconds) }
  }

  private func notify() {
    onChange?()
  }
}

extension VirtualClock {
  private struct Waiter: Sendable {
    enum Purpose: Sendable {
      case sleeper(CheckedContinuation<Void, any Error>)
      case callback(@Sendable () -> Void)
    }

    var id: Int
    var deadline: Date
    var purpose: Purpose

    var isSleeper: Bool {
      if case .sleeper = purpose { true } else { false }
    }

    func wake() {
      switch purpose {
      case .sleeper(let continuation): continuation.resume()
      case .callback(let callback): callback()
      }
    }
  }

  private struct State: Sendable {
    var now: Date
    var lastID = 0
    var waiters: [Waiter] = []
    var onChange: (@Sendable () -> Void)?

    init(now: Date) { self.now = now }

    var sleepers: Int { waiters.count(where: \.isSleeper) }

    var next: Waiter? {
      waiters.min { ($0.deadline, $0.id) < ($1.deadline, $1.id) }
    }

    mutating func newID() -> Int {
      lastID += 1
      return lastID
    }

    mutating func takeNext(dueBy date: Date) -> Waiter? {
      guard let next, next.deadline <= date else { return nil }
      now = max(now, next.deadline)
      return take(next.id)
    }

    mutating func take(_ id: Int) -> Waiter? {
      waiters.firstIndex { $0.id == id }.map { waiters.remove(at: $0) }
    }
  }

  private func sleep(for duration: Duration) async throws {
    try Task.checkCancellation()
    guard duration > .zero else { return }
    let id = state.withLock { $0.newID() }
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        let isWaiting = state.withLock { state in
          // A handler that ran before the sleeper was entered found nothing to wake.
          guard !Task.isCancelled else { return false }
          let deadline = state.now.addingTimeInterval(duration.seconds).inWholeMicroseconds
          state.waiters.append(Waiter(id: id, deadline: deadline, purpose: .sleeper(continuation)))
          return true
        }
        if isWaiting { notify() } else { continuation.resume(throwing: CancellationError()) }
      }
    } onCancel: {
      guard case .sleeper(let continuation)? = state.withLock({ $0.take(id) })?.purpose else { return }
      continuation.resume(throwing: CancellationError())
      notify()
    }
  }

  private func schedule(
    after duration: Duration, _ callback: @escaping @Sendable () -> Void
  ) -> @Sendable () -> Void {
    let id = state.withLock { state in
      let id = state.newID()
      let deadline = state.now.addingTimeInterval(duration.seconds).inWholeMicroseconds
      state.waiters.append(Waiter(id: id, deadline: deadline, purpose: .callback(callback)))
      return id
    }
    notify()
    return {
      if self.state.withLock({ $0.take(id) }) != nil { self.notify() }
    }
  }
}

extension Date {
  /// The nearest whole microsecond; sums of binary fractions differ from it by a hair.
  fileprivate var inWholeMicroseconds: Date {
    Date(timeIntervalSinceReferenceDate: (timeIntervalSinceReferenceDate * 1e6).rounded() / 1e6)
  }
}

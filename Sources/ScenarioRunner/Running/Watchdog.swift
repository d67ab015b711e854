import Dispatch
import Synchronization

/// Watches in real time that no step runs longer than it may.
final class Watchdog: Sendable {
  private struct State {
    var deadline: ContinuousClock.Instant?
    var token = 0
    var hasExpired = false
  }

  private let state = Mutex(State())
  private let queue = DispatchQueue(label: "rehearsal.watchdog")
  private let onExpiry: @Sendable (_ token: Int) -> Void
  private let onHang: @Sendable () -> Void
  /// How long a step may go on after its limit, before it is taken to block the main actor for good.
  private let grace: Duration

  init(
    grace: Duration, onExpiry: @escaping @Sendable (_ token: Int) -> Void,
    onHang: @escaping @Sendable () -> Void
  ) {
    self.grace = grace
    self.onExpiry = onExpiry
    self.onHang = onHang
    look()
  }

  /// Looks now and then, as long as somebody holds the watchdog.
  private func look() {
    queue.asyncAfter(deadline: .now() + .milliseconds(20)) { [weak self] in
      guard let self else { return }
      switch check() {
      case .expired(let token): onExpiry(token)
      case .hangs: onHang()
      case .fine: break
      }
      look()
    }
  }

  /// Starts watching a step and returns the token under which its limit would be reported.
  func arm(_ limit: Duration) -> Int {
    state.withLock { state in
      state.token += 1
      state.deadline = .now + limit
      state.hasExpired = false
      return state.token
    }
  }

  /// Stops watching.
  func disarm() { state.withLock { $0.deadline = nil } }

  private enum Finding { case fine, expired(token: Int), hangs }

  private func check() -> Finding {
    state.withLock { state in
      guard let deadline = state.deadline else { return .fine }
      let now = ContinuousClock.now
      if state.hasExpired {
        guard now >= deadline + grace else { return .fine }
        state.deadline = nil
        return .hangs
      }
      guard now >= deadline else { return .fine }
      state.hasExpired = true
      return .expired(token: state.token)
    }
  }
}

import Dispatch
import Synchronization

/// Watches in real time that no step runs longer than it may.
final class Watchdog: Sendable {
  /// What the last look saw.
  private struct Seen {
    var token = 0
    var deadline = ContinuousClock.now
    var hasExpired = false
    var hasHung = false
  }

  /// The token of the call that is running; 0 where none is.
  private let running = Atomic(0)
  private let last = Atomic(0)
  private let seen = Mutex(Seen())
  private let queue = DispatchQueue(label: "rehearsal.watchdog")
  private let onExpiry: @Sendable (_ token: Int) -> Void
  private let onHang: @Sendable () -> Void
  private let limit: Duration
  /// How long a step may go on after its limit, before it is taken to block the main actor for good.
  private let grace: Duration

  /// Creates a watchdog; a call that reaches the limit is found so at one of the next looks.
  init(
    limit: Duration, grace: Duration, onExpiry: @escaping @Sendable (_ token: Int) -> Void,
    onHang: @escaping @Sendable () -> Void
  ) {
    self.limit = limit
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

  /// Starts watching a call and returns the token under which its limit would be reported.
  ///
  /// Calls are many and mostly short, so their time is only taken from the first look that sees them.
  func arm() -> Int {
    let token = last.wrappingAdd(1, ordering: .relaxed).newValue
    running.store(token, ordering: .releasing)
    return token
  }

  /// Stops watching.
  func disarm() { running.store(0, ordering: .releasing) }

  private enum Finding { case fine, expired(token: Int), hangs }

  private func check() -> Finding {
    let token = running.load(ordering: .acquiring)
    guard token != 0 else { return .fine }
    return seen.withLock { seen in
      let now = ContinuousClock.now
      guard seen.token == token else {
        seen = Seen(token: token, deadline: now + limit)
        return .fine
      }
      if seen.hasExpired {
        guard !seen.hasHung, now >= seen.deadline + grace else { return .fine }
        seen.hasHung = true
        return .hangs
      }
      guard now >= seen.deadline else { return .fine }
      seen.hasExpired = true
      return .expired(token: token)
    }
  }
}

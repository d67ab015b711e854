import Synchronization

/// A clock that goes on by a second at each reading.
final class Times: Sendable {
  private let count = Mutex(0)

  func next() -> Duration {
    count.withLock { count in
      defer { count += 1 }
      return .seconds(count)
    }
  }
}

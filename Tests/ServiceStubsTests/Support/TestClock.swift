import ServiceStubs
import Synchronization

/// A clock that moves when it is told to.
final class TestClock: Sendable {
  private let time: Mutex<Int64>

  /// Starts at 2024-03-31T12:34:56.007Z unless told otherwise.
  init(_ time: Int64 = 1_711_888_496_007) {
    self.time = Mutex(time)
  }

  var now: ServiceStub.Now {
    { [self] in time.withLock { $0 } }
  }

  func advance(milliseconds: Int64) {
    time.withLock { $0 += milliseconds }
  }
}

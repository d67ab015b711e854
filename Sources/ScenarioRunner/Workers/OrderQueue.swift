import Synchronization

/// The orders to run a scenario that a worker has been given and has not begun; filled by one thread, emptied by
/// another.
///
/// They are kept as they came: the thread that runs them reads them, so that what it makes of them is its own.
final class OrderQueue: Sendable {
  private struct State {
    var waiting: [[UInt8]] = []
    var first = 0
    var isClosed = false
    var taker: UnsafeContinuation<[UInt8]?, Never>?

    /// Takes out the next order, and lets go of it: a queue that is never empty is not to hold all that was in it.
    mutating func next() -> [UInt8]? {
      guard first < waiting.count else { return nil }
      var order: [UInt8] = []
      swap(&order, &waiting[first])
      first += 1
      if first == waiting.count {
        waiting.removeAll(keepingCapacity: true)
        first = 0
      } else if first >= 1024 {
        waiting.removeFirst(first)
        first = 0
      }
      return order
    }
  }

  private let state = Mutex(State())

  func put(_ orders: [[UInt8]]) {
    guard !orders.isEmpty else { return }
    let wakeUp = state.withLock { state -> (taker: UnsafeContinuation<[UInt8]?, Never>, order: [UInt8]?)? in
      state.waiting += orders
      guard let taker = state.taker else { return nil }
      state.taker = nil
      return (taker, state.next())
    }
    wakeUp?.taker.resume(returning: wakeUp?.order)
  }

  /// Says that nothing more comes; `dropping` throws away what is there.
  func close(dropping isDropping: Bool = false) {
    let taker = state.withLock { state -> UnsafeContinuation<[UInt8]?, Never>? in
      state.isClosed = true
      if isDropping { (state.waiting, state.first) = ([], 0) }
      defer { state.taker = nil }
      return state.taker
    }
    taker?.resume(returning: nil)
  }

  /// Takes out the next one, where there is one now.
  func takeNow() -> [UInt8]? { state.withLock { $0.next() } }

  /// Takes out the next one, waiting for it where there is none; nil where none comes any more.
  func take() async -> [UInt8]? {
    return await withUnsafeContinuation { continuation in
      let (order, isDue) = state.withLock { state -> ([UInt8]?, Bool) in
        if let order = state.next() { return (order, true) }
        if state.isClosed { return (nil, true) }
        state.taker = continuation
        return (nil, false)
      }
      if isDue { continuation.resume(returning: order) }
    }
  }
}

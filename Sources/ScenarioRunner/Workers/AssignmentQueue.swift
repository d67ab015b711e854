import Synchronization

/// The scenarios that a worker has been given and has not begun; filled by one thread, emptied by another.
final class AssignmentQueue: Sendable {
  private struct State {
    var waiting: [Assignment] = []
    var first = 0
    var isClosed = false
    var taker: CheckedContinuation<Assignment?, Never>?

    mutating func next() -> Assignment? {
      guard first < waiting.count else { return nil }
      defer {
        first += 1
        if first == waiting.count {
          waiting.removeAll(keepingCapacity: true)
          first = 0
        }
      }
      return waiting[first]
    }
  }

  private let state = Mutex(State())

  func put(_ assignment: Assignment) {
    let taker = state.withLock { state -> CheckedContinuation<Assignment?, Never>? in
      guard let taker = state.taker else {
        state.waiting.append(assignment)
        return nil
      }
      state.taker = nil
      return taker
    }
    taker?.resume(returning: assignment)
  }

  /// Says that nothing more comes; `dropping` throws away what is there.
  func close(dropping isDropping: Bool = false) {
    let taker = state.withLock { state -> CheckedContinuation<Assignment?, Never>? in
      state.isClosed = true
      if isDropping { (state.waiting, state.first) = ([], 0) }
      defer { state.taker = nil }
      return state.taker
    }
    taker?.resume(returning: nil)
  }

  /// Takes out the next one, where there is one now.
  func takeNow() -> Assignment? { state.withLock { $0.next() } }

  /// Takes out the next one, waiting for it where there is none; nil where none comes any more.
  func take() async -> Assignment? {
    return await withCheckedContinuation { continuation in
      let (assignment, isDue) = state.withLock { state -> (Assignment?, Bool) in
        if let assignment = state.next() { return (assignment, true) }
        if state.isClosed { return (nil, true) }
        state.taker = continuation
        return (nil, false)
      }
      if isDue { continuation.resume(returning: assignment) }
    }
  }
}

import Foundation
import Synchronization

extension EventLoop {
  /// Waits and calls back, on the loop's own thread.
  func run(wakingEnd: Int32) {
    let scratch = UnsafeMutableRawBufferPointer.allocate(byteCount: 65_536, alignment: 16)
    defer { scratch.deallocate() }
    var poll = PollTable(wakingEnd: wakingEnd)
    while let milliseconds = prepare(&poll) {
      SystemCalls.wait(&poll.entries, milliseconds: milliseconds)
      state.withLock { $0.isWaiting = false }
      callBack(poll, scratch)
      callExpired(scratch)
    }
  }

  /// Takes over what changed; nil where the thread is to end.
  private func prepare(_ poll: inout PollTable) -> Int32? {
    let (milliseconds, waiters) = state.withLock { state -> (Int32?, [@Sendable () -> Void]) in
      let waiters = state.waiters
      state.waiters = []
      if state.isChanged { poll.rebuild(state.registrations) }
      state.isChanged = false
      if state.isEnding, state.registrations.isEmpty {
        state.end()
        return (nil, waiters)
      }
      state.isWaiting = true
      return (state.millisecondsToDeadline(from: .now), waiters)
    }
    for waiter in waiters { waiter() }
    return milliseconds
  }

  private func callBack(_ poll: PollTable, _ scratch: UnsafeMutableRawBufferPointer) {
    if poll.entries[0].revents != 0 { SystemCalls.drain(poll.entries[0].fd, into: scratch) }
    for index in poll.ids.indices {
      let entry = poll.entries[index + 1]
      guard entry.revents != 0 else { continue }
      // A socket that was closed without an end to its watch would be reported over and over.
      if SystemCalls.isClosed(entry) {
        change { $0.remove(poll.ids[index]) }
        continue
      }
      let handler = state.withLock { $0.registrations[poll.ids[index]]?.handler }
      handler?(SystemCalls.readiness(entry), scratch)
    }
  }

  private func callExpired(_ scratch: UnsafeMutableRawBufferPointer) {
    let handlers = state.withLock { state -> [Handler] in
      guard state.hasDeadline else { return [] }
      let now = ContinuousClock.now
      let due = state.registrations.filter { $0.value.deadline.map { $0 <= now } ?? false }.keys.sorted()
      return due.compactMap { id in
        state.registrations[id]?.deadline = nil
        return state.registrations[id]?.handler
      }
    }
    for handler in handlers { handler(.expired, scratch) }
  }
}

/// The table that the system waits on, in the order of the watches' numbers.
private struct PollTable {
  private(set) var ids: [Int] = []
  var entries: [pollfd]

  init(wakingEnd: Int32) { entries = [SystemCalls.pollEntry(wakingEnd, reading: true, writing: false)] }

  mutating func rebuild(_ registrations: [Int: EventLoopState.Registration]) {
    ids.removeAll(keepingCapacity: true)
    entries.removeLast(entries.count - 1)
    for (id, watched) in registrations {
      ids.append(id)
      entries.append(
        SystemCalls.pollEntry(watched.descriptor, reading: watched.isReading, writing: watched.isWriting))
    }
  }
}

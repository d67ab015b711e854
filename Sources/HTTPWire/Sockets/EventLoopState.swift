/// What an event loop's thread shares with those who use it.
struct EventLoopState: Sendable {
  /// One watched socket.
  struct Registration: Sendable {
    let descriptor: Int32
    var isReading: Bool
    var isWriting: Bool
    var deadline: ContinuousClock.Instant?
    let handler: EventLoop.Handler
  }

  var registrations: [Int: Registration] = [:]
  var thread: ObjectIdentifier?
  var pipe: (reading: Int32, writing: Int32)?
  var waiters: [@Sendable () -> Void] = []
  var isChanged = true
  var isWaiting = false
  var isEnding = false
  private var nextID = 0

  /// Adds a socket and returns its number, which is never used again.
  mutating func add(_ registration: Registration) -> Int {
    nextID += 1
    registrations[nextID] = registration
    return nextID
  }

  /// Chooses what is waited for.
  mutating func update(_ id: Int, isReading: Bool, isWriting: Bool) {
    registrations[id]?.isReading = isReading
    registrations[id]?.isWriting = isWriting
  }

  /// Whether any socket has a deadline.
  var hasDeadline: Bool { registrations.values.contains { $0.deadline != nil } }

  /// Forgets the thread, which ends now.
  mutating func end() {
    if let pipe {
      SystemCalls.closeDescriptor(pipe.reading)
      SystemCalls.closeDescriptor(pipe.writing)
    }
    (thread, pipe, isEnding, isWaiting) = (nil, nil, false, false)
  }

  /// Removes a socket.
  mutating func remove(_ id: Int) { registrations[id] = nil }

  /// Wakes the thread where it waits; where it does not, it will look before it does.
  mutating func wake() {
    guard isWaiting, let pipe else { return }
    isWaiting = false
    SystemCalls.signal(pipe.writing)
  }

  /// How long to wait for the next deadline: -1 where there is none.
  func millisecondsToDeadline(from now: ContinuousClock.Instant) -> Int32 {
    guard let first = registrations.values.compactMap(\.deadline).min() else { return -1 }
    let (seconds, attoseconds) = (first - now).components
    guard seconds >= 0, attoseconds >= 0 else { return 0 }
    // Rounded up, so as not to wake before the deadline.
    let milliseconds = min(seconds, 86_400) * 1000 + attoseconds / 1_000_000_000_000_000 + 1
    return Int32(clamping: milliseconds)
  }
}

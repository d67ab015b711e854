import Dispatch
import Foundation
import Synchronization

/// One thread that waits for many sockets and calls back when one is ready.
///
/// Servers and clients share one loop for the whole process: starting one costs no thread, and
/// handlers of one socket never run at the same time.
public final class EventLoop: Sendable {
  /// What a socket is ready for.
  public struct Readiness: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt8
    /// Creates a set from its bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }
    /// Octets have come, or the connection ended.
    public static let readable = Readiness(rawValue: 1)
    /// Octets can be sent.
    public static let writable = Readiness(rawValue: 2)
    /// The deadline that was set has passed.
    public static let expired = Readiness(rawValue: 4)
  }

  /// Called on the loop's thread; the buffer is free to use until the call returns.
  public typealias Handler = @Sendable (Readiness, UnsafeMutableRawBufferPointer) -> Void

  /// The loop that a process shares.
  public static let shared = EventLoop()

  let state = Mutex(EventLoopState())

  /// Creates a loop; its thread starts with the first socket.
  public init() {}

  /// Calls back whenever the socket is ready, until the watch is cancelled.
  public func watch(
    _ socket: Socket, reading: Bool = true, writing: Bool = false, handler: @escaping Handler
  ) throws(HTTPWireError) -> Watch {
    guard let descriptor = socket.descriptor else { throw .connectionFailed(reason: "socket closed") }
    try start()
    let id = change { state in
      state.add(.init(descriptor: descriptor, isReading: reading, isWriting: writing, handler: handler))
    }
    return Watch(loop: self, id: id)
  }

  /// The number of sockets that are watched.
  public var watchCount: Int { state.withLock { $0.registrations.count } }

  /// Returns once every handler that ran when this was called has returned.
  ///
  /// After this, watches that were cancelled before hold on to nothing. Does not wait when called
  /// from a handler.
  public func settle() {
    let semaphore = DispatchSemaphore(value: 0)
    let waits = change { state in
      guard let thread = state.thread, thread != ObjectIdentifier(Thread.current) else { return false }
      state.waiters.append { semaphore.signal() }
      return true
    }
    if waits { semaphore.wait() }
  }

  /// Ends the thread, once no socket is watched.
  public func shutDown() {
    change { $0.isEnding = true }
    settle()
  }

  /// Changes what is waited for, and wakes the thread where it already waits.
  @discardableResult
  func change<Result>(_ body: (inout sending EventLoopState) -> Result) -> Result {
    state.withLock { state in
      let result = body(&state)
      state.isChanged = true
      state.wake()
      return result
    }
  }

  private func start() throws(HTTPWireError) {
    try state.withLock { state throws(HTTPWireError) in
      guard state.thread == nil else { return }
      let ends = try SystemCalls.openPipe()
      state.pipe = ends
      let thread = Thread { self.run(wakingEnd: ends.reading) }
      thread.name = "HTTP"
      state.thread = ObjectIdentifier(thread)
      thread.start()
    }
  }
}

/// The callbacks for one socket.
public final class Watch: Sendable {
  private let loop: EventLoop
  private let id: Int

  init(loop: EventLoop, id: Int) {
    self.loop = loop
    self.id = id
  }

  /// Chooses what is waited for.
  public func wait(reading: Bool, writing: Bool) {
    loop.change { $0.update(id, isReading: reading, isWriting: writing) }
  }

  /// Sets when the handler is called with `expired`; nil for never.
  public func setDeadline(_ deadline: ContinuousClock.Instant?) {
    loop.change { $0.registrations[id]?.deadline = deadline }
  }

  /// Ends the callbacks; a handler that runs on the loop's thread right now may still finish.
  public func cancel() {
    loop.change { $0.remove(id) }
  }
}

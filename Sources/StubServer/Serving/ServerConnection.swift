import HTTPWire
import Synchronization

/// One client's connection: requests are answered one after another, in order.
final class ServerConnection: Sendable {
  /// How much may wait behind a request whose answer is kept.
  private static let backlog = 1 << 20
  /// How long a client may take to read the last answer and close.
  private static let drainTime = Duration.seconds(2)

  private let socket: Socket
  private let core: ServerCore
  private let state: Mutex<ConnectionState>

  init(_ socket: Socket, core: ServerCore) {
    self.socket = socket
    self.core = core
    state = Mutex(ConnectionState(parser: RequestParser(limits: core.configuration.limits)))
  }

  /// Starts to read.
  func start() {
    do throws(HTTPWireError) {
      let watch = try core.loop.watch(socket) { readiness, scratch in self.handle(readiness, scratch) }
      let isClosed = state.withLock { state in
        state.watch = watch
        return state.phase == .closed
      }
      if isClosed { watch.cancel() }
    } catch { close() }
  }

  // MARK: Coming in

  private func handle(_ readiness: EventLoop.Readiness, _ scratch: UnsafeMutableRawBufferPointer) {
    if readiness.contains(.expired) { expire() }
    if readiness.contains(.writable) { flush() }
    guard readiness.contains(.readable) else { return }
    switch socket.receive(into: scratch) {
    case .moved(let count): take(UnsafeRawBufferPointer(rebasing: scratch[..<count]))
    case .ended: inputEnded()
    case .wouldBlock: break
    case .failed: close()
    }
  }

  private func take(_ bytes: UnsafeRawBufferPointer) {
    let isOpen = state.withLock { state in
      guard state.phase == .open else { return false }
      state.parser.append(bytes)
      if state.isAnswering, state.parser.pendingCount > Self.backlog { state.setReading(false) }
      return true
    }
    if isOpen { proceed() }
  }

  /// Answers the requests that have come, until one has to wait.
  private func proceed() {
    while true {
      let reply: Reply?
      switch state.withLock({ $0.nextStep() }) {
      case .request(let message): reply = core.answer(message, on: self)
      case .failure(let error): reply = core.refuse(error)
      case .wait:
        flush()
        limitPause()
        return
      }
      guard let reply else { return flush() }
      guard write(reply) else { return }
    }
  }

  /// Sends an answer that had to wait, and goes on with what came after it.
  func complete(_ reply: Reply) {
    if write(reply) { proceed() }
  }

  private func inputEnded() {
    let isDone = state.withLock { state in
      if state.phase == .open, !state.isAnswering { state.phase = .finishing }
      return state.isAnswering || state.output.isEmpty
    }
    // Who hangs up while an answer is kept does not want it any more.
    if isDone { close() } else { state.withLock { $0.setReading(false) } }
  }

  // MARK: Going out

  /// Adds an answer to what goes out; false where the connection ended instead.
  private func write(_ reply: Reply) -> Bool {
    guard case .octets(let bytes, let closes) = reply else {
      close(resetting: true)
      return false
    }
    state.withLock { state in
      guard state.phase != .closed else { return }
      state.isAnswering = false
      state.output += bytes
      if closes || state.closesWhenAnswered { state.phase = .finishing }
      state.setReading(true)
    }
    return true
  }

  private func flush() {
    let isBroken = state.withLock { state in
      while state.sent < state.output.count {
        switch state.output.withUnsafeBytes({ socket.send(.init(rebasing: $0[state.sent...])) }) {
        case .moved(let count): state.sent += count
        case .wouldBlock:
          state.setWriting(true)
          return false
        case .ended, .failed: return true
        }
      }
      state.output.removeAll(keepingCapacity: state.output.capacity <= 65_536)
      state.sent = 0
      state.setWriting(false)
      if state.phase == .finishing {
        state.phase = .draining
        socket.finishSending()
        state.setReading(true)
        state.watch?.setDeadline(.now + Self.drainTime)
      }
      return false
    }
    if isBroken { close() }
  }

  // MARK: Ending

  /// A request that has begun to come may pause only so long.
  private func limitPause() {
    state.withLock { state in
      let isNeeded = state.phase == .open && !state.isAnswering && state.parser.isInsideRequest
      guard isNeeded || state.hasDeadline && state.phase == .open else { return }
      state.hasDeadline = isNeeded
      state.watch?.setDeadline(isNeeded ? .now + core.configuration.idleTimeout : nil)
    }
  }

  private func expire() {
    switch state.withLock({ $0.phase }) {
    case .open:
      if write(core.refuse(status: 408, reason: "the request did not come whole in time")) { flush() }
    case .draining: close()
    case .finishing, .closed: break
    }
  }

  /// Closes, after the answer to the request that is under way.
  func closeWhenIdle() {
    let isIdle = state.withLock { state in
      state.closesWhenAnswered = true
      return state.isIdle
    }
    if isIdle { close() }
  }

  /// Closes; what is on the way may be lost where `resetting`.
  func close(resetting: Bool = false) {
    state.withLock { state in
      state.phase = .closed
      state.watch?.cancel()
      state.watch = nil
      socket.close(resetting: resetting)
    }
    core.forget(self)
  }
}

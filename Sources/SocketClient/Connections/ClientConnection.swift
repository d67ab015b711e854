import HTTPWire
import Synchronization

/// One connection to a server, for one request at a time.
final class ClientConnection: Sendable {
  typealias Answer = CheckedContinuation<ResponseMessage, any Error>

  struct State: Sendable {
    var socket: Socket?
    var watch: Watch?
    var parser = ResponseParser()
    var output: [UInt8] = []
    var sent = 0
    var isConnecting = false
    var isWriting = false
    var isCancelled = false
    var answer: Answer?
    /// What went wrong before anybody waited for an answer.
    var failure: (any Error)?
  }

  private let loop: EventLoop
  private let onClose: @Sendable (ClientConnection) -> Void
  private let state = Mutex(State())

  init(loop: EventLoop, onClose: @escaping @Sendable (ClientConnection) -> Void) {
    self.loop = loop
    self.onClose = onClose
  }

  /// Whether the server has neither hung up nor said what was not asked.
  var isUsable: Bool { state.withLock { $0.socket?.isQuiet ?? false } }

  /// Begins to connect.
  func connect(to address: SocketAddress) throws(HTTPWireError) {
    let (socket, isConnected) = try Socket.connecting(to: address)
    try state.withLock { state throws(HTTPWireError) in
      state.socket = socket
      state.isConnecting = !isConnected
      state.isWriting = !isConnected
      state.watch = try loop.watch(socket, reading: isConnected, writing: !isConnected) {
        self.handle($0, $1)
      }
    }
  }

  /// Sends a request and returns its answer; cancelling the task closes the connection.
  func exchange(_ bytes: [UInt8], method: String) async throws -> ResponseMessage {
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { self.begin(bytes, method, $0) }
    } onCancel: {
      state.withLock { $0.isCancelled = true }
      end(CancellationError())
    }
  }

  /// Closes; a request that is on the way fails.
  func close() { end(ExchangeFailure.badAnswer(.cutOff)) }

  private func begin(_ bytes: [UInt8], _ method: String, _ answer: Answer) {
    let result = state.withLock { state -> Result<Socket?, any Error> in
      if state.isCancelled { return .failure(CancellationError()) }
      if let failure = state.failure { return .failure(failure) }
      state.parser.expectResponse(toMethod: method)
      state.answer = answer
      if state.isConnecting { state.output = bytes }
      return .success(state.isConnecting ? nil : state.socket)
    }
    switch result {
    case .success(let socket): if let socket { send(bytes, on: socket) }
    case .failure(let error): answer.resume(throwing: error)
    }
  }

  /// Sends what the system takes, without the lock: the loop's thread needs it once an answer comes.
  private func send(_ bytes: [UInt8], on socket: Socket) {
    var sent = 0
    while sent < bytes.count {
      switch bytes.withUnsafeBytes({ socket.send(.init(rebasing: $0[sent...])) }) {
      case .moved(let count): sent += count
      case .wouldBlock:
        return state.withLock { state in
          (state.output, state.sent) = (bytes, sent)
          state.setWriting(true)
        }
      // The server may have answered before it hung up: reading tells.
      case .ended, .failed: return
      }
    }
  }

  private func handle(_ readiness: EventLoop.Readiness, _ scratch: UnsafeMutableRawBufferPointer) {
    guard finishConnecting() else { return }
    if readiness.contains(.writable) { flush() }
    if readiness.contains(.readable) { receive(scratch) }
  }

  /// Takes note of a connection that now stands; false where it could not be made.
  private func finishConnecting() -> Bool {
    let error = state.withLock { state -> HTTPWireError? in
      guard state.isConnecting else { return nil }
      state.isConnecting = false
      return state.socket?.connectionError()
    }
    if let error { end(ExchangeFailure.unconnected(error)) }
    return error == nil
  }

  private func flush() {
    state.withLock { state in
      guard !state.isConnecting, let socket = state.socket else { return }
      while state.sent < state.output.count {
        switch state.output.withUnsafeBytes({ socket.send(.init(rebasing: $0[state.sent...])) }) {
        case .moved(let count):
          state.sent += count
        case .wouldBlock:
          return state.setWriting(true)
        case .ended, .failed:
          // The server may have answered before it hung up: reading tells.
          state.sent = state.output.count
        }
      }
      state.output = []
      state.sent = 0
      state.setWriting(false)
    }
  }

  private func receive(_ scratch: UnsafeMutableRawBufferPointer) {
    guard let socket = state.withLock({ $0.socket }) else { return }
    switch socket.receive(into: scratch) {
    case .moved(let count): take(UnsafeRawBufferPointer(rebasing: scratch[..<count]))
    case .wouldBlock: break
    case .ended, .failed: inputEnded()
    }
  }

  private func take(_ bytes: UnsafeRawBufferPointer) {
    let result = state.withLock { state -> Result<(ResponseMessage, Answer), any Error>? in
      guard state.answer != nil else { return .failure(ExchangeFailure.unanswered) }
      state.parser.append(bytes)
      do throws(HTTPWireError) {
        guard var message = try state.parser.next(), let answer = state.answer else { return nil }
        // What follows an answer unasked belongs to no request: the connection is not used again.
        if state.parser.hasSurplus { message.endsConnection = true }
        state.answer = nil
        return .success((message, answer))
      } catch {
        return .failure(ExchangeFailure.badAnswer(error))
      }
    }
    switch result {
    case .success(let (message, answer)): answer.resume(returning: message)
    case .failure(let error): end(error)
    case nil: break
    }
  }

  private func inputEnded() {
    let result = state.withLock { state -> Result<(ResponseMessage, Answer), any Error> in
      guard let answer = state.answer, state.parser.hasBegun else {
        return .failure(ExchangeFailure.unanswered)
      }
      do throws(HTTPWireError) {
        let message = try state.parser.atEnd()
        state.answer = nil
        return .success((message, answer))
      } catch {
        return .failure(ExchangeFailure.badAnswer(error))
      }
    }
    switch result {
    case .success(let (message, answer)):
      end(ExchangeFailure.unanswered)
      answer.resume(returning: message)
    case .failure(let error):
      end(error)
    }
  }

  private func end(_ error: any Error) {
    let (wasOpen, answer) = state.withLock { state in
      defer { (state.answer, state.socket, state.watch) = (nil, nil, nil) }
      state.failure = state.failure ?? error
      state.watch?.cancel()
      state.socket?.close()
      return (state.socket != nil, state.answer)
    }
    if wasOpen { onClose(self) }
    answer?.resume(throwing: error)
  }
}

extension ClientConnection.State {
  fileprivate mutating func setWriting(_ isWriting: Bool) {
    guard isWriting != self.isWriting else { return }
    self.isWriting = isWriting
    watch?.wait(reading: true, writing: isWriting)
  }
}

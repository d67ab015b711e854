import Synchronization

/// What a call that moves octets did.
public enum Transfer: Sendable, Equatable {
  /// That many octets were moved.
  case moved(Int)
  /// The other side sends no more.
  case ended
  /// Nothing can be moved now.
  case wouldBlock
  /// The connection is broken or closed.
  case failed
}

/// One TCP socket that never blocks, safe to use from several threads.
public final class Socket: Sendable {
  private let open: Mutex<Int32?>

  init(descriptor: Int32) { open = Mutex(descriptor) }

  deinit { close() }

  /// The descriptor, while the socket is open.
  var descriptor: Int32? { open.withLock { $0 } }

  /// Starts to connect; returns whether the connection already stands.
  public static func connecting(
    to address: SocketAddress
  ) throws(HTTPWireError) -> (socket: Socket, isConnected: Bool) {
    let descriptor = try SystemCalls.openSocket()
    let socket = Socket(descriptor: descriptor)
    return (socket, try SystemCalls.connectSocket(descriptor, to: address))
  }

  /// What became of a connection that was started: nil where it stands.
  public func connectionError() -> HTTPWireError? {
    open.withLock { $0.map(SystemCalls.pendingError) ?? .connectionFailed(reason: "socket closed") }
  }

  /// Receives what is there, at most as much as fits.
  public func receive(into buffer: UnsafeMutableRawBufferPointer) -> Transfer {
    open.withLock { $0.map { SystemCalls.receive($0, into: buffer) } ?? .failed }
  }

  /// Whether nothing has come and the other side has not hung up.
  public var isQuiet: Bool {
    withUnsafeTemporaryAllocation(byteCount: 1, alignment: 1) { buffer in
      open.withLock { $0.map { SystemCalls.receive($0, into: buffer, peeking: true) } == .wouldBlock }
    }
  }

  /// Sends as much as the system takes now.
  public func send(_ bytes: UnsafeRawBufferPointer) -> Transfer {
    open.withLock { $0.map { SystemCalls.send($0, bytes) } ?? .failed }
  }

  /// Says that nothing more will be sent.
  public func finishSending() {
    open.withLock { if let descriptor = $0 { SystemCalls.shutDown(descriptor, sendingOnly: true) } }
  }

  /// Closes; `resetting` throws away what is on the way, which the other side sees as a reset.
  public func close(resetting: Bool = false) {
    open.withLock {
      guard let descriptor = $0 else { return }
      $0 = nil
      // A thread that waits on the descriptor keeps the connection alive: this ends it at once.
      if !resetting { SystemCalls.shutDown(descriptor, sendingOnly: false) }
      SystemCalls.closeDescriptor(descriptor, resetting: resetting)
    }
  }
}

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
///
/// Sending and receiving do not hold each other up: on loopback an answer can come before the call
/// that sent its request returns. The descriptor is given back when the last call on it has returned.
public final class Socket: Sendable {
  private let number: Int32
  private let isReset = Atomic(false)
  /// The calls under way, counted in steps of `call`, and whether the socket is closed.
  private let uses = Atomic(0)
  private static let closed = 1
  private static let call = 2

  init(descriptor: Int32) { number = descriptor }

  deinit { close() }

  /// The descriptor, while the socket is open.
  var descriptor: Int32? { use { $0 } }

  /// Starts to connect; returns whether the connection already stands.
  public static func connecting(
    to address: SocketAddress
  ) throws(HTTPWireError) -> (socket: Socket, isConnected: Bool) {
    let descriptor = try SystemCalls.openSocket()
    let socket = Socket(descriptor: descriptor)
    return (socket, try SystemCalls.connectSocket(descriptor, to: address))
  }

  /// Connects to a child process that is to be started; the descriptor is for the child, and blocks.
  public static func pair() throws(HTTPWireError) -> (socket: Socket, child: Int32) {
    let (near, far) = try SystemCalls.openPair()
    return (Socket(descriptor: near), far)
  }

  /// What became of a connection that was started: nil where it stands.
  public func connectionError() -> HTTPWireError? {
    use { SystemCalls.pendingError($0) } ?? .connectionFailed(reason: "socket closed")
  }

  /// Receives what is there, at most as much as fits.
  public func receive(into buffer: UnsafeMutableRawBufferPointer) -> Transfer {
    use { SystemCalls.receive($0, into: buffer) } ?? .failed
  }

  /// Whether nothing has come and the other side has not hung up.
  public var isQuiet: Bool {
    withUnsafeTemporaryAllocation(byteCount: 1, alignment: 1) { buffer in
      use { SystemCalls.receive($0, into: buffer, peeking: true) } == .wouldBlock
    }
  }

  /// Sends as much as the system takes now.
  public func send(_ bytes: UnsafeRawBufferPointer) -> Transfer {
    use { SystemCalls.send($0, bytes) } ?? .failed
  }

  /// Says that nothing more will be sent.
  public func finishSending() {
    use { SystemCalls.shutDown($0, sendingOnly: true) }
  }

  /// Closes; `resetting` throws away what is on the way, which the other side sees as a reset.
  public func close(resetting: Bool = false) {
    use { descriptor in
      isReset.store(resetting, ordering: .relaxed)
      guard uses.bitwiseOr(Self.closed, ordering: .acquiringAndReleasing).oldValue & Self.closed == 0
      else { return }
      // A thread that waits on the descriptor keeps the connection alive: this ends it at once.
      if !resetting { SystemCalls.shutDown(descriptor, sendingOnly: false) }
    }
  }

  /// Makes a call on the descriptor, which stays open meanwhile; nil where the socket is closed.
  @discardableResult
  private func use<Result>(_ body: (Int32) -> Result) -> Result? {
    let before = uses.add(Self.call, ordering: .acquiringAndReleasing).oldValue
    defer {
      let left = uses.subtract(Self.call, ordering: .acquiringAndReleasing).newValue
      if left == Self.closed { giveBack() }
    }
    return before & Self.closed == 0 ? body(number) : nil
  }

  /// Gives the descriptor back, once: a number below 0 says that this was done.
  private func giveBack() {
    let isMine = uses.compareExchange(
      expected: Self.closed, desired: .min | Self.closed, ordering: .acquiringAndReleasing
    ).exchanged
    if isMine { SystemCalls.closeDescriptor(number, resetting: isReset.load(ordering: .relaxed)) }
  }
}

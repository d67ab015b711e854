/// A loopback port that takes connections, and can stop and start again without losing the port.
public final class ListeningSocket: Sendable {
  /// The port.
  public let port: UInt16
  /// The socket that connections come in on.
  public let socket: Socket

  /// Starts listening on a port of 127.0.0.1; 0 takes any free one.
  public init(port: UInt16) throws(HTTPWireError) {
    let descriptor = try SystemCalls.openSocket()
    socket = Socket(descriptor: descriptor)
    self.port = try SystemCalls.bindLoopback(descriptor, port: port)
    try SystemCalls.startListening(descriptor, port: self.port)
  }

  /// Accepts one connection; nil where none is waiting.
  ///
  /// - Throws: Where one is waiting and the system has no room for it; it goes on waiting.
  public func accept() throws(HTTPWireError) -> Socket? {
    guard let descriptor = socket.descriptor else { return nil }
    return try SystemCalls.acceptConnection(on: descriptor).map(Socket.init)
  }
}

/// Keeps a port from others while nobody listens on it, where the system allows that.
public final class PortReservation: Sendable {
  /// The port.
  public let port: UInt16
  private let socket: Socket

  /// Reserves a port of 127.0.0.1; 0 takes any free one.
  public init(port: UInt16) throws(HTTPWireError) {
    let descriptor = try SystemCalls.openSocket()
    socket = Socket(descriptor: descriptor)
    self.port = try SystemCalls.bindLoopback(descriptor, port: port)
  }

  /// Gives the port up.
  public func close() { socket.close(resetting: true) }
}

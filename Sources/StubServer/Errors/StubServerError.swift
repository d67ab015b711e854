/// Why a server does not run.
public enum StubServerError: Error, Sendable, Equatable {
  /// The port has another listener.
  case portInUse(UInt16)
  /// The system does not let this user listen on the port.
  case portForbidden(UInt16)
  /// The system refuses to listen, for another reason.
  case cannotListen(reason: String)
}

extension StubServerError: CustomStringConvertible {
  /// The message for people.
  public var description: String {
    switch self {
    case .portInUse(let port): "port \(port) is in use; choose another with --port, or 0 for any free one"
    case .portForbidden(let port):
      "port \(port) is not open to this user; choose one above 1023 with --port, or 0 for any free one"
    case .cannotListen(let reason): "cannot listen on 127.0.0.1: \(reason); end what holds many sockets"
    }
  }
}

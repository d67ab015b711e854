/// What can go wrong with a message or a socket.
public enum HTTPWireError: Error, Sendable, Equatable {
  /// The message is not HTTP/1.1.
  case malformed(Malformation)
  /// A part of the message is longer than allowed.
  case tooLong(MessagePart, limit: Int)
  /// The version is neither 1.0 nor 1.1.
  case unsupportedVersion(String)
  /// The content has a transfer coding other than `chunked`.
  case unknownTransferCoding(String)
  /// The connection ended before the message did.
  case cutOff
  /// The port has another listener.
  case portInUse(UInt16)
  /// The system does not let this user listen on the port.
  case portForbidden(UInt16)
  /// No connection could be made.
  case connectionFailed(reason: String)
  /// The host's name has no address.
  case unknownHost(String)
  /// A system call failed.
  case system(call: String, reason: String)

  /// The part of a message that a limit applies to.
  public enum MessagePart: String, Sendable {
    /// The request line or the status line.
    case startLine = "start line"
    /// All header or trailer fields together.
    case fields = "header"
    /// The content.
    case body
  }

  /// The status with which a server answers a request like this.
  public var status: Int {
    switch self {
    case .tooLong(.startLine, _): 414
    case .tooLong(.fields, _): 431
    case .tooLong(.body, _): 413
    case .unsupportedVersion: 505
    case .unknownTransferCoding: 501
    default: 400
    }
  }
}

extension HTTPWireError: CustomStringConvertible {
  /// The message for people.
  public var description: String {
    switch self {
    case .malformed(let malformation): malformation.description
    case .tooLong(let part, let limit): "the \(part.rawValue) is longer than \(limit) octets"
    case .unsupportedVersion(let version): "version '\(version)' is not served; use HTTP/1.1"
    case .unknownTransferCoding(let coding): "transfer coding '\(coding)' is not known; use 'chunked'"
    case .cutOff: "the connection ended before the message did"
    case .portInUse(let port): "port \(port) is in use"
    case .portForbidden(let port): "port \(port) is not open to this user; use one above 1023"
    case .connectionFailed(let reason): reason
    case .unknownHost(let host): "host '\(host)' has no address"
    case .system(let call, let reason): "\(call): \(reason)"
    }
  }
}

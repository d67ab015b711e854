import AppCore
import HTTPWire

/// Why a request got no answer on one connection.
enum ExchangeFailure: Error, Sendable {
  /// The connection ended before any octet of an answer.
  case unanswered
  /// The connection could not be made.
  case unconnected(HTTPWireError)
  /// The answer is cut or is not HTTP.
  case badAnswer(HTTPWireError)

  /// What the app is told.
  func clientError(_ origin: Origin) -> HTTPClientError {
    switch self {
    case .unanswered, .badAnswer(.cutOff): .cutOff
    case .badAnswer(let error): .malformed(error.description)
    case .unconnected(.unknownHost(let host)): .unreachable("host '\(host)' has no address")
    case .unconnected(let error): .unreachable("\(origin.host):\(origin.port): \(error)")
    }
  }
}

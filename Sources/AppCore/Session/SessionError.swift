/// Why a request that needs a session has no answer.
public enum SessionError: Error, Equatable {
  /// The service did not take the token; thrown by a request or a refresh to say so.
  case tokenRefused
  /// Nobody is logged in, or the session ended while the request waited.
  case ended
}

extension SessionError: CustomStringConvertible {
  /// What went wrong, and what to do about it.
  public var description: String {
    switch self {
    case .tokenRefused: "the service does not take the token; refresh it, or log in again"
    case .ended: "there is no session; log in again"
    }
  }
}

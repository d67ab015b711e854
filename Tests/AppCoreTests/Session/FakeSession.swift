import AppCore
import Synchronization

/// A service that knows tokens: it counts what it is asked, and answers before the call returns.
final class FakeSession: Sendable {
  struct State: Sendable {
    /// The old token of each refresh.
    var refreshes: [String] = []
    /// The token of each request.
    var requests: [String] = []
    /// The tokens that requests are refused with.
    var refused: Set<String> = []
    /// What a refresh throws.
    var refreshError: (any Error)?
    /// The token that a refresh gives; numbered where there is none.
    var sameToken = false
  }

  private let state = Mutex(State())

  var refreshes: [String] { state.withLock { $0.refreshes } }
  var requests: [String] { state.withLock { $0.requests } }

  func set(_ change: (inout State) -> Void) { state.withLock { change(&$0) } }

  func refresh(_ old: Secret) throws -> Secret {
    try state.withLock { state in
      state.refreshes.append(old.exposed)
      if let error = state.refreshError { throw error }
      return state.sameToken ? old : Secret("t\(state.refreshes.count + 1)")
    }
  }

  func request(_ token: Secret) throws -> String {
    try state.withLock { state in
      state.requests.append(token.exposed)
      if state.refused.contains(token.exposed) { throw SessionError.tokenRefused }
      return "answer for \(token.exposed)"
    }
  }
}

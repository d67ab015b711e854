public import AppCore
import Foundation
import Synchronization

/// An HTTP client without a network: it records what is asked and answers by a script.
public final class RecordingClient: Sendable {
  /// What becomes of a request.
  public enum Reply: Sendable {
    /// It is answered at once.
    case response(HTTPResponse)
    /// It ends at once without an answer.
    case error(HTTPClientError)
    /// It waits until it is released, or cancelled.
    case hold

    /// An answer with status 200 and a body of JSON.
    public static func json(_ text: String) -> Reply { .response(.text(text)) }

    /// An answer with a status and nothing else.
    public static func status(_ status: Int, fields: [HTTPRequest.Field] = []) -> Reply {
      .response(HTTPResponse(status: status, fields: fields))
    }
  }

  private struct Held {
    var id: Int
    var request: HTTPRequest
    var continuation: CheckedContinuation<HTTPResponse, any Error>
  }

  private struct State {
    var requests: [HTTPRequest] = []
    var held: [Held] = []
    var reply: @Sendable (HTTPRequest) -> Reply
  }

  private let state: Mutex<State>

  /// Creates a client that answers by a script.
  public init(_ reply: @escaping @Sendable (HTTPRequest) -> Reply) {
    state = Mutex(State(reply: reply))
  }

  /// The client as the port that apps use.
  public var client: HTTPClient {
    HTTPClient { try await self.send($0) }
  }

  /// The requests so far, in order.
  public var requests: [HTTPRequest] { state.withLock { $0.requests } }

  /// How many requests wait.
  public var heldCount: Int { state.withLock { $0.held.count } }

  /// Answers by another script from now on.
  public func answer(_ reply: @escaping @Sendable (HTTPRequest) -> Reply) {
    state.withLock { $0.reply = reply }
  }

  /// Answers the oldest request that waits and whose address contains a text.
  ///
  /// - Returns: Whether there was one.
  @discardableResult
  public func release(_ part: String = "", with response: HTTPResponse) -> Bool {
    let held = state.withLock { state in
      state.held.firstIndex { $0.request.url.absoluteString.contains(part) || part.isEmpty }
        .map { state.held.remove(at: $0) }
    }
    held?.continuation.resume(returning: response)
    return held != nil
  }

  private func send(_ request: HTTPRequest) async throws -> HTTPResponse {
    try Task.checkCancellation()
    let (id, reply) = state.withLock { state in
      state.requests.append(request)
      return (state.requests.count, state.reply)
    }
    switch reply(request) {
    case .response(let response): return response
    case .error(let error): throw error
    case .hold: return try await hold(request, id: id)
    }
  }

  private func hold(_ request: HTTPRequest, id: Int) async throws -> HTTPResponse {
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        let isHeld = state.withLock { state in
          guard !Task.isCancelled else { return false }
          state.held.append(Held(id: id, request: request, continuation: continuation))
          return true
        }
        if !isHeld { continuation.resume(throwing: CancellationError()) }
      }
    } onCancel: {
      let held = state.withLock { state in
        state.held.firstIndex { $0.id == id }.map { state.held.remove(at: $0) }
      }
      held?.continuation.resume(throwing: CancellationError())
    }
  }
}

extension HTTPResponse {
  /// An answer with a body of text.
  public static func text(_ text: String, status: Int = 200) -> HTTPResponse {
    HTTPResponse(
      status: status, fields: [.init("Content-Type", "application/json; charset=utf-8")],
      body: Data(text.utf8))
  }
}

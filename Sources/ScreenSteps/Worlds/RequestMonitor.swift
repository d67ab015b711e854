import AppCore
import StubServer
import Synchronization

/// Knows which requests an app waits for, each by a name that its stub sees too.
///
/// The name travels in a header field that the stub knows, so that a request whose answer the stub
/// holds back is told apart from one that is still on the way.
final class RequestMonitor: Sendable {
  private struct State {
    var last = 0
    var waitedFor: [String: HTTPRequest] = [:]
  }

  private let state = Mutex(State())
  private let onChange: @Sendable () -> Void

  init(onChange: @escaping @Sendable () -> Void) { self.onChange = onChange }

  /// The requests that the app waits for, by name.
  var waitedFor: [String: HTTPRequest] { state.withLock { $0.waitedFor } }

  /// Returns a client whose requests are known while they are waited for.
  ///
  /// A request that is cancelled is no longer waited for from that moment, even though the service may
  /// take a while to notice.
  func watching(_ client: HTTPClient) -> HTTPClient {
    HTTPClient { request in
      let name = self.begin(request)
      defer { self.end(name) }
      var named = request
      named.fields.append(HTTPRequest.Field(HTTPServer.requestIDField, name))
      return try await withTaskCancellationHandler {
        try await client.send(named)
      } onCancel: {
        self.end(name)
      }
    }
  }

  private func begin(_ request: HTTPRequest) -> String {
    let name = state.withLock { state in
      state.last += 1
      let name = "\(state.last)"
      state.waitedFor[name] = request
      return name
    }
    onChange()
    return name
  }

  private func end(_ name: String) {
    state.withLock { _ = $0.waitedFor.removeValue(forKey: name) }
    onChange()
  }
}

import AppCore
import Foundation
import Synchronization

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// The requests of a session that are on the way; as its delegate it refuses redirects.
///
/// A task with a completion handler would be simpler, but on Linux it follows redirects unasked.
final class SessionExchanges: NSObject, URLSessionDataDelegate {
  private struct Exchange: Sendable {
    let continuation: CheckedContinuation<HTTPResponse, any Error>
    var body = Data()
  }

  /// How far a request is that has not ended.
  private enum Progress: Sendable {
    /// Nobody waits for it yet.
    case expected
    /// It was cancelled before anybody waited for it; the session may tell of its end before somebody does.
    case cancelled
    case running(Exchange)
  }

  private struct State: Sendable {
    var requests: [Int: Progress] = [:]
    var isClosed = false
  }

  private let state = Mutex(State())

  /// Whether the session takes no more requests.
  var isClosed: Bool { state.withLock { $0.isClosed } }

  /// Takes no more requests.
  func close() { state.withLock { $0.isClosed = true } }

  /// Takes note of a task that will be started, so that it can be cancelled before.
  func expect(_ task: URLSessionTask) {
    state.withLock { $0.requests[task.taskIdentifier] = .expected }
  }

  /// Starts a task and waits for its end, unless it was cancelled before.
  func start(_ task: URLSessionTask, _ continuation: CheckedContinuation<HTTPResponse, any Error>) {
    let isCancelled = state.withLock { state in
      if case .cancelled? = state.requests.removeValue(forKey: task.taskIdentifier) { return true }
      state.requests[task.taskIdentifier] = .running(Exchange(continuation: continuation))
      return false
    }
    if isCancelled { continuation.resume(throwing: CancellationError()) } else { task.resume() }
  }

  /// Ends a task, whether it has begun or not; one that has ended stays as it is.
  func cancel(_ task: URLSessionTask) {
    let exchange = state.withLock { state -> Exchange? in
      switch state.requests[task.taskIdentifier] {
      case .running(let exchange):
        state.requests[task.taskIdentifier] = nil
        return exchange
      case .expected: state.requests[task.taskIdentifier] = .cancelled
      case .cancelled, nil: break
      }
      return nil
    }
    task.cancel()
    exchange?.continuation.resume(throwing: CancellationError())
  }

  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
    state.withLock { state in
      guard case .running(var exchange)? = state.requests[dataTask.taskIdentifier] else { return }
      // Else the body would be copied for each part that comes.
      state.requests[dataTask.taskIdentifier] = nil
      exchange.body.append(data)
      state.requests[dataTask.taskIdentifier] = .running(exchange)
    }
  }

  func urlSession(
    _ session: URLSession, task: URLSessionTask, willPerformHTTPRedirection response: HTTPURLResponse,
    newRequest request: URLRequest, completionHandler: @escaping (URLRequest?) -> Void
  ) {
    completionHandler(nil)
  }

  func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
    let exchange = state.withLock { state -> Exchange? in
      guard case .running(let exchange)? = state.requests[task.taskIdentifier] else { return nil }
      state.requests[task.taskIdentifier] = nil
      return exchange
    }
    guard let exchange else { return }
    if let error {
      exchange.continuation.resume(throwing: HTTPClientError(error, of: task))
    } else if let response = task.response as? HTTPURLResponse {
      exchange.continuation.resume(returning: HTTPResponse(response, exchange.body))
    } else {
      exchange.continuation.resume(throwing: HTTPClientError.malformed("the answer is not HTTP"))
    }
  }
}

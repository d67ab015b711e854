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

  private struct State: Sendable {
    var exchanges: [Int: Exchange] = [:]
    var cancelled: Set<Int> = []
    var isClosed = false
  }

  private let state = Mutex(State())

  /// Whether the session takes no more requests.
  var isClosed: Bool { state.withLock { $0.isClosed } }

  /// Takes no more requests.
  func close() { state.withLock { $0.isClosed = true } }

  /// Starts a task and waits for its end, unless it was cancelled before.
  func start(_ task: URLSessionTask, _ continuation: CheckedContinuation<HTTPResponse, any Error>) {
    let isCancelled = state.withLock { state in
      if state.cancelled.remove(task.taskIdentifier) != nil { return true }
      state.exchanges[task.taskIdentifier] = Exchange(continuation: continuation)
      return false
    }
    if isCancelled { continuation.resume(throwing: CancellationError()) } else { task.resume() }
  }

  /// Ends a task, whether it has begun or not.
  func cancel(_ task: URLSessionTask) {
    let exchange = state.withLock { state in
      let exchange = state.exchanges.removeValue(forKey: task.taskIdentifier)
      if exchange == nil { state.cancelled.insert(task.taskIdentifier) }
      return exchange
    }
    task.cancel()
    exchange?.continuation.resume(throwing: CancellationError())
  }

  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
    state.withLock { $0.exchanges[dataTask.taskIdentifier]?.body.append(data) }
  }

  func urlSession(
    _ session: URLSession, task: URLSessionTask, willPerformHTTPRedirection response: HTTPURLResponse,
    newRequest request: URLRequest, completionHandler: @escaping (URLRequest?) -> Void
  ) {
    completionHandler(nil)
  }

  func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
    let exchange = state.withLock { state in
      state.cancelled.remove(task.taskIdentifier)
      return state.exchanges.removeValue(forKey: task.taskIdentifier)
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

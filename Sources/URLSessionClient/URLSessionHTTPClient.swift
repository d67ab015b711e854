public import AppCore
import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// The client that a shipped app uses: `URLSession`, without cache, cookies or redirects.
public final class URLSessionHTTPClient: Sendable {
  private let session: URLSession
  private let exchanges = SessionExchanges()

  /// Creates a client with an ephemeral session of its own.
  ///
  /// - Parameter timeout: How many seconds may pass without anything coming.
  public init(timeout: Double = 60) {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.timeoutIntervalForRequest = timeout
    configuration.urlCache = nil
    configuration.requestCachePolicy = .reloadIgnoringLocalCacheData
    configuration.httpCookieStorage = nil
    configuration.httpCookieAcceptPolicy = .never
    configuration.httpShouldSetCookies = false
    session = URLSession(configuration: configuration, delegate: exchanges, delegateQueue: nil)
  }

  deinit { session.invalidateAndCancel() }

  /// The client, over one `URLSession` that it keeps alive.
  public var client: HTTPClient {
    HTTPClient { request in try await self.send(request) }
  }

  /// Closes all connections and refuses further requests; those on the way fail.
  public func close() {
    exchanges.close()
    session.invalidateAndCancel()
  }

  private func send(_ request: HTTPRequest) async throws -> HTTPResponse {
    guard !exchanges.isClosed else { throw HTTPClientError.unreachable("the client is closed") }
    let task = session.dataTask(with: URLRequest(request))
    exchanges.expect(task)
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { exchanges.start(task, $0) }
    } onCancel: {
      exchanges.cancel(task)
    }
  }
}

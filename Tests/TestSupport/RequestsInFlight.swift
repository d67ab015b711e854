public import AppCore
import Synchronization

/// Counts the requests that an app waits for at the moment.
///
/// A request that is cancelled, by its task or by a time limit, is no longer counted from that very
/// moment, although the service may take a while to notice.
public final class RequestsInFlight: Sendable {
  private let counter = Mutex(0)

  /// Creates a count of no requests.
  public init() {}

  /// How many requests are on the way.
  public var count: Int { counter.withLock { $0 } }

  fileprivate func add(_ number: Int) {
    counter.withLock { $0 += number }
  }
}

extension HTTPClient {
  /// A client whose requests are counted while they are on the way.
  public func counted(by requests: RequestsInFlight) -> HTTPClient {
    HTTPClient { request in
      let isCounted = Mutex(true)
      let release: @Sendable () -> Void = {
        let wasCounted = isCounted.withLock { value in
          defer { value = false }
          return value
        }
        if wasCounted { requests.add(-1) }
      }
      requests.add(1)
      defer { release() }
      return try await withTaskCancellationHandler {
        try await self.send(request)
      } onCancel: {
        release()
      }
    }
  }
}

public import Foundation

/// How often, and after which waits, a request is sent anew.
public struct RetryPolicy: Sendable, Equatable {
  /// How often a request is sent in all while the service answers 429.
  public var rateLimitTries: Int
  /// The wait after a 429 that does not say how long.
  public var defaultRetryAfter: Duration
  /// The longest wait that a service may ask for; where it asks for more, its 429 is the answer.
  public var longestRetryAfter: Duration
  /// The waits before each new try after a 5xx or a timeout; their number is that of the new tries.
  public var failureDelays: [Duration]

  /// Creates a policy.
  public init(
    rateLimitTries: Int = 3, defaultRetryAfter: Duration = .seconds(1),
    longestRetryAfter: Duration = .seconds(120), failureDelays: [Duration] = [.seconds(1), .seconds(2)]
  ) {
    self.rateLimitTries = rateLimitTries
    self.defaultRetryAfter = defaultRetryAfter
    self.longestRetryAfter = longestRetryAfter
    self.failureDelays = failureDelays
  }

  /// Three tries on 429, two more on 5xx and timeouts after one and two seconds.
  public static let standard = RetryPolicy()

  /// Returns the wait that a 429 asks for, by `Retry-After` in seconds or as a date.
  public func retryAfter(_ response: HTTPResponse, now: Date) -> Duration {
    guard let text = response.field("Retry-After")?.trimmingCharacters(in: .whitespaces) else {
      return defaultRetryAfter
    }
    if !text.isEmpty, text.allSatisfy({ ("0"..."9").contains($0) }) {
      return .seconds(Int(text).map { min($0, 1_000_000_000) } ?? 1_000_000_000)
    }
    guard let date = HTTPDate.date(from: text) else { return defaultRetryAfter }
    return .milliseconds(Int((max(0, date.timeIntervalSince(now)) * 1_000).rounded(.up)))
  }
}

extension HTTPClient {
  /// A client that sends a request anew as a policy has it; other answers and errors pass through.
  public func retrying(_ policy: RetryPolicy = .standard, on clock: AppClock) -> HTTPClient {
    HTTPClient { request in
      var attempts = Attempts(policy: policy)
      while true {
        let result = try await self.outcome(of: request)
        guard let wait = attempts.wait(after: result, now: clock.now()) else { return try result.get() }
        try await clock.sleep(wait)
      }
    }
  }

  /// Returns the answer, or the timeout; other errors are thrown.
  private func outcome(of request: HTTPRequest) async throws -> Result<HTTPResponse, HTTPClientError> {
    do {
      return .success(try await send(request))
    } catch HTTPClientError.timedOut {
      return .failure(.timedOut)
    }
  }
}

/// Counts the tries of one request.
private struct Attempts {
  let policy: RetryPolicy
  var rateLimited = 0
  var failed = 0

  init(policy: RetryPolicy) { self.policy = policy }

  /// Returns how long to wait before the next try, or `nil` where there is none.
  mutating func wait(after result: Result<HTTPResponse, HTTPClientError>, now: Date) -> Duration? {
    switch result {
    case .success(let response) where response.status == 429:
      rateLimited += 1
      let wait = policy.retryAfter(response, now: now)
      return rateLimited < policy.rateLimitTries && wait <= policy.longestRetryAfter ? wait : nil
    case .success(let response) where !(500...599).contains(response.status):
      return nil
    default:
      failed += 1
      return failed <= policy.failureDelays.count ? policy.failureDelays[failed - 1] : nil
    }
  }
}

import StubServer
import Synchronization

extension CoinGeckoStub {
  /// How many calls are answered in a stretch of time.
  public struct RateLimit: Sendable, Hashable {
    /// How many calls are answered.
    public var budget: Int
    /// The stretch in milliseconds, counted from the first call in it.
    public var window: Int64

    /// Creates a limit; `window` is a minute where it is not given.
    public init(budget: Int, window: Int64 = 60_000) {
      self.budget = budget
      self.window = window
    }
  }

  /// What is refused whatever is asked for; everything is off at first.
  public struct Policy: Sendable, Hashable {
    /// Whether a request without User-Agent gets 403.
    public var refusesMissingUserAgent = false
    /// Whether ranges and intervals that need a paid key are served.
    public var hasPaidKey = false
    /// How many calls are answered; nil for all.
    public var rateLimit: RateLimit?

    /// Creates a policy that refuses nothing but what needs a paid key.
    public init() {}
  }

  /// What is refused whatever is asked for.
  public var policy: Policy {
    get { state.withLock { $0.policy } }
    set { setPolicy(newValue) }
  }

  /// Sets what is refused whatever is asked for, and begins to count calls anew.
  public func setPolicy(_ policy: Policy) {
    state.withLock { state in
      state.policy = policy
      state.calls = CallWindow()
    }
  }

  /// The calls counted so far.
  struct CallWindow: Sendable, Hashable {
    var start: Int64?
    var count = 0
  }
}

extension CoinGeckoStub.Policy {
  /// Counts a call and returns what refuses it.
  func refusal(
    of request: StubRequest, calls: inout CoinGeckoStub.CallWindow, now: Int64
  ) -> CoinGeckoStub.ErrorBody? {
    if let seconds = secondsToWait(&calls, now: now) { return .rateLimited(retryAfter: seconds) }
    if refusesMissingUserAgent, (request.field("User-Agent") ?? "").isEmpty { return .userAgentMissing }
    return nil
  }

  private func secondsToWait(_ calls: inout CoinGeckoStub.CallWindow, now: Int64) -> Int? {
    guard let rateLimit else { return nil }
    let start = calls.start.flatMap { now - $0 < rateLimit.window ? $0 : nil }
    calls = CoinGeckoStub.CallWindow(start: start ?? now, count: start == nil ? 1 : calls.count + 1)
    guard calls.count > rateLimit.budget else { return nil }
    let rest = rateLimit.window - (now - (start ?? now))
    return Int(UTCTime.index(of: rest - 1, period: UTCTime.second) + 1)
  }
}

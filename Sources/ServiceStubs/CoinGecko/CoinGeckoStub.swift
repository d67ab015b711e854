public import StubServer
import Synchronization

/// A stand-in for CoinGecko's market data, base path `/api/v3`, whose market a scenario sets.
///
/// It answers as the service does: errors in several shapes, unknown names left out without a word,
/// times out of order. Its clock is the one that it is given.
public final class CoinGeckoStub: Sendable {
  /// What may change while the stub runs.
  struct State: Sendable {
    var market: CoinGeckoMarket
    var policy = Policy()
    var failures: [String: ErrorBody] = [:]
    var calls = CallWindow()
  }

  let state: Mutex<State>
  let now: @Sendable () -> Int64
  let startedAt: Int64

  /// Creates a stub.
  ///
  /// - Parameter now: The time in milliseconds since 1970.
  public init(market: CoinGeckoMarket = .standard, now: @escaping @Sendable () -> Int64) {
    state = Mutex(State(market: market))
    startedAt = now()
    self.now = now
  }

  /// The routes, for a server or for tests without one.
  public var router: Router {
    var router = Router()
    route(&router, "/api/v3/ping") { _, _, _ in .ping }
    route(&router, "/api/v3/simple/price") { SimplePrice(state: $1, now: $2).answer(to: $0) }
    router.on("GET", "/api/v3/coins/{id}/market_chart") { [self] request, parameters in
      respond(to: request) { state, now in
        MarketChart(coin: parameters["id"] ?? "", state: state, now: now, anchor: startedAt).answer(
          to: request)
      }
    }
    return router
  }

  private func route(
    _ router: inout Router, _ path: String,
    _ answer: @escaping @Sendable (StubRequest, State, Int64) -> Answer
  ) {
    router.on("GET", path) { [self] request, _ in
      respond(to: request) { answer(request, $0, $1) }
    }
  }

  /// Answers a request unless the policy refuses it; every call counts, also a refused one.
  private func respond(to request: StubRequest, _ answer: (State, Int64) -> Answer) -> StubResponse {
    let now = now()
    let (snapshot, refusal) = state.withLock { state in
      (state, state.policy.refusal(of: request, calls: &state.calls, now: now))
    }
    return (refusal.map(Answer.failure) ?? answer(snapshot, now)).response(now: now)
  }
}

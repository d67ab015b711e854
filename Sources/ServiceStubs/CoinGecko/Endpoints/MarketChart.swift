import StubServer

/// Answers `/coins/{id}/market_chart`: a coin's history.
struct MarketChart: Sendable {
  var coin: String
  var state: CoinGeckoStub.State
  var now: Int64
  /// When the generated history passes through the current price.
  var anchor: Int64

  /// Answers a request.
  func answer(to request: StubRequest) -> Answer {
    guard let currency = request.parameter("vs_currency")?.lowercased() else {
      return .failure(.missingParameter("vs_currency"))
    }
    guard let days = request.parameter("days") else { return .failure(.missingParameter("days")) }
    if let failure = state.failures[coin] { return .failure(failure) }
    guard let known = state.market.coins[coin] else { return .failure(.coinNotFound) }
    guard state.market.currencies.contains(currency) else { return .failure(.invalidCurrency) }
    guard let range = ChartRange(days: days, interval: request.queryValue("interval")) else {
      return .failure(.invalidDays)
    }
    if let refusal = refusal(of: range, interval: request.queryValue("interval")) { return .failure(refusal) }
    let rows = rows(of: known.quotes[currency] ?? CoinGeckoMarket.Quote(), in: range)
    return .success(json: json(rows, precision: Precision(request.queryValue("precision"))))
  }

  private func refusal(of range: ChartRange, interval: String?) -> CoinGeckoStub.ErrorBody? {
    guard !state.policy.hasPaidKey else { return nil }
    if interval == "hourly" || interval == "5m" { return .planRequired }
    return range.needsPaidKey ? .rangeExceeded : nil
  }

  private func rows(of quote: CoinGeckoMarket.Quote, in range: ChartRange) -> [ChartRow] {
    quote.history ?? HistoryGenerator(coin: coin, anchor: anchor).rows(of: quote, in: range, now: now)
  }

  private func json(_ rows: [ChartRow], precision: Precision) -> String {
    JSONText.object([
      ("prices", pairs(rows) { $0.price.rounded(precision) }),
      ("market_caps", pairs(rows) { $0.marketCap }),
      ("total_volumes", pairs(rows) { $0.volume }),
    ])
  }

  private func pairs(_ rows: [ChartRow], _ value: (ChartRow) -> WireNumber) -> String {
    JSONText.array(rows.map { "[\($0.time),\(value($0).json)]" })
  }
}

extension StubRequest {
  /// Returns a parameter; nil where it is missing or empty.
  func parameter(_ name: String) -> String? {
    queryValue(name).flatMap { $0.isEmpty ? nil : $0 }
  }
}

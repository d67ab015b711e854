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
    let quote = known.quotes[currency] ?? CoinGeckoMarket.Quote()
    return .success(content(of: quote, in: range, precision: Precision(request.queryValue("precision"))))
  }

  private func refusal(of range: ChartRange, interval: String?) -> CoinGeckoStub.ErrorBody? {
    guard !state.policy.hasPaidKey else { return nil }
    if interval == "hourly" || interval == "5m" { return .planRequired }
    return range.needsPaidKey ? .rangeExceeded : nil
  }

  private func content(
    of quote: CoinGeckoMarket.Quote, in range: ChartRange, precision: Precision
  ) -> Content {
    if let rows = quote.history { return Content(json: json(rows, precision: precision)) }
    let key = GeneratedCharts.Key(
      coin: coin, quote: quote, range: range, precision: precision, now: now, anchor: anchor)
    return GeneratedCharts.shared.content(for: key) {
      let rows = HistoryGenerator(coin: coin, anchor: anchor).rows(of: quote, in: range, now: now)
      return Content(json: json(rows, precision: precision))
    }
  }

  private func json(_ rows: [ChartRow], precision: Precision) -> String {
    JSONText.object([
      ("prices", pairs(rows) { $0.price.rounded(precision) }),
      ("market_caps", pairs(rows) { $0.marketCap }),
      ("total_volumes", pairs(rows) { $0.volume }),
    ])
  }

  /// Writes one array of pairs; piece by piece, since a history has thousands of numbers.
  private func pairs(_ rows: [ChartRow], _ value: (ChartRow) -> WireNumber) -> String {
    var text = "["
    text.reserveCapacity(rows.count * 36)
    var separator = "["
    for row in rows {
      text += separator
      text += String(row.time)
      text += ","
      text += value(row).json
      text += "]"
      separator = ",["
    }
    text += "]"
    return text
  }
}

extension StubRequest {
  /// Returns a parameter; nil where it is missing or empty.
  func parameter(_ name: String) -> String? {
    queryValue(name).flatMap { $0.isEmpty ? nil : $0 }
  }
}

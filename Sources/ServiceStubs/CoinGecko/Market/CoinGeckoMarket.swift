/// What the CoinGecko stub knows: coins, their prices per currency and their history.
public struct CoinGeckoMarket: Sendable, Hashable {
  /// The coins by id, such as `bitcoin`.
  var coins: [String: Coin] = [:]
  /// The quote currencies that are not refused, in lower case.
  private(set) var currencies: Set<String> = ["eur", "gbp", "usd"]

  /// Creates a market without coins.
  public init() {}

  /// Sets a price as the digits that go on the wire; nil is null.
  ///
  /// - Throws: `ServiceStubsError.notANumber` for a text that is no JSON number.
  public mutating func setPrice(
    _ text: String?, coin: String, currency: String
  ) throws(ServiceStubsError) {
    let price = try WireNumber(text, at: "price of \(coin) in \(currency)")
    update(coin, currency) { quote in
      quote.price = price
      quote.historyBase = price.positiveValue ?? quote.historyBase
    }
  }

  /// Removes the price, so that its key is absent from answers.
  public mutating func removePrice(coin: String, currency: String) {
    update(coin, currency) { $0.price = nil }
  }

  /// Sets what answers tell beside the price as the digits that go on the wire; nil is null.
  ///
  /// - Throws: `ServiceStubsError.notANumber` for a text that is no JSON number.
  public mutating func setDetail(
    _ detail: Detail, _ text: String?, coin: String, currency: String
  ) throws(ServiceStubsError) {
    let value = try WireNumber(text, at: "\(detail.rawValue) of \(coin) in \(currency)")
    update(coin, currency) { $0.details[detail] = value }
  }

  /// Sets when a coin's price last changed, in seconds since 1970; nil follows the clock.
  public mutating func setLastUpdated(_ seconds: Int64?, coin: String) {
    coins[coin, default: Coin()].lastUpdated = seconds
  }

  /// Sets the history that is served as it stands, whatever range is asked for.
  ///
  /// - Throws: `ServiceStubsError.notANumber` for a point with a text that is no JSON number.
  public mutating func setHistory(
    coin: String, currency: String, points: [ChartPoint]
  ) throws(ServiceStubsError) {
    var rows: [ChartRow] = []
    for point in points {
      rows.append(try ChartRow(point, at: "history of \(coin) in \(currency)"))
    }
    update(coin, currency) { $0.history = rows }
  }

  /// Goes back to the history that is generated from the price.
  public mutating func clearHistory(coin: String, currency: String) {
    update(coin, currency) { $0.history = nil }
  }

  /// Removes a coin, so that its id is unknown.
  public mutating func removeCoin(_ coin: String) {
    coins[coin] = nil
  }

  private mutating func update(_ coin: String, _ currency: String, _ change: (inout Quote) -> Void) {
    let currency = currency.lowercased()
    currencies.insert(currency)
    change(&coins[coin, default: Coin()].quotes[currency, default: Quote()])
  }
}

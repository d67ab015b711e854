public import AppCore
public import Foundation

/// All that the app needs from outside.
public struct BuyDependencies: Sendable {
  /// What the user holds.
  public var wallet: Wallet
  /// Where prices come from.
  public var marketData: MarketData
  /// Where orders go.
  public var orders: OrderPlacing
  /// How the app knows the time.
  public var clock: AppClock
  /// The currency that the user pays in.
  public var currency: Currency
  /// The decisions of the brief.
  public var rules: BuyRules

  /// Creates the dependencies.
  public init(
    wallet: Wallet = .standard, marketData: MarketData, orders: OrderPlacing, clock: AppClock,
    currency: Currency = .eur, rules: BuyRules = .standard
  ) {
    self.wallet = wallet
    self.marketData = marketData
    self.orders = orders
    self.clock = clock
    self.currency = currency
    self.rules = rules
  }

  /// How long the live version waits for an answer.
  public static let timeLimit = Duration.seconds(10)

  /// The live version over HTTP: each try has a time limit, and failures are retried.
  public static func live(
    client: HTTPClient, baseURL: URL, clock: AppClock, wallet: Wallet = .standard,
    orders: OrderPlacing? = nil, currency: Currency = .eur, rules: BuyRules = .standard
  ) -> BuyDependencies {
    let patient = client.timingOut(after: timeLimit, on: clock).retrying(.standard, on: clock)
    return BuyDependencies(
      wallet: wallet, marketData: CoinGecko(client: patient, baseURL: baseURL).marketData,
      orders: orders ?? OrderDesk(clock: clock).orderPlacing, clock: clock, currency: currency,
      rules: rules)
  }
}

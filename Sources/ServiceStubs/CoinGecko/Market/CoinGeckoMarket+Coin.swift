extension CoinGeckoMarket {
  /// What simple/price tells of a coin beside its price.
  public enum Detail: String, Sendable, Hashable, CaseIterable {
    /// The worth of all coins that exist.
    case marketCap = "market_cap"
    /// What was traded in 24 hours.
    case volume = "24h_vol"
    /// The change of the price in 24 hours, in percent.
    case change = "24h_change"

    /// The parameter that asks for it; it says `24hr` where the answer says `24h`.
    var parameter: String {
      switch self {
      case .marketCap: "include_market_cap"
      case .volume: "include_24hr_vol"
      case .change: "include_24hr_change"
      }
    }
  }

  /// A coin with its quotes by currency.
  struct Coin: Sendable, Hashable {
    var quotes: [String: Quote] = [:]
    var lastUpdated: Int64?
  }

  /// A coin's figures in one currency.
  struct Quote: Sendable, Hashable {
    /// The price; nil where its key is absent.
    var price: WireNumber?
    var details: [Detail: WireNumber] = [:]
    /// The history to serve as it stands; nil where it is generated.
    var history: [ChartRow]?
    /// The last price above zero, around which the history is generated.
    var historyBase: Double?
  }
}

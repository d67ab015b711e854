extension HistoryGenerator {
  /// What goes with the price at a point: how many coins exist and how much is traded.
  struct Figures: Sendable {
    var supply: Double?
    var volume: Double

    /// Derives the figures from a quote; without a market cap the supply is unknown.
    init(_ quote: CoinGeckoMarket.Quote, base: Double) {
      supply = quote.details[.marketCap]?.positiveValue.map { $0 / base }
      volume = quote.details[.volume]?.positiveValue ?? base * 1_000_000
    }
  }

  /// Returns a point with a market cap in step with its price and a volume around the quote's.
  func row(at time: Int64, price: Double, figures: Figures) -> ChartRow {
    let worth = figures.supply.map { WireNumber(price * $0) }
    let traded = figures.volume * (0.75 + 0.5 * StableHash.unit(1, time))
    return ChartRow(
      time: time, price: WireNumber(price), marketCap: worth ?? .null, volume: WireNumber(traded))
  }
}

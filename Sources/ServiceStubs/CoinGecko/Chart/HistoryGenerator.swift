/// Makes up a coin's history: the same coin, time and price give the same points.
///
/// Times and prices are functions of the period a point lies in, so that a later request shows the
/// points of an earlier one again. Only additions and multiplications are used, which round alike
/// on every system.
struct HistoryGenerator: Sendable {
  /// One wave of the walk: the time between its turning points and how far it swings.
  private struct Wave {
    var period: Int64
    var swing: Double
  }

  private static let waves = [
    Wave(period: 20 * UTCTime.day, swing: 0.06), Wave(period: 5 * UTCTime.day, swing: 0.03),
    Wave(period: UTCTime.day, swing: 0.025), Wave(period: 4 * UTCTime.hour, swing: 0.01),
    Wave(period: 20 * UTCTime.minute, swing: 0.004),
  ]

  private let seed: UInt64
  private let steadiness: Double
  private let waveSeeds: [UInt64]
  private var anchorHeight = 0.0

  /// Creates the generator of a coin whose history passes through its price at `anchor`.
  init(coin: String, anchor: Int64) {
    seed = StableHash.fnv(coin.utf8)
    steadiness = coin == "tether" ? 0.02 : 1
    waveSeeds = Self.waves.indices.map { [seed] in StableHash.mix(seed, Int64($0)) }
    anchorHeight = height(at: anchor)
  }

  /// Returns the points of a range, the last of them the current price at `now` cut to whole seconds.
  ///
  /// The point before it may lie later within that second: the service does not promise order.
  func rows(of quote: CoinGeckoMarket.Quote, in range: ChartRange, now: Int64) -> [ChartRow] {
    guard let base = quote.historyBase else { return [] }
    let figures = Figures(quote, base: base)
    var rows = times(in: range, now: now).map { time in
      row(at: time, price: base * level(at: time), figures: figures)
    }
    let last = UTCTime.index(of: now, period: UTCTime.second) * UTCTime.second
    rows.append(row(at: last, price: quote.price?.positiveValue ?? base * level(at: last), figures: figures))
    if let price = quote.price, price != .null { rows[rows.count - 1].price = price }
    return rows
  }

  private func times(in range: ChartRange, now: Int64) -> [Int64] {
    let period = range.granularity.period
    let start = range.start(now: now)
    let first = UTCTime.index(of: start, period: period) + (range.granularity == .hourly ? 0 : 1)
    let last = UTCTime.index(of: now, period: period)
    guard first <= last else { return [] }
    return (first...last).map { index in
      let time = index * period + offset(index, range.granularity)
      return min(max(time, start), now)
    }
  }

  /// Returns how far into its period a point lies; gaps then run from 132 to 468 s, or from 900 to 6300 s.
  private func offset(_ index: Int64, _ granularity: ChartRange.Granularity) -> Int64 {
    let spread: Int64 =
      switch granularity {
      case .fiveMinutes: 168 * UTCTime.second
      case .hourly: 2_700 * UTCTime.second
      case .daily: 0
      }
    return Int64(StableHash.unit(seed ^ UInt64(granularity.period), index) * Double(spread))
  }

  /// Returns the price at a time as a multiple of the price at the anchor.
  private func level(at time: Int64) -> Double {
    1 + steadiness * (height(at: time) - anchorHeight)
  }

  private func height(at time: Int64) -> Double {
    zip(Self.waves, waveSeeds).reduce(0.0) { sum, next in
      let (wave, seed) = next
      let index = UTCTime.index(of: time, period: wave.period)
      let part = Double(time - index * wave.period) / Double(wave.period)
      let from = StableHash.unit(seed, index) - 0.5
      let to = StableHash.unit(seed, index + 1) - 0.5
      return sum + wave.swing * 2 * (from + (to - from) * part * part * (3 - 2 * part))
    }
  }
}

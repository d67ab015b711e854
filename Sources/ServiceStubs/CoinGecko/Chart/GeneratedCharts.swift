import Synchronization

/// Keeps generated histories, which are costly to write and the same for the same market and time.
///
/// Scenarios begin at the same time with the same market, each with a stub of its own.
final class GeneratedCharts: Sendable {
  /// Everything that a generated history depends on.
  struct Key: Sendable, Hashable {
    var coin: String
    var quote: CoinGeckoMarket.Quote
    var range: ChartRange
    var precision: Precision
    var now: Int64
    var anchor: Int64
  }

  /// The histories of all stubs of the process.
  static let shared = GeneratedCharts(limit: 16)

  private let limit: Int
  private let contents = Mutex<[Key: Content]>([:])

  /// Keeps up to that many histories.
  init(limit: Int) {
    self.limit = limit
  }

  /// Returns the content for a key, made once while it is kept.
  func content(for key: Key, make: () -> Content) -> Content {
    if let content = contents.withLock({ $0[key] }) { return content }
    let content = make()
    contents.withLock { contents in
      if contents.count >= limit { contents.removeAll(keepingCapacity: true) }
      contents[key] = content
    }
    return content
  }
}

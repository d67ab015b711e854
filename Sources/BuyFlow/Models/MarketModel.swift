public import AppCore
public import Foundation
public import Observation

/// The prices and price histories that the app knows, each asset's its own.
@MainActor @Observable public final class MarketModel {
  private var quotes: [Asset: Loadable<Quote>] = [:]
  private var histories: [Asset: Loadable<PriceHistory>] = [:]
  private var quoteFailures: [Asset: Date] = [:]

  private let dependencies: BuyDependencies
  private let work: AppWork

  init(dependencies: BuyDependencies, work: AppWork) {
    self.dependencies = dependencies
    self.work = work
  }

  private var rules: BuyRules { dependencies.rules }

  /// How far the price of an asset has come.
  public func quote(of asset: Asset) -> LoadState<Quote> {
    quotes[asset]?.state ?? .idle
  }

  /// The price of an asset, where it is known.
  public func price(of asset: Asset) -> Decimal? {
    quote(of: asset).value?.price
  }

  /// What stands in the place of an asset's price.
  public func shownPrice(of asset: Asset) -> ShownPrice {
    let quote = quote(of: asset)
    return quote.value.map { .known($0.price) } ?? (quote.isFailed ? .unknown : .loading)
  }

  /// How far the price history of an asset has come.
  public func history(of asset: Asset) -> LoadState<PriceHistory> {
    histories[asset]?.state ?? .idle
  }

  /// Asks for the prices of all assets at once.
  public func loadPrices() {
    let tickets = Asset.allCases.map { ($0, quotes[$0, default: Loadable()].begin()) }
    let (marketData, currency) = (dependencies.marketData, dependencies.currency)
    work.start {
      let prices = try? await marketData.prices(Asset.allCases, currency)
      for (asset, ticket) in tickets {
        self.pricesArrived(prices?[asset], of: asset, for: ticket)
      }
    }
  }

  private func pricesArrived(_ price: Decimal?, of asset: Asset, for ticket: Loadable<Quote>.Ticket) {
    let now = dependencies.clock.now()
    if let price = rules.usablePrice(price) {
      quotes[asset]?.succeed(ticket, with: Quote(price: price, asOf: now))
    } else {
      quotes[asset]?.fail(ticket)
      quoteFailures[asset] = now
    }
  }

  /// Asks for the prices anew where one that a screen is about to show is old or was never asked for.
  public func refreshPrices(shown assets: [Asset]) {
    if assets.contains(where: needsRefresh) { loadPrices() }
  }

  private func needsRefresh(_ asset: Asset) -> Bool {
    let quote = quote(of: asset)
    guard !quote.isLoading else { return false }
    guard let since = quote.value?.asOf ?? quoteFailures[asset] else { return true }
    // To the millisecond: sums of dates are not exact beyond that.
    let age = (dependencies.clock.now().timeIntervalSince(since) * 1_000).rounded() / 1_000
    return rules.isPriceOld(age)
  }

  /// Asks for the price history of an asset.
  public func loadHistory(of asset: Asset) {
    let ticket = histories[asset, default: Loadable()].begin()
    let (marketData, currency) = (dependencies.marketData, dependencies.currency)
    work.start {
      if let raw = try? await marketData.history(asset, currency) {
        self.histories[asset]?.succeed(ticket, with: PriceHistory(points: self.rules.chartPoints(raw)))
      } else {
        self.histories[asset]?.fail(ticket)
      }
    }
  }
}

public import AppCore
public import Foundation
public import Observation

/// The second screen: the price at which to buy.
@MainActor @Observable public final class SetLimitModel {
  /// The asset to buy.
  public let asset: Asset
  /// The limit price.
  public let field: AmountFieldModel
  /// Called with the limit that the user confirmed.
  @ObservationIgnored public var onConfirm: (Decimal) -> Void = { _ in }

  private let market: MarketModel
  private let rules: BuyRules
  private let currency: Currency

  init(asset: Asset, entry: AmountEntry, market: MarketModel, dependencies: BuyDependencies) {
    self.asset = asset
    self.market = market
    rules = dependencies.rules
    currency = dependencies.currency
    field = AmountFieldModel(rules: rules, currency: currency)
    field.replace(with: entry)
  }

  /// The line under the title, with the current price.
  public var subtitle: String {
    rules.setLimitSubtitle(market.shownPrice(of: asset), rules.currencySymbol(currency))
  }

  /// How far the current price has come.
  public var quote: LoadState<Quote> { market.quote(of: asset) }

  /// How far the price history has come.
  public var history: LoadState<PriceHistory> { market.history(of: asset) }

  /// The text under the input.
  public var helperText: String { rules.limitHelperText() }

  /// The limit set, where the one typed is valid.
  public var limit: Decimal? {
    field.entry.value.flatMap { rules.isValidLimit($0) ? $0 : nil }
  }

  /// The difference between limit and current price.
  public var badge: LimitBadge? { rules.badge(market.price(of: asset), limit) }

  /// The chart with its line; there is none without a history.
  public var chart: Chart? {
    guard let history = history.value, let range = history.range else { return nil }
    let price = market.price(of: asset)
    let scale = rules.chartScale(range, price)
    return Chart(points: history.points, scale: scale, line: rules.chartLine(limit, price, scale))
  }

  /// What the button at the bottom says.
  public var confirmLabel: String { rules.confirmLabel(field.entry.value) }

  /// Whether the limit typed can be confirmed.
  public var isConfirmEnabled: Bool { rules.isValidLimit(field.entry.value) }

  /// Sets the limit by the line on the chart.
  public func lineDragged(to value: Decimal) {
    guard let chart, chart.line != nil else { return }
    field.replace(with: rules.entryAfterDrag(rules.draggedLimit(value, chart.scale)))
  }

  /// Asks for the current price again.
  public func retryPriceButtonTapped() { market.loadPrices() }

  /// Asks for the price history again.
  public func retryHistoryButtonTapped() { market.loadHistory(of: asset) }

  /// Confirms the limit.
  public func confirmButtonTapped() {
    if isConfirmEnabled, let limit = field.entry.value { onConfirm(limit) }
  }

  func appeared() {
    market.refreshPrices(shown: [asset])
  }
}

public import AppCore
public import Foundation

/// The decisions that the lines of the brief rest on, each of which can be replaced.
///
/// Models and screens decide nothing of this by themselves.
public struct BuyRules: Sendable {
  /// The entry after a key of the keypad.
  public var keyPressed: @Sendable (AmountEntry, AmountKey) -> AmountEntry
  /// The entry for pasted text, or `nil` where it is refused.
  public var pasted: @Sendable (String) -> AmountEntry?
  /// Whether an amount opens Next.
  public var isValidAmount: @Sendable (Decimal?) -> Bool
  /// Whether a limit opens Confirm, and counts as set.
  public var isValidLimit: @Sendable (Decimal?) -> Bool

  /// The subtitle of Set amount.
  public var setAmountSubtitle: @Sendable (Asset) -> String
  /// The assets that Choose asset lists, in order.
  public var listedAssets: @Sendable () -> [Asset]
  /// The text of a balance.
  public var balanceText: @Sendable (Decimal) -> String
  /// The text of a balance's value: balance, price, symbol of the currency.
  public var balanceValue: @Sendable (Decimal, Decimal, String) -> String
  /// What stays of the amount typed when another asset is chosen.
  public var amountAfterAssetChange: @Sendable (AmountEntry) -> AmountEntry
  /// What stays of the limit when another asset is chosen.
  public var limitAfterAssetChange: @Sendable (AmountEntry) -> AmountEntry

  /// The subtitle of Set limit: the price, symbol of the currency.
  public var setLimitSubtitle: @Sendable (ShownPrice, String) -> String
  /// The text under the limit input.
  public var limitHelperText: @Sendable () -> String
  /// The badge: current price, limit.
  public var badge: @Sendable (Decimal?, Decimal?) -> LimitBadge?
  /// What the button of Set limit says, by the limit typed.
  public var confirmLabel: @Sendable (Decimal?) -> String
  /// The points of the chart.
  public var chartPoints: @Sendable ([RawPricePoint]) -> [Chart.Point]
  /// The scale of the chart: the range of its prices, the current price.
  public var chartScale: @Sendable (ClosedRange<Decimal>, Decimal?) -> ClosedRange<Decimal>
  /// The line on the chart: limit, current price, scale.
  public var chartLine: @Sendable (Decimal?, Decimal?, ClosedRange<Decimal>) -> Chart.Line?
  /// The limit for a line dragged to a value on a scale.
  public var draggedLimit: @Sendable (Decimal, ClosedRange<Decimal>) -> Decimal
  /// The input after the line was dragged to a limit.
  public var entryAfterDrag: @Sendable (Decimal) -> AmountEntry

  /// The amount in the summary: amount, symbol of the currency.
  public var summaryAmount: @Sendable (Decimal, String) -> String
  /// The limit in the summary: limit, symbol of the currency.
  public var summaryLimit: @Sendable (Decimal, String) -> String
  /// The quantity that a limit buys: amount, limit.
  public var quantity: @Sendable (Decimal, Decimal) -> Decimal
  /// The text of a quantity.
  public var quantityText: @Sendable (Decimal, Asset) -> String
  /// The change of price to give notice of, from the price confirmed to the price now.
  public var priceChange: @Sendable (Decimal?, Decimal?) -> LimitBadge?
  /// Whether the user reviews the order before it is placed.
  public var reviewsBeforePlacing: @Sendable () -> Bool

  /// The price that can be used of what the service sent.
  public var usablePrice: @Sendable (Decimal?) -> Decimal?
  /// The symbol of a currency.
  public var currencySymbol: @Sendable (Currency) -> String
  /// Whether a price of so many seconds is refreshed when a screen that shows it appears.
  public var isPriceOld: @Sendable (TimeInterval) -> Bool
}

extension BuyRules {
  /// The rules of the brief.
  public static let standard = BuyRules(
    keyPressed: { $0.pressing($1) },
    pasted: { AmountEntry(pasted: $0) },
    isValidAmount: { $0.map { $0 > 0 } ?? false },
    isValidLimit: { $0.map { $0 > 0 } ?? false },
    setAmountSubtitle: { "Your \($0.symbol) purchase" },
    listedAssets: { Asset.allCases },
    balanceText: { AmountText.exact($0) },
    balanceValue: { "\($2) \(AmountText.money($0 * $1))" },
    amountAfterAssetChange: { $0 },
    limitAfterAssetChange: { _ in AmountEntry() },
    setLimitSubtitle: { price, symbol in
      switch price {
      case .loading: "Current Price: …"
      case .unknown: "Current Price: \(symbol) \(AmountText.unknown)"
      case .known(let price): "Current Price: \(symbol) \(AmountText.price(price))"
      }
    },
    limitHelperText: { "is the price you will buy at" },
    badge: { LimitBadge(from: $0, to: $1) },
    confirmLabel: { limit in
      limit.map { "Confirm \(AmountText.price($0)) limit" } ?? "Confirm limit"
    },
    chartPoints: { PriceHistory.points(from: $0) },
    chartScale: { ChartScale.scale(of: $0, current: $1) },
    chartLine: { ChartScale.line(limit: $0, current: $1, on: $2) },
    draggedLimit: { ChartScale.draggedLimit($0, on: $1) },
    entryAfterDrag: { AmountEntry(price: $0) },
    summaryAmount: { "\(AmountText.wholeOrCents($0)) \($1)" },
    summaryLimit: { "\(AmountText.price($0)) \($1)" },
    quantity: { amount, limit in limit > 0 ? (amount / limit).floored(to: 8) : 0 },
    quantityText: { "\(AmountText.exact($0)) \($1.symbol)" },
    priceChange: { was, now in
      LimitBadge(from: was, to: now).flatMap { $0.style == .neutral ? nil : $0 }
    },
    reviewsBeforePlacing: { true },
    usablePrice: { price in price.flatMap { $0.isFinite && $0 > 0 ? $0 : nil } },
    currencySymbol: { $0.symbol },
    isPriceOld: { $0 > 60 })
}

import AppCore
import BuyFlow
import Foundation

/// Decisions of the brief of Buy Crypto gone wrong.
enum BrokenBuyRules {
  typealias Rule = BrokenRule<BuyRules>

  static let all = wallet + setAmount + setLimit + chart + summary + data

  private static let wallet: [Rule] = [
    Rule("BUY-01", "the balances are doubled") { rules in
      let text = rules.balanceText
      rules.balanceText = { text($0 * 2) }
    },
    Rule("BUY-06", "USDT is not listed") { $0.listedAssets = { [.ethereum, .bitcoin] } },
    Rule("BUY-06", "balances are rounded to cents") { $0.balanceText = { AmountText.money($0) } },
    Rule("BUY-07", "the worth is cut, not rounded") {
      $0.balanceValue = { "\($2) \(AmountText.money(($0 * $1).floored(to: 2)))" }
    },
  ]

  private static let setAmount: [Rule] = [
    Rule("BUY-02", "the subtitle does not say what is bought") {
      $0.setAmountSubtitle = { _ in "Your purchase" }
    },
    Rule("BUY-03", "the subtitle stays with BTC") {
      $0.setAmountSubtitle = { _ in "Your BTC purchase" }
    },
    Rule("BUY-04", "a comma in pasted text is skipped") {
      $0.pasted = { AmountEntry(pasted: $0.replacing(",", with: "")) }
    },
    Rule("BUY-05", "another asset drops the amount") {
      $0.amountAfterAssetChange = { _ in AmountEntry() }
    },
    Rule("BUY-08", "the point does nothing") {
      $0.keyPressed = { $1 == .point ? $0 : $0.pressing($1) }
    },
    Rule("BUY-09", "no amount is an amount") { $0.isValidAmount = { _ in true } },
    Rule("BUY-09", "zero is an amount") { $0.isValidAmount = { $0 != nil } },
    Rule("BUY-10", "cents alone are no amount") { $0.isValidAmount = { $0.map { $0 >= 1 } ?? false } },
    Rule("BUY-11", "nothing opens Next") { $0.isValidAmount = { _ in false } },
  ]

  private static let setLimit: [Rule] = [
    Rule("BUY-12", "prices are not grouped") { rules in
      let subtitle = rules.setLimitSubtitle
      rules.setLimitSubtitle = { subtitle($0, $1).replacing(",", with: "") }
    },
    Rule("BUY-13", "old prices are not refreshed") { $0.isPriceOld = { _ in false } },
    Rule("BUY-13", "prices are always refreshed") { $0.isPriceOld = { _ in true } },
    Rule("BUY-14", "another asset keeps the limit") { $0.limitAfterAssetChange = { $0 } },
    Rule("BUY-15", "the limit is not explained") { $0.limitHelperText = { "" } },
    Rule("BUY-20", "the badge is measured from the limit") {
      $0.badge = { LimitBadge(from: $1, to: $0) }
    },
    Rule("BUY-20", "there is a badge without a limit") {
      $0.badge = { LimitBadge(from: $0, to: $1 ?? $0) }
    },
    Rule("BUY-21", "the button does not name the limit") { $0.confirmLabel = { _ in "Confirm limit" } },
    Rule("BUY-22", "a limit of 0 is a limit") { $0.isValidLimit = { $0 != nil } },
    Rule("BUY-23", "cents alone are no limit") { $0.isValidLimit = { $0.map { $0 >= 1 } ?? false } },
    Rule("BUY-24", "no limit is valid") { $0.isValidLimit = { _ in false } },
  ]

  private static let chart: [Rule] = [
    Rule("BUY-16", "the scale does not take in the price") { rules in
      rules.chartScale = { points, _ in ChartScale.scale(of: points, current: nil) }
    },
    Rule("BUY-16", "points stay in the order of the answer") {
      $0.chartPoints = { $0.compactMap { point in point.price.map { .init(time: point.time, value: $0) } } }
    },
    Rule("BUY-17", "the line leaves the chart") { $0.draggedLimit = { value, _ in value } },
    Rule("BUY-18", "the input does not follow the line") { $0.entryAfterDrag = { _ in AmountEntry() } },
    Rule("BUY-19", "the line does not follow the input") {
      $0.chartLine = { ChartScale.line(limit: nil, current: $1, on: $2) }
    },
    Rule("BUY-31", "the history is thrown away") { $0.chartPoints = { _ in [] } },
  ]

  private static let summary: [Rule] = [
    Rule("BUY-25", "the sign stands before the amount") {
      $0.summaryAmount = { "\($1) \(AmountText.wholeOrCents($0))" }
    },
    Rule("BUY-26", "the limit loses its cents") {
      $0.summaryLimit = { "\(AmountText.price($0.rounded(to: 0))) \($1)" }
    },
    Rule("BUY-27", "the quantity is rounded up") {
      $0.quantity = { ($0 / $1).raised(to: 8) }
    },
    Rule("BUY-27", "the quantity does not say of what") {
      $0.quantityText = { amount, _ in "\(amount)" }
    },
    Rule("BUY-28", "the order is placed without a review") { $0.reviewsBeforePlacing = { false } },
    Rule("BUY-28", "a change of price is kept quiet") { $0.priceChange = { _, _ in nil } },
  ]

  private static let data: [Rule] = [
    Rule("BUY-29", "zero is a price") { $0.usablePrice = { $0 } },
    Rule("BUY-30", "everything is in euro") { $0.currencySymbol = { _ in "€" } },
  ]
}

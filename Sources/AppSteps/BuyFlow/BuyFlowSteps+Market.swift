import AppCore
import BuyFlow
import Foundation
import ScenarioRunner
import ScreenSteps
import ServiceStubs

extension BuyFlowSteps {
  /// What the user holds and pays in; said before the app opens.
  static let wallet = StepLibrary<BuyWorld> {
    Given("balance {asset} {decimal}", "the balance of {asset} is {decimal}") {
      (w, asset: Asset, amount: Decimal) in
      try w.screen.beforeOpening("the balance of \(asset.symbol)") { w.setting.wallet[asset] = amount }
    }
    Given("I pay in {currency}") { (w, currency: Currency) in
      try w.screen.beforeOpening("the currency") { w.setting.currency = currency }
    }
  }

  /// What the market-data service says of prices, in the currency that the user pays in.
  static let prices = StepLibrary<BuyWorld> {
    Given("the {asset} price is/becomes {decimal}") { (w, asset: Asset, price: Decimal) in
      try w.setPrice("\(price)", of: asset, in: w.setting.currency)
    }
    Given("the {asset} price in {currency} is/becomes {decimal}") {
      (w, asset: Asset, currency: Currency, price: Decimal) in
      try w.setPrice("\(price)", of: asset, in: currency)
    }
    Given("the {asset} price is sent as {string}") { (w, asset: Asset, text: String) in
      try w.setPrice(text, of: asset, in: w.setting.currency)
    }
    Given("the {asset} price is left out") { (w, asset: Asset) in
      w.market.removePrice(coin: asset.rawValue, currency: w.setting.currency.rawValue)
    }
  }

  /// What the market-data service says of the past, in the currency that the user pays in.
  static let histories = StepLibrary<BuyWorld> {
    Given("the price history of {asset} is:") { (w, asset: Asset, table: DataTable) in
      let points = try table.rows.dropFirst().map { row in
        guard row.count == 2 else {
          throw ExpectationFailure("a point of a history has two columns: its moment and its price")
        }
        let milliseconds = (try MomentText.date(row[0]).timeIntervalSince1970 * 1_000).rounded()
        return ChartPoint(Int64(milliseconds), row[1] == "null" ? nil : row[1])
      }
      try w.setHistory(points, of: asset)
    }
    Given("the price history of {asset} is empty") { (w, asset: Asset) in try w.setHistory([], of: asset) }
    Given("the price history of {asset} runs from {decimal} to {decimal}") {
      (w, asset: Asset, low: Decimal, high: Decimal) in
      let day: Int64 = 86_400_000
      let now = Int64(BuyWorld.start.timeIntervalSince1970 * 1_000)
      try w.setHistory([ChartPoint(now - day, "\(low)"), ChartPoint(now, "\(high)")], of: asset)
    }
  }
}

extension BuyWorld {
  fileprivate func setPrice(_ text: String, of asset: Asset, in currency: Currency) throws {
    let text = text == "null" ? nil : text
    try market.setPrice(text, coin: asset.rawValue, currency: currency.rawValue)
  }

  fileprivate func setHistory(_ points: [ChartPoint], of asset: Asset) throws {
    try market.setHistory(coin: asset.rawValue, currency: setting.currency.rawValue, points: points)
  }
}

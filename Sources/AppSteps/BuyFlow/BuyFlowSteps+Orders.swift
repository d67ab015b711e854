import AppCore
import BuyFlow
import Foundation
import ScenarioRunner
import ScreenSteps

extension BuyFlowSteps {
  /// The ways to a screen, for scenarios that begin there.
  static let places = StepLibrary<BuyWorld> {
    Given("I am choosing an asset") { (w) in try await w.screen.tap(ElementName("Asset")) }
    Given("I am setting a limit") { (w) in try await w.goToLimit(amount: Keys("50")) }
    Given("I am setting a limit for {asset}") { (w, asset: Asset) in
      try await w.screen.tap(ElementName("Asset"))
      try await w.screen.choose(ElementName(asset.symbol))
      try await w.goToLimit(amount: Keys("50"))
    }
    Given("I am reviewing an order of {keys} at {keys}") { (w, amount: Keys, limit: Keys) in
      try await w.goToLimit(amount: amount)
      try await w.screen.type(limit)
      try await w.screen.tap(ElementName("Confirm", isQuoted: false))
    }
  }

  /// Where orders go.
  static let orders = StepLibrary<BuyWorld> {
    Given("placing an order takes {duration}") { (w, duration: Duration) in
      try w.screen.beforeOpening("the time for an order") { w.setting.processingTime = duration }
    }
    Given("orders are refused with {string}") { (w, reason: String) in w.setting.refusal = reason }
    Given("orders are taken again") { (w) in w.setting.refusal = nil }
    Then("no order was placed", "no order is placed") { (w) in try w.expectOrders(0) }
    Then("{int} order(s) was/were placed") { (w, count: Int) in try w.expectOrders(count) }
    Then("the order placed is {decimal} {currency} of {asset} at {decimal}") {
      (w, amount: Decimal, currency: Currency, asset: Asset, limit: Decimal) in
      let expected = Order(asset: asset, amount: amount, limit: limit, currency: currency)
      guard w.setting.orders.last != expected else { return }
      throw ExpectationFailure(
        "the order placed last is another", expected: expected.text,
        actual: w.setting.orders.last?.text ?? "no order")
    }
  }
}

extension BuyWorld {
  fileprivate func goToLimit(amount: Keys) async throws {
    try await screen.type(amount)
    try await screen.tap(ElementName("Next"))
  }

  fileprivate func expectOrders(_ count: Int) throws {
    let orders = setting.orders
    guard orders.count != count else { return }
    throw ExpectationFailure(
      "the number of orders placed is not \(count)", expected: "\(count)",
      actual: orders.isEmpty ? "0" : "\(orders.count): " + orders.map(\.text).joined(separator: ", "))
  }
}

extension Order {
  fileprivate var text: String { "\(amount) \(currency.rawValue) of \(asset.symbol) at \(limit)" }
}

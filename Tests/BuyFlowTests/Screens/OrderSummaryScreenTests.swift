import AppCore
import BuyFlow
import Foundation
import TestSupport
import Testing

@MainActor struct OrderSummaryScreenTests {
  @Test func `the summary lists the order's details`() async throws {
    let fixture = try await BuyFixture().started()
    try await fixture.openSummary()
    #expect(
      fixture.app.screen.picture == """
        Order summary
          button "Back"
          list "Details"
            listitem "Asset": "BTC"
            listitem "Amount to spend": "50 €"
            listitem "Limit price": "1,200 €"
            listitem "Quantity": "0.04166666 BTC"
          button "Place order"
        """)
    #expect(fixture.desk.orders.isEmpty)
  }

  @Test func `going back keeps everything typed`() async throws {
    let fixture = try await BuyFixture().started()
    try await fixture.openSummary()
    try await fixture.tap("Back")
    #expect(try fixture.value("Limit price") == "1,200")
    try await fixture.perform(.back)
    #expect(try fixture.value("Amount") == "50")
    try await fixture.type("<")
    #expect(try fixture.value("Amount") == "5")
    try await fixture.tap("Next")
    try await fixture.tap("Confirm 1,200 limit")
    #expect(try fixture.value("Amount to spend") == "5 €")
  }

  @Test func `a second tap while the order is being placed does nothing`() async throws {
    let fixture = try await BuyFixture(processingTime: .seconds(2)).started()
    try await fixture.openSummary()
    try await fixture.tap("Place order")
    #expect(try fixture.app.screen.element(labelled: "Place order").state == .busy)
    try await fixture.tap("Place order")
    try await fixture.perform(.back)
    #expect(fixture.app.screen.title == "Order summary")
    await fixture.pass(2)
    #expect(fixture.app.screen.title == "Order placed")
    #expect(fixture.desk.orders.count == 1)
  }

  @Test func `a refused order says why and can be placed again`() async throws {
    let fixture = try await BuyFixture().started()
    fixture.desk.refusal = "the market is closed"
    try await fixture.openSummary()
    try await fixture.tap("Place order")
    #expect(fixture.sees("The order was not placed: the market is closed"))
    #expect(try fixture.isEnabled("Place order"))
    fixture.desk.refusal = nil
    try await fixture.tap("Place order")
    #expect(try fixture.value("Order number") == "BC-000001")
  }

  @Test func `a price that changed visibly since the limit was confirmed is told`() async throws {
    let fixture = try BuyFixture()
    fixture.market.set("bitcoin", "1460.001")
    _ = await fixture.started()
    try await fixture.openSetLimit()
    try await fixture.type("1200")
    fixture.market.set("bitcoin", "1460.002")
    await fixture.pass(61)
    try await fixture.perform(.tap("confirm"))
    #expect(!fixture.has("price-change"))
    try await fixture.perform(.back)
    fixture.market.set("bitcoin", "1475")
    await fixture.pass(61)
    // The screen that appears going back has refreshed nothing: its price was a moment old.
    try await fixture.perform(.tap("confirm"))
    let notice = try fixture.app.screen.element(labelled: "Price changed since the limit was set")
    #expect(notice.value == "+1.03%")
    #expect(notice.description == "up")
  }

  @Test func `an old price that cannot be refreshed is told`() async throws {
    let fixture = try await BuyFixture().started()
    try await fixture.openSetLimit()
    try await fixture.type("1200")
    fixture.client.answer { _ in .status(404) }
    await fixture.pass(61)
    try await fixture.perform(.tap("confirm"))
    #expect(fixture.sees("Price not up to date"))
    #expect(try fixture.isEnabled("Place order"))
  }

  @Test func `the symbol follows the currency`() async throws {
    let fixture = try await BuyFixture(currency: .usd).started()
    try await fixture.openSummary()
    #expect(try fixture.value("Amount to spend") == "50 $")
    #expect(try fixture.value("Limit price") == "1,200 $")
  }

  @Test func `after the order is placed a new purchase begins`() async throws {
    for leave in [Action.tap("done"), .back] {
      let fixture = try await BuyFixture().started()
      try await fixture.tap("Asset")
      try await fixture.tap("ETH")
      try await fixture.openSummary()
      try await fixture.tap("Place order")
      #expect(
        fixture.app.screen.picture == """
          Order placed
            text "Order number": "BC-000001"
            button "Done"
          """)
      try await fixture.perform(leave)
      #expect(fixture.app.screen.subtitle == "Your ETH purchase")
      #expect(try fixture.value("Amount") == "")
      try await fixture.openSetLimit()
      #expect(try fixture.value("Limit price") == "")
    }
  }
}

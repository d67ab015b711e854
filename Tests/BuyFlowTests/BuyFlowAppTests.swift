import AppCore
import BuyFlow
import Foundation
import TestSupport
import Testing

@MainActor struct BuyFlowAppTests {
  @Test func `the way from an amount to an order placed`() async throws {
    let fixture = try await BuyFixture().started()
    #expect(fixture.app.screen.title == "Set amount")
    #expect(fixture.app.screen.subtitle == "Your BTC purchase")
    try await fixture.type("50")
    try await fixture.tap("Asset")
    try await fixture.perform(.dismiss)
    try await fixture.tap("Next")
    #expect(fixture.app.screen.title == "Set limit")
    #expect(fixture.app.screen.subtitle == "Current Price: € 1,460")
    try await fixture.type("1200")
    try await fixture.tap("Confirm 1,200 limit")
    #expect(fixture.app.screen.title == "Order summary")
    try await fixture.tap("Place order")
    #expect(fixture.app.screen.title == "Order placed")
    #expect(try fixture.value("Order number") == "BC-000001")
    let order = Order(asset: .bitcoin, amount: 50, limit: 1200, currency: .eur)
    #expect(fixture.desk.orders == [order])
  }
}

import AppCore
import BuyFlow
import Foundation
import TestSupport
import Testing

@MainActor struct SetAmountScreenTests {
  @Test func `nothing is loaded before the start`() async throws {
    let fixture = try BuyFixture()
    #expect(fixture.app.work.running == 0)
    #expect(fixture.app.screen.title == "Set amount")
    fixture.app.start()
    await fixture.settle()
    #expect(
      fixture.client.requests.map(\.url.path).sorted() == [
        "/api/v3/coins/bitcoin/market_chart", "/api/v3/simple/price",
      ])
  }

  @Test func `the first screen looks like this`() async throws {
    let fixture = try await BuyFixture().started()
    #expect(
      fixture.app.screen.picture == """
        Set amount
        Your BTC purchase
          button "Asset": "BTC"
          textbox "Amount": "" (€)
          button "Next" [disabled]
          button "1" "2" "3" "4" "5" "6" "7" "8" "9" "." "0"
          button "Delete"
        """)
  }

  @Test func `the very key that makes the amount positive opens Next`() async throws {
    let fixture = try await BuyFixture().started()
    for key in "0.0" {
      try await fixture.type(String(key))
      #expect(try !fixture.isEnabled("Next"))
    }
    try await fixture.type("1")
    #expect(try fixture.isEnabled("Next"))
    #expect(try fixture.value("Amount") == "0.01")
  }

  @Test func `Next cannot be tapped while it is disabled`() async throws {
    let fixture = try await BuyFixture().started()
    #expect(throws: ActionError.notAvailable(.tap("next"))) { try fixture.app.perform(.tap("next")) }
    #expect(fixture.app.screen.title == "Set amount")
  }

  @Test func `a large amount stays exact whatever is opened over it`() async throws {
    let fixture = try await BuyFixture().started()
    try await fixture.type("134999999.99")
    try await fixture.tap("Asset")
    try await fixture.perform(.dismiss)
    #expect(try fixture.value("Amount") == "134,999,999.99")
  }

  @Test func `pasted text is taken whole or refused with a reason`() async throws {
    let fixture = try await BuyFixture().started()
    try await fixture.enter("85,879", into: "Amount")
    #expect(try fixture.value("Amount") == "85,879")
    try await fixture.enter("1.472,56", into: "Amount")
    #expect(try fixture.value("Amount") == "85,879")
    #expect(
      fixture.sees(
        "'1.472,56' was not taken: an amount looks like 1,472.56, with at most 9 digits before the point "
          + "and 2 behind it"))
    try await fixture.type("<")
    #expect(try fixture.value("Amount") == "8,587")
    #expect(!fixture.has("message"))
  }

  @Test(arguments: [(Currency.eur, "€"), (.usd, "$"), (.gbp, "£")])
  func `the amount is in the user's currency`(currency: Currency, symbol: String) async throws {
    let fixture = try await BuyFixture(currency: currency).started()
    #expect(try fixture.app.screen.element(labelled: "Amount").description == symbol)
    #expect(fixture.client.requests.allSatisfy { $0.url.absoluteString.contains("=\(currency.rawValue)") })
  }

  @Test func `what is not there takes no action`() async throws {
    let fixture = try await BuyFixture().started()
    let actions: [Action] = [
      .back, .dismiss, .tap("confirm"), .tap("amount"), .enter("5", into: "next"), .drag("chart", to: 1),
      .scrollToEnd("amount"), .pullToRefresh("amount"), .enter("5", into: "limit"),
    ]
    for action in actions {
      #expect(throws: ActionError.notAvailable(action)) { try fixture.app.perform(action) }
    }
  }
}

import AppCore
import BuyFlow
import Foundation
import TestSupport
import Testing

@MainActor struct ChooseAssetDialogTests {
  @Test func `the dialog lists balances and their values`() async throws {
    let fixture = try await BuyFixture().started()
    try await fixture.tap("Asset")
    #expect(
      fixture.app.screen.picture == """
        Set amount
        Your BTC purchase
          dialog "Choose asset"
            listbox "Assets"
              option "ETH": "0.051"
                text "ETH in EUR": "€ 74.46"
              option "BTC": "0.051" [selected]
                text "BTC in EUR": "€ 74.46"
              option "USDT": "230"
                text "USDT in EUR": "€ 211.60"
            button "Close"
        """)
  }

  @Test func `what the dialog covers cannot be used`() async throws {
    let fixture = try await BuyFixture().started()
    try await fixture.tap("Asset")
    #expect(throws: ActionError.self) { try fixture.app.perform(.tap("key-5")) }
  }

  @Test func `choosing an asset selects it and closes the dialog`() async throws {
    let fixture = try await BuyFixture().started()
    try await fixture.type("50")
    try await fixture.tap("Asset")
    try await fixture.tap("ETH")
    #expect(fixture.app.screen.openDialog == nil)
    #expect(fixture.app.screen.subtitle == "Your ETH purchase")
    #expect(try fixture.value("Asset") == "ETH")
    #expect(try fixture.value("Amount") == "50")
    try await fixture.tap("Asset")
    #expect(try fixture.app.screen.element(labelled: "ETH").state == .selected)
  }

  @Test func `without a choice, or with the same, nothing changes`() async throws {
    let fixture = try await BuyFixture().started()
    try await fixture.openSetLimit()
    try await fixture.type("1200")
    try await fixture.perform(.back)
    let sent = fixture.client.requests.count
    for close in [Action.dismiss, .back, .tap("close"), .tap("asset-bitcoin")] {
      try await fixture.tap("Asset")
      try await fixture.perform(close)
      #expect(fixture.app.screen.openDialog == nil)
      #expect(try fixture.value("Amount") == "50")
      #expect(try fixture.isEnabled("Next"))
    }
    #expect(fixture.client.requests.count == sent)
    try await fixture.tap("Next")
    #expect(try fixture.value("Limit price") == "1,200")
  }

  @Test func `placeholders stand where prices are awaited`() async throws {
    let fixture = try await BuyFixture(reply: { _ in .hold }).started()
    try await fixture.tap("Asset")
    let value = try fixture.app.screen.element(labelled: "BTC in EUR")
    #expect(value.value == "…")
    #expect(value.state == .busy)
    #expect(!fixture.has("retry-prices"))
    #expect(fixture.client.requests.count == 2)
    fixture.client.release("simple/price", with: .text(fixture.market.pricesBody))
    await fixture.settle()
    #expect(try fixture.value("BTC in EUR") == "€ 74.46")
  }

  @Test func `a failed price is a dash that can be asked for again`() async throws {
    let fixture = try await BuyFixture(reply: { _ in .status(404) }).started()
    try await fixture.tap("Asset")
    #expect(fixture.client.requests.count == 2)
    for asset in ["ETH", "BTC", "USDT"] { #expect(try fixture.value("\(asset) in EUR") == "—") }
    #expect(try fixture.value("USDT") == "230")
    fixture.client.answer { [market = fixture.market] in market.reply(to: $0) }
    try await fixture.tap("Retry")
    #expect(try fixture.value("BTC in EUR") == "€ 74.46")
    #expect(!fixture.has("retry-prices"))
  }

  @Test func `null and 0 are no prices, and none is borrowed`() async throws {
    let fixture = try BuyFixture()
    fixture.market.set("bitcoin", "null")
    fixture.market.set("ethereum", "0")
    _ = await fixture.started()
    try await fixture.tap("Asset")
    #expect(try fixture.value("BTC in EUR") == "—")
    #expect(try fixture.value("ETH in EUR") == "—")
    #expect(try fixture.value("USDT in EUR") == "€ 211.60")
  }

  @Test func `prices older than a minute are refreshed as the dialog opens`() async throws {
    let fixture = try await BuyFixture().started()
    fixture.market.set("bitcoin", "2000")
    await fixture.pass(60)
    try await fixture.tap("Asset")
    #expect(try fixture.value("BTC in EUR") == "€ 74.46")
    try await fixture.perform(.dismiss)
    await fixture.pass(0.5)
    try await fixture.tap("Asset")
    #expect(try fixture.value("BTC in EUR") == "€ 102.00")
  }

  @Test func `an old price that cannot be refreshed stays, marked stale`() async throws {
    let fixture = try await BuyFixture().started()
    fixture.client.answer { _ in .status(404) }
    await fixture.pass(61)
    try await fixture.tap("Asset")
    let value = try fixture.app.screen.element(labelled: "BTC in EUR")
    #expect(value.value == "€ 74.46")
    #expect(value.description == "stale")
    #expect(fixture.has("retry-prices"))
  }

  @Test func `a large value has no exponent`() async throws {
    let fixture = try BuyFixture(wallet: Wallet([.bitcoin: 1_823_890]))
    fixture.market.set("bitcoin", "1.00")
    _ = await fixture.started()
    try await fixture.tap("Asset")
    #expect(try fixture.value("BTC") == "1,823,890")
    #expect(try fixture.value("BTC in EUR") == "€ 1,823,890.00")
  }
}

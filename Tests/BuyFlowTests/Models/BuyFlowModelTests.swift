import AppCore
import BuyFlow
import Foundation
import TestSupport
import Testing

@MainActor struct BuyFlowModelTests {
  private func choose(_ symbol: String, in fixture: BuyFixture) async throws {
    try await fixture.tap("Asset")
    try await fixture.tap(symbol)
  }

  @Test func `changing the asset keeps the amount, drops the limit and loads anew`() async throws {
    let fixture = try await BuyFixture().started()
    try await fixture.openSetLimit()
    try await fixture.type("1200")
    try await fixture.perform(.back)
    fixture.market.set("ethereum", "3000")
    try await choose("ETH", in: fixture)
    #expect(
      fixture.client.requests.suffix(2).map { $0.url.path() }.sorted() == [
        "/api/v3/coins/ethereum/market_chart", "/api/v3/simple/price",
      ])
    try await fixture.tap("Next")
    #expect(fixture.app.screen.subtitle == "Current Price: € 3,000")
    #expect(try fixture.value("Limit price") == "")
  }

  @Test func `a late answer for the asset left does not touch the one chosen`() async throws {
    let fixture = try await BuyFixture(reply: { _ in .hold }).started()
    try await choose("ETH", in: fixture)
    try await fixture.openSetLimit()
    #expect(fixture.client.heldCount == 4)
    fixture.client.release("ethereum/market_chart", with: .text(#"{"prices":[[1,2900],[2,3100]]}"#))
    await fixture.settle()
    fixture.client.release("bitcoin/market_chart", with: .text(#"{"prices":[[1,60000]]}"#))
    await fixture.settle()
    #expect(try fixture.app.screen.element(labelled: "Price chart").chart?.scale == 2_890...3_110)
  }

  @Test func `a newer price is not overwritten by an older answer`() async throws {
    let fixture = try await BuyFixture(reply: { _ in .hold }).started()
    fixture.client.answer { [market = fixture.market] in market.reply(to: $0) }
    fixture.market.set("ethereum", "3000")
    try await choose("ETH", in: fixture)
    try await fixture.openSetLimit()
    #expect(fixture.app.screen.subtitle == "Current Price: € 3,000")
    fixture.client.release("simple/price", with: .text(#"{"bitcoin":{"eur":60000},"ethereum":{"eur":1}}"#))
    await fixture.settle()
    #expect(fixture.app.screen.subtitle == "Current Price: € 3,000")
  }

  @Test func `a history that cannot be loaded again stays, with the way to retry`() async throws {
    let fixture = try await BuyFixture().started()
    try await choose("ETH", in: fixture)
    fixture.client.answer { _ in .status(404) }
    try await choose("BTC", in: fixture)
    try await fixture.openSetLimit()
    #expect(try fixture.app.screen.element(labelled: "Price chart").chart?.points.count == 2)
    #expect(fixture.has("retry-history"))
    #expect(fixture.sees("Price history not available"))
  }

  @Test func `too many requests are waited out on the clock`() async throws {
    let fixture = try await BuyFixture(reply: { _ in .status(429, fields: [.init("Retry-After", "53")]) })
      .started()
    #expect(fixture.app.work.running == 2)
    #expect(fixture.clock.sleepers == 2)
    fixture.client.answer { [market = fixture.market] in market.reply(to: $0) }
    await fixture.pass(53)
    #expect(fixture.app.work.running == 0)
    try await fixture.openSetLimit()
    #expect(fixture.app.screen.subtitle == "Current Price: € 1,460")
  }

  @Test func `a service that never answers ends in a dash after three tries`() async throws {
    let fixture = try await BuyFixture(reply: { _ in .hold }).started()
    try await fixture.openSetLimit()
    await fixture.pass(32.9)
    #expect(fixture.app.screen.subtitle == "Current Price: …")
    await fixture.pass(0.1)
    #expect(fixture.app.screen.subtitle == "Current Price: € —")
    #expect(fixture.client.requests.count == 6)
    #expect(fixture.app.work.running == 0)
  }

  @Test func `a rule that is swapped shows on the screen`() async throws {
    var rules = BuyRules.standard
    rules.isValidAmount = { _ in true }
    rules.setAmountSubtitle = { _ in "broken" }
    rules.reviewsBeforePlacing = { false }
    let fixture = try await BuyFixture(rules: rules).started()
    #expect(try fixture.isEnabled("Next"))
    #expect(fixture.app.screen.subtitle == "broken")
    try await fixture.openSummary()
    #expect(fixture.app.screen.title == "Order placed")
  }

  @Test func `models can be driven without screens`() async throws {
    let fixture = try await BuyFixture().started()
    let model = fixture.app.model
    model.setAmount.nextButtonTapped()
    #expect(model.step == .setAmount)
    model.setAmount.field.textPasted("50")
    model.setAmount.nextButtonTapped()
    model.setLimit.confirmButtonTapped()
    #expect(model.step == .setLimit)
    model.setLimit.field.keyTapped(.nine)
    #expect(model.setLimit.limit == 9)
    model.setLimit.confirmButtonTapped()
    #expect(model.step == .summary)
    #expect(model.summary?.quantity == "5.55555555 BTC")
    model.summary?.placeOrderButtonTapped()
    model.summary?.placeOrderButtonTapped()
    #expect(model.summary?.placing == .underWay)
    await fixture.settle()
    #expect(model.step == .placed)
    #expect(fixture.desk.orders.count == 1)
  }
}

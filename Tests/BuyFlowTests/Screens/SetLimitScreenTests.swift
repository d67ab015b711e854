import AppCore
import BuyFlow
import Foundation
import TestSupport
import Testing

@MainActor struct SetLimitScreenTests {
  private func opened(
    reply: (@Sendable (HTTPRequest) -> RecordingClient.Reply)? = nil, bitcoin: String = "1460"
  ) async throws -> BuyFixture {
    let fixture = try BuyFixture(reply: reply)
    fixture.market.set("bitcoin", bitcoin)
    _ = await fixture.started()
    try await fixture.openSetLimit()
    return fixture
  }

  private func line(_ fixture: BuyFixture) throws -> Chart.Line? {
    try fixture.app.screen.element(labelled: "Price chart").chart?.line
  }

  @Test func `the second screen looks like this`() async throws {
    let fixture = try await opened()
    try await fixture.type("1472.56")
    #expect(
      fixture.app.screen.picture == """
        Set limit
        Current Price: € 1,460
          button "Back"
          textbox "Limit price": "1,472.56" (€)
          text "is the price you will buy at"
          status "Difference": "+0.86%" (up)
          slider "Price chart": "1,472.56"
            2 points, 1,395 to 1,505, line at 1,472.56
          text "31 March 2022 to 1 April 2022"
          button "1" "2" "3" "4" "5" "6" "7" "8" "9" "." "0"
          button "Delete"
          button "Confirm 1,472.56 limit"
        """)
  }

  @Test func `without a limit there is no badge, and the line stands at the price`() async throws {
    let fixture = try await opened()
    #expect(try fixture.value("Limit price") == "")
    #expect(!fixture.has("difference"))
    #expect(try line(fixture) == .init(value: 1_460))
    #expect(try !fixture.isEnabled("Confirm limit"))
    try await fixture.type("0")
    #expect(try !fixture.isEnabled("Confirm 0 limit"))
    #expect(!fixture.has("difference"))
  }

  @Test func `typing moves the line`() async throws {
    let fixture = try await opened()
    try await fixture.type("1420")
    #expect(try line(fixture) == .init(value: 1_420))
    #expect(try fixture.isEnabled("Confirm 1,420 limit"))
  }

  @Test func `dragging the line updates the input and the badge`() async throws {
    let fixture = try await opened()
    try await fixture.drag(to: try #require(Decimal(string: "1472.556")))
    #expect(try fixture.value("Limit price") == "1,472.56")
    #expect(try fixture.value("Difference") == "+0.86%")
    #expect(try line(fixture)?.value == Decimal(string: "1472.56"))
    try await fixture.drag(to: 99_999)
    #expect(try fixture.value("Limit price") == "1,505")
    #expect(try line(fixture) == .init(value: 1_505))
    try await fixture.type("<")
    #expect(try fixture.value("Limit price") == "150")
  }

  @Test func `a limit outside the scale pins the line and keeps its value`() async throws {
    let fixture = try await opened()
    try await fixture.enter("2000", into: "Limit price")
    let chart = try fixture.app.screen.element(labelled: "Price chart")
    #expect(chart.description == "out of range")
    #expect(chart.chart?.line == .init(value: 1_505, isOutOfRange: true))
    #expect(try fixture.value("Limit price") == "2,000")
    #expect(try fixture.isEnabled("Confirm 2,000 limit"))
    try await fixture.drag(to: 1_500)
    #expect(try fixture.value("Limit price") == "1,500")
  }

  @Test func `a limit below 1 is dragged to four digits`() async throws {
    let fixture = try BuyFixture()
    fixture.market.set("bitcoin", "1.0001")
    fixture.market.set(history: "[[1,0.99],[2,1.01]]")
    _ = await fixture.started()
    try await fixture.openSetLimit()
    try await fixture.drag(to: try #require(Decimal(string: "0.99991")))
    #expect(try fixture.value("Limit price") == "0.9999")
    #expect(try fixture.value("Difference") == "-0.02%")
    try await fixture.tap("Confirm 0.9999 limit")
    #expect(try fixture.value("Limit price") == "0.9999 €")
  }

  @Test func `a placeholder stands where the price and the chart are awaited`() async throws {
    let fixture = try await opened(reply: { _ in .hold })
    #expect(fixture.app.screen.subtitle == "Current Price: …")
    #expect(try fixture.app.screen.element(labelled: "Loading price").state == .busy)
    #expect(try fixture.app.screen.element(labelled: "Price chart").state == .busy)
    #expect(throws: ActionError.self) { try fixture.app.perform(.drag("chart", to: 1)) }
    #expect(fixture.client.requests.count == 2)
  }

  @Test func `a failed price does not stop the flow`() async throws {
    let fixture = try await opened(reply: { request in
      request.url.path().contains("simple") ? .status(404) : .json(#"{"prices":[[1,1400],[2,1500]]}"#)
    })
    #expect(fixture.app.screen.subtitle == "Current Price: € —")
    #expect(fixture.sees("Price not available"))
    #expect(try fixture.app.screen.element(labelled: "Price chart").role == .img)
    try await fixture.type("1420")
    #expect(!fixture.has("difference"))
    #expect(try line(fixture) == .init(value: 1_420))
    #expect(try fixture.isEnabled("Confirm 1,420 limit"))
    fixture.client.answer { [market = fixture.market] in market.reply(to: $0) }
    try await fixture.tap("Retry")
    #expect(fixture.app.screen.subtitle == "Current Price: € 1,460")
    #expect(try fixture.value("Difference") == "-2.74%")
    #expect(try fixture.value("Limit price") == "1,420")
  }

  @Test func `a failed history has a retry of its own`() async throws {
    let fixture = try await opened(reply: { [market = FakeMarket()] request in
      request.url.path().contains("simple") ? market.reply(to: request) : .status(404)
    })
    #expect(fixture.sees("Price history not available"))
    #expect(!fixture.has("chart"))
    try await fixture.type("1420")
    #expect(try fixture.isEnabled("Confirm 1,420 limit"))
    fixture.client.answer { [market = fixture.market] in market.reply(to: $0) }
    try await fixture.tap("Retry chart")
    #expect(try line(fixture) == .init(value: 1_420))
    #expect(!fixture.has("retry-history"))
  }

  @Test func `an empty history says so, and the input still works`() async throws {
    let fixture = try BuyFixture()
    fixture.market.set(history: "[]")
    _ = await fixture.started()
    try await fixture.openSetLimit()
    #expect(fixture.sees("No price history"))
    #expect(!fixture.has("chart"))
    try await fixture.type("1200")
    #expect(try fixture.isEnabled("Confirm 1,200 limit"))
  }

  @Test func `a history of zeros draws finite coordinates`() async throws {
    let fixture = try BuyFixture()
    fixture.market.set("bitcoin", "0")
    fixture.market.set(history: "[" + (1...30).map { "[\($0),0]" }.joined(separator: ",") + "]")
    _ = await fixture.started()
    try await fixture.openSetLimit()
    #expect(fixture.app.screen.subtitle == "Current Price: € —")
    #expect(try fixture.app.screen.element(labelled: "Price chart").chart?.scale == 0...1)
  }

  @Test func `a refresh does not write into the input`() async throws {
    let fixture = try await opened()
    try await fixture.type("14")
    try await fixture.perform(.back)
    fixture.market.set("bitcoin", "1470")
    await fixture.pass(61)
    try await fixture.tap("Next")
    #expect(fixture.app.screen.subtitle == "Current Price: € 1,470")
    try await fixture.type("00")
    #expect(try fixture.value("Limit price") == "1,400")
    #expect(try fixture.value("Difference") == "-4.76%")
  }

  @Test func `a price that cannot be refreshed stays, marked stale`() async throws {
    let fixture = try await opened()
    try await fixture.perform(.back)
    fixture.client.answer { _ in .status(404) }
    await fixture.pass(61)
    try await fixture.tap("Next")
    #expect(fixture.app.screen.subtitle == "Current Price: € 1,460")
    #expect(try fixture.app.screen.element(labelled: "Price not up to date").description == "stale")
    #expect(fixture.has("retry-prices"))
  }
}

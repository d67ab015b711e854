import AppCore
import BuyFlow
import Foundation
import Synchronization
import TestSupport
import Testing

/// A market-data service without a network, whose prices can be changed.
final class FakeMarket: Sendable {
  struct State {
    var prices = ["bitcoin": "1460", "ethereum": "1460", "tether": "0.92"]
    var history = "[[1648684800000,1400],[1648771200000,1500]]"
  }

  let state = Mutex(State())

  func set(_ coin: String, _ price: String) { state.withLock { $0.prices[coin] = price } }
  func set(history: String) { state.withLock { $0.history = history } }

  func reply(to request: HTTPRequest) -> RecordingClient.Reply {
    switch request.url.path() {
    case "/api/v3/simple/price": .json(pricesBody)
    case let path where path.hasSuffix("/market_chart"): .json(historyBody)
    default: .status(404)
    }
  }

  var pricesBody: String {
    let coins = state.withLock { $0.prices }.sorted { $0.key < $1.key }
      .map { #""\#($0.key)":{"eur":\#($0.value)}"# }
    return "{" + coins.joined(separator: ",") + "}"
  }

  var historyBody: String { #"{"prices":"# + state.withLock { $0.history } + "}" }
}

/// The app over a service without a network, on a clock that stands still.
@MainActor final class BuyFixture {
  let clock = VirtualClock(now: Date(timeIntervalSince1970: 1_700_000_000))
  let market = FakeMarket()
  let client: RecordingClient
  let desk: OrderDesk
  let app: BuyFlowApp

  init(
    wallet: Wallet = .standard, currency: Currency = .eur, rules: BuyRules = .standard,
    processingTime: Duration = .zero, reply: (@Sendable (HTTPRequest) -> RecordingClient.Reply)? = nil
  ) throws {
    client = RecordingClient(reply ?? { [market] in market.reply(to: $0) })
    desk = OrderDesk(clock: clock.clock, processingTime: processingTime)
    let base = try #require(URL(string: "http://market.example:8080"))
    app = BuyFlowApp(
      dependencies: .live(
        client: client.client, baseURL: base, clock: clock.clock, wallet: wallet,
        orders: desk.orderPlacing, currency: currency, rules: rules))
  }

  /// Starts the app and waits until it has settled.
  func started() async -> BuyFixture {
    app.start()
    await settle()
    return self
  }

  func settle(sourceLocation: SourceLocation = #_sourceLocation) async {
    await TestSupport.settle(app.work, clock, client, sourceLocation: sourceLocation)
  }

  func perform(_ action: Action) async throws {
    try app.perform(action)
    await settle()
  }

  func tap(_ label: String) async throws {
    try await perform(.tap(app.screen.element(labelled: label).id))
  }

  /// Taps keys of the keypad, written as they stand in an amount; `<` is delete.
  func type(_ keys: String) async throws {
    for key in keys { try await tap(key == "<" ? "Delete" : String(key)) }
  }

  func enter(_ text: String, into label: String) async throws {
    try await perform(.enter(text, into: app.screen.element(labelled: label).id))
  }

  func drag(to value: Decimal) async throws {
    try await perform(.drag("chart", to: value))
  }

  /// Lets time pass, waking what is due on the way and waiting for what follows from it.
  func pass(_ seconds: Double) async {
    let end = clock.now + seconds
    while let deadline = clock.nextDeadline, deadline <= end {
      clock.advance(to: deadline)
      await settle()
    }
    clock.advance(to: end)
    await settle()
  }

  func openSetLimit(amount: String = "50") async throws {
    try await type(amount)
    try await tap("Next")
  }

  func openSummary(amount: String = "50", limit: String = "1200") async throws {
    try await openSetLimit(amount: amount)
    try await type(limit)
    try await perform(.tap("confirm"))
  }

  func value(_ label: String) throws -> String? { try app.screen.element(labelled: label).value }
  func isEnabled(_ label: String) throws -> Bool { try app.screen.element(labelled: label).isEnabled }
  func sees(_ text: String) -> Bool {
    app.screen.visibleTexts.contains(text) || app.screen.subtitle == text
  }
  func has(_ id: Element.ID) -> Bool { app.screen.element(id: id) != nil }
}

import AppCore
public import BuyFlow
import Foundation
public import ScenarioRunner
public import ScreenSteps
import ServiceStubs

/// The world of Buy Crypto: the app, a stub of the market-data service and a desk that takes orders.
@MainActor public final class BuyWorld: World {
  /// When each scenario begins.
  static let start = Date(timeIntervalSince1970: 1_714_564_800)

  /// The app with its clock and its stub.
  public let screen: ScreenWorld
  /// The market that the stub tells of.
  let market: CoinGeckoStub
  /// What the app is made with.
  let setting: BuySetting

  /// Starts the stub; the app opens at the first step that needs it.
  ///
  /// - Parameters:
  ///   - rules: The decisions of the brief.
  ///   - transport: The HTTP client to use.
  public init(rules: BuyRules, transport: Transport) throws {
    let clock = VirtualClock(now: Self.start)
    let market = CoinGeckoStub(now: { Int64((clock.now.timeIntervalSince1970 * 1_000).rounded()) })
    let setting = BuySetting(rules: rules, clock: clock.clock)
    self.market = market
    self.setting = setting
    screen = try ScreenWorld(clock: clock, router: market.router, transport: transport) { surroundings in
      setting.makeApp(in: surroundings)
    }
  }

  /// Waits until nothing is in flight.
  public func settle() async throws { try await screen.settle() }

  /// Draws what the screen shows.
  public func picture() -> String? { screen.picture() }

  /// Describes what the screen shows as data.
  public func snapshot() -> ScreenSnapshot? { screen.snapshot() }

  /// Stops the stub and says what was left behind.
  public func finish() async -> [Leftover] { await screen.finish() }
}

/// What Buy Crypto is made with, as the first steps of a scenario say it.
@MainActor final class BuySetting {
  /// What the user holds.
  var wallet = Wallet.standard
  /// The currency that the user pays in.
  var currency = Currency.eur
  /// How long an order takes to be placed.
  var processingTime = Duration.zero
  /// Why orders are refused; nil while they are taken.
  var refusal: String? {
    didSet { desk?.refusal = refusal }
  }

  private let rules: BuyRules
  private let clock: AppClock
  private var desk: OrderDesk?

  init(rules: BuyRules, clock: AppClock) {
    self.rules = rules
    self.clock = clock
  }

  /// The orders placed so far.
  var orders: [Order] { desk?.orders ?? [] }

  func makeApp(in surroundings: ScreenWorld.Surroundings) -> any ScreenApp {
    let desk = OrderDesk(clock: clock, processingTime: processingTime)
    desk.refusal = refusal
    self.desk = desk
    let app = BuyFlowApp(
      dependencies: .live(
        client: surroundings.client, baseURL: surroundings.baseURL, clock: surroundings.clock, wallet: wallet,
        orders: desk.orderPlacing, currency: currency, rules: rules))
    app.start()
    return app
  }
}

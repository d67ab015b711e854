public import BuyFlow
public import ScenarioRunner
public import ScreenSteps

/// Buy Crypto with its steps: what a suite of it is made of.
public struct BuySuite: Sendable {
  /// The name of the suite, and of its folder under `Scenarios`.
  public let name = "buy-crypto"
  /// What the app is, in one line.
  public let summary = "Buy Crypto: an amount, a limit price and an order, with prices from CoinGecko"
  /// The steps.
  public var steps: StepLibrary<BuyWorld> { BuyFlowSteps.steps }
  /// Makes the world of one attempt at a scenario.
  public let makeWorld: @MainActor @Sendable (ScenarioContext) async throws -> BuyWorld

  /// Creates the suite.
  ///
  /// - Parameters:
  ///   - rules: The decisions of the brief; others show what a broken app would do.
  ///   - transport: The HTTP client to use.
  public init(rules: BuyRules = .standard, transport: Transport = .sockets) {
    makeWorld = { _ in try BuyWorld(rules: rules, transport: transport) }
  }
}

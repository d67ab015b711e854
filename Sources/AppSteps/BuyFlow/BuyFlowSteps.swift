import BuyFlow
public import ScenarioRunner
import ScreenSteps
import ServiceStubs

/// The steps of Buy Crypto: the words of its own, and those that all apps with screens share.
public enum BuyFlowSteps {
  /// All steps.
  public static let steps = StepLibrary<BuyWorld> {
    ScreenVocabulary.steps(services: [
      NamedService("the price service", path: "/api/v3/simple/price"),
      NamedService("the history service", path: "/api/v3/coins/{id}/market_chart"),
    ]).pullback { (world: BuyWorld) in world.screen }
    parameters
    wallet
    prices
    histories
    places
    orders
  }

  private static let parameters = StepLibrary<BuyWorld> {
    Parameter("asset", matching: "ETH|BTC|USDT") { symbol in
      guard let asset = Asset(symbol: symbol) else {
        throw ExpectationFailure("'\(symbol)' is no asset", notes: ["the assets are ETH, BTC and USDT"])
      }
      return asset
    }
    Parameter("currency", matching: "eur|usd|gbp|EUR|USD|GBP") { code in
      guard let currency = Currency(rawValue: code.lowercased()) else {
        throw ExpectationFailure("'\(code)' is no currency", notes: ["the currencies are eur, usd and gbp"])
      }
      return currency
    }
  }
}

import BuyFlow
import Foundation
import Testing

struct AssetTests {
  @Test func `an asset is found by its symbol, whatever its capitals`() {
    #expect(Asset(symbol: "btc") == .bitcoin)
    #expect(Asset(symbol: "USDT") == .tether)
    #expect(Asset(symbol: "DOGE") == nil)
  }

  @Test func `the wallet of the brief holds what the brief says`() {
    var wallet = Wallet.standard
    #expect(Asset.allCases.map { wallet[$0].description } == ["0.051", "0.051", "230"])
    wallet[.tether] = 1
    #expect(wallet[.tether] == 1)
    #expect(Wallet()[.bitcoin] == 0)
  }

  @Test func `a currency is known by the code that the service uses`() {
    #expect(Currency(rawValue: "gbp")?.symbol == "£")
    #expect(Currency.usd.code == "USD")
    #expect(Currency(rawValue: "brl") == nil)
  }
}

import Foundation
import Testing

@testable import ServiceStubs

struct CoinGeckoMarketTests {
  @Test func `the fixture and what is built in are the same market`() throws {
    let market = try CoinGeckoMarket(from: FixtureFolder(PackageFolder.path + "/Fixtures"))
    #expect(market == .standard)
  }

  @Test func `the figures of the brief come out`() {
    let quotes = CoinGeckoMarket.standard.coins
    #expect(quotes["ethereum"]?.quotes["eur"]?.price == .number("1460"))
    #expect(quotes["tether"]?.quotes["eur"]?.price == .number("0.92"))
    #expect(quotes.keys.sorted() == ["bitcoin", "ethereum", "tether"])
    #expect(quotes.values.allSatisfy { $0.quotes.keys.sorted() == ["eur", "gbp", "usd"] })
  }

  @Test(arguments: [
    ("", "the file is not JSON"), ("[]", "no number stands at ''"), ("{}", "no coin stands in the file"),
    (#"{"bitcoin":{"eur":"60000"}}"#, "no number stands at 'bitcoin.eur'"),
    (#"{"bitcoin":null}"#, "no number stands at 'bitcoin'"),
  ])
  func `a fixture of another form is refused`(content: String, reason: String) throws {
    try withFixture(content) { folder in
      let path = folder.path(of: "coingecko/prices.json")
      #expect(throws: ServiceStubsError.malformedFixture(path: path, reason: reason)) {
        try CoinGeckoMarket(from: folder)
      }
    }
  }

  @Test func `a fixture may hold nulls and the time of the last change`() throws {
    let content = #"{"dead-coin":{"eur":null,"eur_24h_change":null,"last_updated_at":1711888488}}"#
    try withFixture(content) { folder in
      let coin = try CoinGeckoMarket(from: folder).coins["dead-coin"]
      #expect(coin?.lastUpdated == 1_711_888_488)
      #expect(coin?.quotes == ["eur": .init(price: .null, details: [.change: .null])])
    }
  }

  private func withFixture(_ content: String, _ body: (FixtureFolder) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    let file = folder.appending(path: "coingecko/prices.json")
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data(content.utf8).write(to: file)
    try body(FixtureFolder(folder.path()))
  }
}

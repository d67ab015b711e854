import AppCore
import BuyFlow
import Foundation
import TestSupport
import Testing

struct CoinGeckoTests {
  private func service(
    _ reply: RecordingClient.Reply, base: String = "http://market.example:8080"
  ) throws -> (RecordingClient, MarketData) {
    let recorder = RecordingClient { _ in reply }
    let url = try #require(URL(string: base))
    return (recorder, CoinGecko(client: recorder.client, baseURL: url).marketData)
  }

  private func prices(_ body: String, _ currency: Currency = .eur) async throws -> [Asset: Decimal] {
    try await service(.json(body)).1.prices(Asset.allCases, currency)
  }

  private func history(_ body: String) async throws -> [RawPricePoint] {
    try await service(.json(body)).1.history(.bitcoin, .eur)
  }

  @Test func `prices of all assets are asked for at once`() async throws {
    let (recorder, market) = try service(.json("{}"))
    _ = try await market.prices(Asset.allCases, .gbp)
    let request = try #require(recorder.requests.first)
    #expect(recorder.requests.count == 1)
    #expect(request.method == "GET")
    #expect(
      request.url.absoluteString
        == "http://market.example:8080/api/v3/simple/price?ids=bitcoin,ethereum,tether&vs_currencies=gbp")
    #expect(request.fields.contains { $0.name == "User-Agent" && !$0.value.isEmpty })
  }

  @Test(arguments: ["http://market.example/base", "http://market.example/base/"])
  func `the history of thirty days is asked for by asset`(base: String) async throws {
    let (recorder, market) = try service(.json(#"{"prices":[]}"#), base: base)
    #expect(try await market.history(.ethereum, .usd).isEmpty)
    #expect(
      recorder.requests.map(\.url.absoluteString)
        == ["http://market.example/base/api/v3/coins/ethereum/market_chart?vs_currency=usd&days=30"])
  }

  @Test func `prices are exact to the last digit`() async throws {
    let body = """
      {"bitcoin":{"eur":63771.78209954466,"last_updated_at":1709298061},
       "ethereum":{"eur":1.6446899669484214e-05},"tether":{"eur":0.9066183137}}
      """
    let found = try await prices(body)
    #expect(found[.bitcoin]?.description == "63771.78209954466")
    #expect(found[.ethereum]?.description == "0.000016446899669484214")
    #expect(found[.tether]?.description == "0.9066183137")
  }

  @Test(arguments: [
    #"{"bitcoin":{"eur":null},"tether":{"eur":0.92}}"#, #"{"bitcoin":{},"tether":{"eur":0.92}}"#,
    #"{"bitcoin":null,"tether":{"eur":0.92}}"#, #"{"bitcoin":"1","tether":{"eur":0.92}}"#,
    #"{"bitcoin":{"eur":"1460"},"tether":{"eur":0.92}}"#, #"{"bitcoin":{"usd":1460},"tether":{"eur":0.92}}"#,
    #"{"bitcoin":[1460],"tether":{"eur":0.92}}"#, #"{"bitcoin":{"eur":1e999},"tether":{"eur":0.92}}"#,
  ])
  func `a price that is missing or odd does not touch those of others`(body: String) async throws {
    #expect(try await prices(body) == [.tether: Decimal(92) / 100])
  }

  @Test func `an error sent as a good answer holds no price`() async throws {
    #expect(try await prices(#"{"status":{"error_code":429,"error_message":"limit"}}"#).isEmpty)
    #expect(try await prices(#"{"error":"coin not found"}"#).isEmpty)
  }

  @Test(arguments: ["<html><body>denied</body></html>", "[]", "", "null", "{", "42", "Throttled"])
  func `an answer that cannot be read is an error`(body: String) async throws {
    await #expect(throws: BuyError.unreadable(path: "/api/v3/simple/price")) { try await prices(body) }
    await #expect(throws: BuyError.unreadable(path: "/api/v3/coins/bitcoin/market_chart")) {
      try await history(body)
    }
  }

  @Test func `a history without its list is an error`() async throws {
    for body in [#"{"error":"coin not found"}"#, #"{"prices":null}"#, #"{"prices":{}}"#] {
      await #expect(throws: BuyError.self) { try await history(body) }
    }
  }

  @Test func `points are read as pairs of milliseconds and price, and what is none is left out`() async throws
  {
    let points = try await history(
      #"{"prices":[[1648684800000,1420.5],[1648771200000,null],["a",1],[],7,null,[1648771200955,2,3]]}"#)
    #expect(points.map(\.time.timeIntervalSince1970) == [1_648_684_800, 1_648_771_200, 1_648_771_200.955])
    #expect(points.map(\.price) == [Decimal(string: "1420.5"), nil, 2])
  }

  @Test(arguments: [204, 304, 404, 429, 500])
  func `any status but 200 is an error`(status: Int) async throws {
    let market = try service(.status(status)).1
    await #expect(throws: BuyError.status(status, path: "/api/v3/simple/price")) {
      try await market.prices([.bitcoin], .eur)
    }
  }
}

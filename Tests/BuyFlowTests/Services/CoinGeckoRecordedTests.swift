import AppCore
import BuyFlow
import Foundation
import TestSupport
import Testing

/// Reads answers that were recorded; skipped, by name, where they are not there.
@Suite(.enabled(if: SharedData.has("recorded/coingecko")))
struct CoinGeckoRecordedTests {
  private func market(_ file: String) throws -> MarketData {
    let body = try SharedData.contents(of: "recorded/coingecko/\(file)")
    let recorder = RecordingClient { _ in .response(HTTPResponse(status: 200, body: body)) }
    let base = try #require(URL(string: "http://market.example"))
    return CoinGecko(client: recorder.client, baseURL: base).marketData
  }

  @Test func `recorded prices are read exactly`() async throws {
    let euro = try await market("synthetic_simple-price_eur.json").prices(Asset.allCases, .eur)
    #expect(euro[.bitcoin] == Decimal(string: "58213.47"))
    #expect(euro[.ethereum] == Decimal(string: "2912.36"))
    #expect(euro.count == 3)
    let dollar = try await market("simple-price_bitcoin_usd.json").prices(Asset.allCases, .usd)
    #expect(dollar == [.bitcoin: 49_253])
  }

  @Test(arguments: [
    "market-chart_bitcoin_usd_days-30.json", "synthetic_market-chart_bitcoin_eur_days-30.json",
  ])
  func `a recorded history becomes a curve in order of time`(file: String) async throws {
    let raw = try await market(file).history(.bitcoin, .usd)
    let points = PriceHistory.points(from: raw)
    #expect(points.count > 700)
    #expect(zip(points, points.dropFirst()).allSatisfy { $0.time < $1.time })
    let range = try #require(PriceHistory(points: points).range)
    #expect(points.allSatisfy { ChartScale.scale(of: range, current: nil).contains($0.value) })
  }

  @Test func `prices of a coin in exponent form are read exactly`() async throws {
    let raw = try await market("synthetic_market-chart_tiny-coin_eur_days-7_scientific.json").history(
      .bitcoin, .eur)
    #expect(raw.first?.price == Decimal(string: "0.00002420230574087845"))
  }

  @Test func `no recorded answer of any kind is taken for another or ends the app`() async throws {
    let folder = try #require(SharedData.folder).appending(path: "recorded/coingecko")
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path()).filter {
      $0 != "README.md"
    }
    try #require(files.count > 20)
    for file in files.sorted() {
      let prices = (try? await market(file).prices(Asset.allCases, .eur)) ?? [:]
      #expect(prices.isEmpty || file.contains("simple-price"), "\(file)")
      let history = (try? await market(file).history(.bitcoin, .eur)) ?? []
      #expect(history.isEmpty || file.contains("market-chart"), "\(file)")
    }
  }
}

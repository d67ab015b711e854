public import AppCore
public import Foundation

/// The market-data port over CoinGecko's API, version 3.
///
/// See <https://docs.coingecko.com/v3.0.1/reference/simple-price> and
/// <https://docs.coingecko.com/v3.0.1/reference/coins-id-market-chart>.
public struct CoinGecko: Sendable {
  private let client: HTTPClient
  private let baseURL: URL

  /// Creates the service at an address, such as `https://api.coingecko.com`.
  public init(client: HTTPClient, baseURL: URL) {
    self.client = client
    self.baseURL = baseURL
  }

  /// The service as the port that the app uses.
  public var marketData: MarketData {
    MarketData(
      prices: { try await self.prices(of: $0, in: $1) },
      history: { try await self.history(of: $0, in: $1) })
  }

  private func prices(of assets: [Asset], in currency: Currency) async throws -> [Asset: Decimal] {
    let ids = assets.map(\.rawValue).sorted().joined(separator: ",")
    let answer = try await get(
      SimplePriceAnswer.self, "api/v3/simple/price", ["ids": ids, "vs_currencies": currency.rawValue])
    let found = assets.compactMap { asset in
      answer.price(of: asset.rawValue, in: currency.rawValue).map { (asset, $0) }
    }
    return Dictionary(found) { $1 }
  }

  private func history(of asset: Asset, in currency: Currency) async throws -> [RawPricePoint] {
    let answer = try await get(
      MarketChartAnswer.self, "api/v3/coins/\(asset.rawValue)/market_chart",
      ["vs_currency": currency.rawValue, "days": "30"])
    return answer.prices
  }

  private func get<Answer: Decodable>(
    _ type: Answer.Type, _ path: String, _ query: KeyValuePairs<String, String>
  ) async throws -> Answer {
    let url = baseURL.appending(path: path)
      .appending(queryItems: query.map { URLQueryItem(name: $0.key, value: $0.value) })
    let fields = [
      HTTPRequest.Field("Accept", "application/json"), HTTPRequest.Field("User-Agent", "BuyFlow/1"),
    ]
    let response = try await client.send(HTTPRequest("GET", url, fields: fields))
    guard response.status == 200 else { throw BuyError.status(response.status, path: "/\(path)") }
    guard let answer = try? JSONDecoder().decode(type, from: response.body) else {
      throw BuyError.unreadable(path: "/\(path)")
    }
    return answer
  }
}

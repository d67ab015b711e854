extension ServiceStub {
  /// CoinGecko's market data.
  public static let coinGecko = ServiceStub(
    name: "coingecko",
    summary: "CoinGecko's market data: current prices and history of bitcoin, ethereum and tether",
    example: "/api/v3/simple/price?ids=bitcoin&vs_currencies=eur"
  ) { fixtures, now throws(ServiceStubsError) in
    let market = try fixtures.map { folder throws(ServiceStubsError) in try CoinGeckoMarket(from: folder) }
    return CoinGeckoStub(market: market ?? .standard, now: now).router
  }
}

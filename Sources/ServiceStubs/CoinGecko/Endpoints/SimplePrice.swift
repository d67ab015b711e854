import StubServer

/// Answers `/simple/price`: current prices of coins.
struct SimplePrice: Sendable {
  var state: CoinGeckoStub.State
  var now: Int64

  /// Answers a request.
  func answer(to request: StubRequest) -> Answer {
    guard let ids = request.list("ids") else { return .failure(.missingParameter("ids")) }
    guard let currencies = request.list("vs_currencies") else {
      return .failure(.missingParameter("vs_currencies"))
    }
    if let failure = ids.compactMap({ state.failures[$0] }).first { return .failure(failure) }
    // The service answers in an order of its own; here it is that of the names. Unknown ids are left out.
    let members = Set(ids).sorted().compactMap { id in
      state.market.coins[id].map { (key: id, json: json(of: $0, currencies: currencies, request)) }
    }
    return .success(Content(json: JSONText.object(members)))
  }

  private func json(of coin: CoinGeckoMarket.Coin, currencies: [String], _ request: StubRequest) -> String {
    let names = Set(currencies.map { $0.lowercased() }).sorted()
    var members = names.flatMap { name in
      coin.quotes[name].map { self.members(of: $0, currency: name, request) } ?? []
    }
    if request.isOn("include_last_updated_at") {
      let seconds = coin.lastUpdated ?? UTCTime.index(of: now, period: UTCTime.second)
      members.append(("last_updated_at", String(seconds)))
    }
    return JSONText.object(members)
  }

  private func members(
    of quote: CoinGeckoMarket.Quote, currency: String, _ request: StubRequest
  ) -> [(key: String, json: String)] {
    guard let price = quote.price else { return [] }
    let precision = Precision(request.queryValue("precision"))
    var members = [(key: currency, json: price.rounded(precision).json)]
    for detail in CoinGeckoMarket.Detail.allCases where request.isOn(detail.parameter) {
      let value = quote.details[detail] ?? .null
      members.append((currency + "_" + detail.rawValue, value.json))
    }
    return members
  }
}

extension StubRequest {
  /// Returns the entries of a comma list, blanks and all; nil where the parameter is missing or empty.
  ///
  /// Entries are not trimmed: a blank after a comma makes a name that is unknown.
  func list(_ name: String) -> [String]? {
    queryValue(name).flatMap { $0.isEmpty ? nil : $0.split(separator: ",").map(String.init) }
  }

  /// Returns whether a parameter that may be true or false is true.
  func isOn(_ name: String) -> Bool {
    queryValue(name)?.lowercased() == "true"
  }
}

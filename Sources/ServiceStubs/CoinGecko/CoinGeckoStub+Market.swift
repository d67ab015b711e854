import Synchronization

extension CoinGeckoStub {
  /// Sets a price as the digits that go on the wire; nil is null.
  ///
  /// - Throws: `ServiceStubsError.notANumber` for a text that is no JSON number.
  public func setPrice(_ text: String?, coin: String, currency: String) throws(ServiceStubsError) {
    try change { market throws(ServiceStubsError) in
      try market.setPrice(text, coin: coin, currency: currency)
    }
  }

  /// Removes the price, so that its key is absent from answers.
  public func removePrice(coin: String, currency: String) {
    change { $0.removePrice(coin: coin, currency: currency) }
  }

  /// Sets what answers tell beside the price as the digits that go on the wire; nil is null.
  ///
  /// - Throws: `ServiceStubsError.notANumber` for a text that is no JSON number.
  public func setDetail(
    _ detail: CoinGeckoMarket.Detail, _ text: String?, coin: String, currency: String
  ) throws(ServiceStubsError) {
    try change { market throws(ServiceStubsError) in
      try market.setDetail(detail, text, coin: coin, currency: currency)
    }
  }

  /// Sets when a coin's price last changed, in seconds since 1970; nil follows the clock.
  public func setLastUpdated(_ seconds: Int64?, coin: String) {
    change { $0.setLastUpdated(seconds, coin: coin) }
  }

  /// Sets the history that is served as it stands, whatever range is asked for.
  ///
  /// - Throws: `ServiceStubsError.notANumber` for a point with a text that is no JSON number.
  public func setHistory(coin: String, currency: String, points: [ChartPoint]) throws(ServiceStubsError) {
    try change { market throws(ServiceStubsError) in
      try market.setHistory(coin: coin, currency: currency, points: points)
    }
  }

  /// Goes back to the history that is generated from the price.
  public func clearHistory(coin: String, currency: String) {
    change { $0.clearHistory(coin: coin, currency: currency) }
  }

  /// Removes a coin, so that its id is unknown.
  public func removeCoin(_ coin: String) {
    change { $0.removeCoin(coin) }
  }

  /// Lets every request that names the coin fail; nil ends that.
  public func setFailure(_ body: ErrorBody?, coin: String) {
    state.withLock { $0.failures[coin] = body }
  }

  private func change<Failure: Error>(
    _ body: (inout CoinGeckoMarket) throws(Failure) -> Void
  ) throws(Failure) {
    try state.withLock { (state: inout sending State) throws(Failure) in
      try body(&state.market)
    }
  }
}

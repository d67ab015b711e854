import Testing

@testable import ServiceStubs

struct ServiceStubsErrorTests {
  @Test func `a fixture that is not there is named with the remedy`() {
    #expect(throws: ServiceStubsError.unreadableFixture(path: "nowhere/coingecko/prices.json")) {
      _ = try CoinGeckoMarket(from: FixtureFolder("nowhere"))
    }
    let error = ServiceStubsError.unreadableFixture(path: "nowhere/coingecko/prices.json")
    #expect(
      error.description == """
        nowhere/coingecko/prices.json: error: the file is not there or cannot be read
        note: name the folder that holds the fixtures, the project's own is 'Fixtures'
        """)
  }

  @Test func `a fixture of another form is named with the form`() {
    let error = ServiceStubsError.malformedFixture(path: "f/prices.json", reason: "the file is not JSON")
    #expect(
      error.description == """
        f/prices.json: error: the file is not JSON
        note: the file holds an answer of simple/price, such as {"bitcoin":{"eur":60000}}
        """)
  }

  @Test func `a text that is no number is quoted with the form of numbers`() {
    let stub = CoinGeckoStub(now: TestClock().now)
    let error = #expect(throws: ServiceStubsError.self) {
      try stub.setPrice("1,460", coin: "bitcoin", currency: "eur")
    }
    #expect(
      error?.description == """
        price of bitcoin in eur: error: '1,460' is not a number in JSON
        note: write digits with a point, such as 1460.5 or 1.6e-05, without grouping or currency sign
        """)
  }

  @Test func `the place of a bad number is told`() {
    var market = CoinGeckoMarket()
    #expect(throws: ServiceStubsError.notANumber("x", place: "24h_vol of tether in usd")) {
      try market.setDetail(.volume, "x", coin: "tether", currency: "usd")
    }
    #expect(throws: ServiceStubsError.notANumber("x", place: "history of tether in usd")) {
      try market.setHistory(
        coin: "tether", currency: "usd", points: [ChartPoint(0, "1"), ChartPoint(1, "x")])
    }
  }

  @Test func `the nearest stub is offered`() {
    let error = #expect(throws: ServiceStubsError.self) { try StubCatalog.service(named: "CoinGeko") }
    #expect(
      error?.description == """
        error: no stub is named 'CoinGeko'
        note: nearest is 'coingecko'; the stubs are 'coingecko', 'bank', 'randomuser', 'rickandmorty'
        """)
  }

  @Test func `where no stub is near all are listed`() {
    #expect(
      ServiceStubsError.unknownService("weather", known: ["bank", "coingecko"]).description == """
        error: no stub is named 'weather'
        note: the stubs are 'bank', 'coingecko'
        """)
  }
}

import ServiceStubs
import StubServer
import Testing

struct SimplePriceTests {
  private let stub = CoinGeckoStub(now: TestClock().now)

  private func body(_ query: String) throws -> String {
    try stub.router.get("/api/v3/simple/price?" + query).text
  }

  @Test func `the three assets have a price in every currency`() throws {
    #expect(
      try body("ids=tether,bitcoin,ethereum&vs_currencies=usd,gbp,eur")
        == #"{"bitcoin":{"eur":60000,"gbp":51600,"usd":64800},"ethereum":{"eur":1460,"gbp":1255.6,"usd":1576.8},"#
        + #""tether":{"eur":0.92,"gbp":0.7912,"usd":1}}"#)
  }

  @Test(arguments: [
    ("", "ids"), ("ids=&vs_currencies=eur", "ids"), ("ids=bitcoin", "vs_currencies"),
    ("ids=bitcoin&vs_currencies=", "vs_currencies"),
  ])
  func `a missing parameter is named`(query: String, name: String) throws {
    let response = try stub.router.get("/api/v3/simple/price?" + query)
    #expect(response.status == 422)
    #expect(response.text == #"{"error":"Missing parameter \#(name)"}"#)
  }

  @Test(arguments: [
    ("ids=no-such-coin&vs_currencies=eur", "{}"), ("ids=Bitcoin&vs_currencies=eur", "{}"),
    ("ids=bitcoin&vs_currencies=usdt", #"{"bitcoin":{}}"#),
    ("ids=bitcoin,%20ethereum&vs_currencies=eur,%20usd", #"{"bitcoin":{"eur":60000}}"#),
    ("ids=bitcoin,no-such-coin&vs_currencies=EUR", #"{"bitcoin":{"eur":60000}}"#),
    ("ids=bitcoin,bitcoin&vs_currencies=eur,EUR", #"{"bitcoin":{"eur":60000}}"#),
    ("ids=,bitcoin,&vs_currencies=,eur", #"{"bitcoin":{"eur":60000}}"#), ("ids=,&vs_currencies=eur", "{}"),
  ])
  func `unknown names are left out without a word`(query: String, expected: String) throws {
    #expect(try body(query) == expected)
  }

  @Test func `the extras come when they are asked for`() throws {
    let extras =
      "&include_market_cap=true&include_24hr_vol=true&include_24hr_change=true&include_last_updated_at=true"
    #expect(
      try body("ids=tether&vs_currencies=usd" + extras)
        == #"{"tether":{"usd":1,"usd_market_cap":104000000000,"usd_24h_vol":41551087159.9512,"#
        + #""usd_24h_change":0.01312254,"last_updated_at":1711888496}}"#)
    #expect(
      try body("ids=tether&vs_currencies=usd&include_24hr_vol=false&include_24hr_change=1")
        == #"{"tether":{"usd":1}}"#)
  }

  @Test func `extras that were never set are null`() throws {
    try stub.setPrice("3", coin: "new-coin", currency: "eur")
    #expect(
      try body("ids=new-coin&vs_currencies=eur&include_24hr_change=true")
        == #"{"new-coin":{"eur":3,"eur_24h_change":null}}"#)
  }

  @Test func `a price can be null, zero or absent`() throws {
    try stub.setPrice(nil, coin: "bitcoin", currency: "eur")
    try stub.setPrice("0", coin: "ethereum", currency: "eur")
    stub.removePrice(coin: "tether", currency: "eur")
    #expect(
      try body("ids=bitcoin,ethereum,tether&vs_currencies=eur")
        == #"{"bitcoin":{"eur":null},"ethereum":{"eur":0},"tether":{}}"#)
  }

  @Test func `a price goes out digit by digit`() throws {
    try stub.setPrice("1460.50", coin: "bitcoin", currency: "EUR")
    try stub.setPrice("1.6446899669484214e-05", coin: "shiba-inu", currency: "eur")
    #expect(
      try body("ids=bitcoin,shiba-inu&vs_currencies=eur&precision=full")
        == #"{"bitcoin":{"eur":1460.50},"shiba-inu":{"eur":1.6446899669484214e-05}}"#)
    #expect(try body("ids=bitcoin&vs_currencies=eur&precision=0") == #"{"bitcoin":{"eur":1461}}"#)
  }

  @Test func `a removed coin is unknown`() throws {
    stub.removeCoin("bitcoin")
    #expect(try body("ids=bitcoin,tether&vs_currencies=eur") == #"{"tether":{"eur":0.92}}"#)
  }

  @Test func `the time of the last change can be set`() throws {
    stub.setLastUpdated(1_711_888_488, coin: "tether")
    #expect(
      try body("ids=tether&vs_currencies=eur&include_last_updated_at=true")
        == #"{"tether":{"eur":0.92,"last_updated_at":1711888488}}"#)
  }
}

import ServiceStubs
import StubServer
import Testing

struct MarketChartTests {
  private let stub = CoinGeckoStub(now: TestClock().now)

  private func get(_ query: String, coin: String = "ethereum") throws -> (status: Int, text: String) {
    let response = try stub.router.get("/api/v3/coins/\(coin)/market_chart?" + query)
    return (response.status, response.text)
  }

  @Test(arguments: [
    ("", 422, "Missing parameter vs_currency"), ("vs_currency=eur", 422, "Missing parameter days"),
    ("vs_currency=eur&days=", 422, "Missing parameter days"),
    ("vs_currency=usdt&days=30", 400, "invalid vs_currency"), ("vs_currency=eur&days=a", 400, "invalid days"),
    ("vs_currency=eur&days=-1", 400, "invalid days"), ("vs_currency=eur&days=nan", 400, "invalid days"),
  ])
  func `a request that lacks something is refused`(query: String, status: Int, message: String) throws {
    let answer = try get(query)
    #expect(answer.status == status)
    #expect(answer.text == #"{"error":"\#(message)"}"#)
  }

  @Test func `an unknown coin is not found`() throws {
    let answer = try get("vs_currency=eur&days=30", coin: "no-such-coin")
    #expect(answer.status == 404)
    #expect(answer.text == #"{"error":"coin not found"}"#)
  }

  @Test(arguments: ["366", "365.5", "max"])
  func `more than 365 days need a paid key`(days: String) throws {
    #expect(try get("vs_currency=eur&days=" + days).status == 401)
    #expect(
      try get("vs_currency=eur&days=" + days).text
        == #"{"error":{"status":{"timestamp":"2024-03-31T12:34:56.007+00:00","error_code":10012,"#
        + #""error_message":"The time range exceeds the past 365 days"}}}"#)
    stub.policy.hasPaidKey = true
    #expect(try get("vs_currency=eur&days=" + days).status == 200)
  }

  @Test(arguments: ["hourly", "5m"])
  func `a denser interval needs a paid plan`(interval: String) throws {
    let query = "vs_currency=eur&days=1&interval=" + interval
    #expect(try get(query).status == 401)
    #expect(try get(query).text.contains(#"{"status":{"error_code":10005,"#))
    stub.policy.hasPaidKey = true
    #expect(try get(query).status == 200)
  }

  @Test func `a history that was set goes out as it stands`() throws {
    let points = [
      ChartPoint(1_648_771_200_000, "1435.20"), ChartPoint(1_648_684_800_000, "1.6e-05", marketCap: "7"),
      ChartPoint(1_648_684_800_000, nil, volume: nil),
    ]
    try stub.setHistory(coin: "ethereum", currency: "eur", points: points)
    #expect(
      try get("vs_currency=EUR&days=30").text
        == #"{"prices":[[1648771200000,1435.20],[1648684800000,1.6e-05],[1648684800000,null]],"#
        + #""market_caps":[[1648771200000,null],[1648684800000,7],[1648684800000,null]],"#
        + #""total_volumes":[[1648771200000,0],[1648684800000,0],[1648684800000,null]]}"#)
    stub.clearHistory(coin: "ethereum", currency: "eur")
    #expect(try ChartBody(get("vs_currency=eur&days=30").text).prices.count == 722)
  }

  @Test func `a coin without history or price has empty arrays`() throws {
    let empty = #"{"prices":[],"market_caps":[],"total_volumes":[]}"#
    try stub.setHistory(coin: "ethereum", currency: "eur", points: [])
    #expect(try get("vs_currency=eur&days=30").text == empty)
    try stub.setPrice(nil, coin: "dead-coin", currency: "eur")
    #expect(try get("vs_currency=eur&days=30", coin: "dead-coin").text == empty)
  }

  @Test func `a history of nothing but zeros can be set`() throws {
    let points = (0..<30).map { ChartPoint(Int64($0) * 86_400_000, "0") }
    try stub.setHistory(coin: "ethereum", currency: "eur", points: points)
    #expect(
      try ChartBody(get("vs_currency=eur&days=30").text).prices.map(\.text)
        == Array(repeating: "0", count: 30))
  }

  @Test func `prices are rounded where a precision is asked for`() throws {
    let body = try ChartBody(get("vs_currency=eur&days=1&precision=2").text)
    #expect(body.prices.allSatisfy { $0.text.wholeMatch(of: /\d+(\.\d\d?)?/) != nil })
  }
}

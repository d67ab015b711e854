import ServiceStubs
import StubServer
import Testing

struct HistoryGeneratorTests {
  private let clock = TestClock()
  private let stub: CoinGeckoStub

  init() {
    stub = CoinGeckoStub(now: clock.now)
  }

  private func chart(days: String, coin: String = "ethereum", _ stub: CoinGeckoStub? = nil) throws
    -> ChartBody
  {
    let target = "/api/v3/coins/\(coin)/market_chart?vs_currency=eur&days=\(days)"
    return try ChartBody((stub ?? self.stub).router.get(target))
  }

  @Test(arguments: [("1", 289), ("7", 170), ("30", 722), ("90", 2162), ("91", 92), ("365", 366), ("0", 1)])
  func `a range has as many points as the service sends`(days: String, count: Int) throws {
    let chart = try chart(days: days)
    #expect(chart.prices.count == count)
    #expect(chart.marketCaps.map(\.time) == chart.times)
    #expect(chart.totalVolumes.map(\.time) == chart.times)
  }

  @Test(arguments: [("1", 132.0, 527.0), ("30", 675.0, 6_682.0)])
  func `gaps are irregular within the bounds that were seen`(days: String, least: Double, most: Double) throws
  {
    let gaps = try chart(days: days).gaps.dropFirst().dropLast(2)
    #expect(gaps.allSatisfy { (least...most).contains($0) })
    #expect(Set(gaps).count > gaps.count / 2)
  }

  @Test func `days begin at midnight in UTC`() throws {
    #expect(try chart(days: "365").times.dropLast().allSatisfy { $0 % 86_400_000 == 0 })
  }

  @Test func `the last point is the current price at now cut to whole seconds`() throws {
    let last = try #require(try chart(days: "30").prices.last)
    #expect(last.time == 1_711_888_496_000)
    #expect(last.text == "1460")
  }

  @Test func `the last point may lie before the one before it, or on it`() throws {
    // At the very start of an hour the point of that hour is yet to come and is taken now.
    let early = CoinGeckoStub(now: TestClock(1_711_886_400_955).now)
    #expect(try chart(days: "30", early).gaps.last == -0.955)
    let midnight = CoinGeckoStub(now: TestClock(1_711_843_200_000).now)
    #expect(try chart(days: "365", midnight).gaps.last == 0)
  }

  @Test func `the same market gives the same history`() throws {
    let again = CoinGeckoStub(now: TestClock().now)
    #expect(try chart(days: "30").points == chart(days: "30", again).points)
  }

  @Test func `a later request shows the points of an earlier one again`() throws {
    let earlier = try chart(days: "30").points
    clock.advance(milliseconds: 3_600_000)
    let later = try chart(days: "30").points
    #expect(earlier.dropFirst(2).dropLast(2) == later.dropFirst().dropLast(3))
    #expect(earlier.last?.price == later.last?.price)
  }

  @Test func `a history surrounds its price and comes close to it at the end`() throws {
    let prices = try chart(days: "30").prices.compactMap { Double($0.text) }
    #expect(prices.allSatisfy { (1_000...1_900).contains($0) })
    #expect(prices.contains { $0 < 1_400 } && prices.contains { $0 > 1_465 })
    #expect(try abs(#require(prices.dropLast().last) - 1_460) < 30)
  }

  @Test func `a history follows the price that is set`() throws {
    try stub.setPrice("0.00002", coin: "ethereum", currency: "eur")
    let texts = try chart(days: "7").prices.map(\.text)
    #expect(texts.dropLast().allSatisfy { $0.wholeMatch(of: /\d(\.\d+)?e-05/) != nil })
    #expect(texts.last == "0.00002")
  }

  @Test func `a stablecoin hardly moves, and coins do not move alike`() throws {
    let prices = try chart(days: "30", coin: "tether").prices.compactMap { Double($0.text) }
    #expect(prices.allSatisfy { (0.915...0.925).contains($0) })
    #expect(try chart(days: "30").times != chart(days: "30", coin: "bitcoin").times)
  }

  @Test func `a price that is gone leaves the history`() throws {
    try stub.setPrice(nil, coin: "ethereum", currency: "eur")
    #expect(try chart(days: "30").prices.count == 722)
    stub.removePrice(coin: "ethereum", currency: "eur")
    #expect(try chart(days: "30").prices.allSatisfy { $0.text != "null" })
  }

  @Test func `without a market cap its array holds nulls`() throws {
    try stub.setPrice("3", coin: "new-coin", currency: "eur")
    #expect(try chart(days: "1", coin: "new-coin").marketCaps.allSatisfy { $0.text == "null" })
  }
}

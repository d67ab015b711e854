import ServiceStubs
import StubServer
import Testing

struct CoinGeckoStubTests {
  private let clock = TestClock()
  private let stub: CoinGeckoStub
  private let target = "/api/v3/simple/price?ids=bitcoin&vs_currencies=eur"

  init() {
    stub = CoinGeckoStub(now: clock.now)
  }

  @Test func `ping answers`() throws {
    #expect(try stub.router.get("/api/v3/ping").text == #"{"gecko_says":"(V3) To the Moon!"}"#)
  }

  @Test func `what is not offered has no route`() throws {
    let response = try stub.router.get("/api/v3/coins/markets")
    #expect(response.status == 404)
    #expect(response.text.contains("no route for GET /api/v3/coins/markets"))
  }

  @Test func `a router follows the market as it changes`() throws {
    let router = stub.router
    try stub.setPrice("1470", coin: "bitcoin", currency: "eur")
    #expect(try router.get(target).text == #"{"bitcoin":{"eur":1470}}"#)
  }

  @Test func `a request without User-Agent is refused only where that is switched on`() throws {
    #expect(try stub.router.get(target, userAgent: nil).status == 200)
    stub.policy.refusesMissingUserAgent = true
    let refusal = try stub.router.get(target, userAgent: nil)
    #expect(refusal.status == 403)
    #expect(
      refusal.text == #"{"status":{"error_code":403,"error_message":"Please add a descriptive User-Agent"}}"#)
    #expect(try stub.router.get(target).status == 200)
  }

  @Test func `calls beyond the budget wait for the clock`() throws {
    stub.policy.rateLimit = .init(budget: 2)
    #expect(try stub.router.get(target).status == 200)
    clock.advance(milliseconds: 7_001)
    #expect(try stub.router.get("/api/v3/simple/price").status == 422)
    let refusal = try stub.router.get(target)
    #expect(refusal.status == 429)
    #expect(refusal.field("Retry-After") == "53")
    #expect(refusal.field("Access-Control-Allow-Origin") == nil)
    clock.advance(milliseconds: 52_998)
    #expect(try stub.router.get(target).field("Retry-After") == "1")
    clock.advance(milliseconds: 1)
    #expect(try stub.router.get(target).status == 200)
  }

  @Test func `setting the policy begins to count anew`() throws {
    stub.policy.rateLimit = .init(budget: 0)
    #expect(try stub.router.get(target).status == 429)
    stub.setPolicy(.init())
    #expect(try stub.router.get(target).status == 200)
  }

  @Test func `one coin fails and the others do not`() throws {
    stub.setFailure(.internalServerError, coin: "ethereum")
    #expect(try stub.router.get("/api/v3/simple/price?ids=bitcoin,ethereum&vs_currencies=eur").status == 500)
    #expect(try stub.router.get("/api/v3/coins/ethereum/market_chart?vs_currency=eur&days=1").status == 500)
    #expect(try stub.router.get(target).status == 200)
    stub.setFailure(nil, coin: "ethereum")
    #expect(try stub.router.get("/api/v3/simple/price?ids=ethereum&vs_currencies=eur").status == 200)
  }

  @Test func `an answer has a tag of its own content`() throws {
    let first = try stub.router.get(target).field("ETag")
    #expect(try stub.router.get(target).field("ETag") == first)
    try stub.setPrice("1", coin: "bitcoin", currency: "eur")
    #expect(try stub.router.get(target).field("ETag") != first)
  }
}

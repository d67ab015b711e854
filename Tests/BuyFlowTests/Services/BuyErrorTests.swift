import BuyFlow
import Testing

struct BuyErrorTests {
  @Test func `an error says where, what and what to do`() {
    #expect(
      "\(BuyError.status(404, path: "/api/v3/simple/price"))"
        == "/api/v3/simple/price: the market-data service answered 404; try again later")
    #expect(
      "\(BuyError.unreadable(path: "/api/v3/simple/price"))"
        == "/api/v3/simple/price: the market-data service's answer cannot be read; check the base address")
    #expect("\(BuyError.orderRefused(reason: "the market is closed"))" == "the market is closed")
  }
}

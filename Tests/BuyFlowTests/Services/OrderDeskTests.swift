import AppCore
import BuyFlow
import Foundation
import Testing

struct OrderDeskTests {
  let order = Order(asset: .bitcoin, amount: 50, limit: 1_200, currency: .eur)
  let desk = OrderDesk(clock: VirtualClock(now: Date(timeIntervalSince1970: 0)).clock)

  @Test func `orders are numbered as they come`() async throws {
    #expect(try await desk.orderPlacing.place(order) == "BC-000001")
    #expect(try await desk.orderPlacing.place(order) == "BC-000002")
    #expect(desk.orders == [order, order])
  }

  @Test func `a refused order takes no number`() async throws {
    desk.refusal = "the market is closed"
    await #expect(throws: BuyError.orderRefused(reason: "the market is closed")) {
      try await desk.orderPlacing.place(order)
    }
    desk.refusal = nil
    #expect(try await desk.orderPlacing.place(order) == "BC-000001")
  }
}

public import AppCore
import Synchronization

/// Takes orders within the app and numbers them in the order in which they come.
public final class OrderDesk: Sendable {
  private struct Book {
    var orders: [Order] = []
    var refusal: String?
  }

  private let clock: AppClock
  private let processingTime: Duration
  private let book = Mutex(Book())

  /// Creates a desk that takes a while for each order.
  public init(clock: AppClock, processingTime: Duration = .zero) {
    self.clock = clock
    self.processingTime = processingTime
  }

  /// The orders placed so far.
  public var orders: [Order] { book.withLock { $0.orders } }

  /// Why the desk refuses orders for now; `nil` while it takes them.
  public var refusal: String? {
    get { book.withLock { $0.refusal } }
    set { book.withLock { $0.refusal = newValue } }
  }

  /// The desk as the port that the app uses.
  public var orderPlacing: OrderPlacing {
    OrderPlacing { try await self.place($0) }
  }

  private func place(_ order: Order) async throws -> String {
    if processingTime > .zero { try await clock.sleep(processingTime) }
    return try book.withLock { book in
      if let refusal = book.refusal { throw BuyError.orderRefused(reason: refusal) }
      book.orders.append(order)
      return Self.number(book.orders.count)
    }
  }

  private static func number(_ count: Int) -> String {
    let digits = String(count)
    return "BC-" + String(repeating: "0", count: max(0, 6 - digits.count)) + digits
  }
}

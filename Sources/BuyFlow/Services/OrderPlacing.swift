/// The port through which an order is placed.
public struct OrderPlacing: Sendable {
  /// Places an order and returns its number; throws `BuyError.orderRefused` where it is refused.
  public var place: @Sendable (Order) async throws -> String

  /// Creates a port.
  public init(place: @escaping @Sendable (Order) async throws -> String) {
    self.place = place
  }
}

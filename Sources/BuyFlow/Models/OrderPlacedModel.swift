public import Observation

/// The last screen: the order is placed.
@MainActor @Observable public final class OrderPlacedModel {
  /// The order.
  public let order: Order
  /// The number under which it was placed.
  public let number: String
  /// Called when the user has read it.
  @ObservationIgnored public var onDone: () -> Void = {}

  init(order: Order, number: String) {
    self.order = order
    self.number = number
  }

  /// Leads to a new purchase.
  public func doneButtonTapped() { onDone() }
}

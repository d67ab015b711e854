public import Foundation

/// The price of an asset as it was at a moment.
public struct Quote: Sendable, Equatable {
  /// The price, above 0.
  public var price: Decimal
  /// When the price arrived.
  public var asOf: Date

  /// Creates a quote.
  public init(price: Decimal, asOf: Date) {
    self.price = price
    self.asOf = asOf
  }
}

/// What stands in the place of a price.
public enum ShownPrice: Sendable, Equatable {
  /// A placeholder: the price is awaited.
  case loading
  /// A dash: the price is not known.
  case unknown
  /// The price.
  case known(Decimal)
}

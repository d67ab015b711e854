public import Foundation

/// An order to buy an asset for an amount of money once its price is down at the limit.
public struct Order: Sendable, Equatable {
  /// The asset to buy.
  public var asset: Asset
  /// The amount of money to spend.
  public var amount: Decimal
  /// The price to buy at.
  public var limit: Decimal
  /// The currency of both.
  public var currency: Currency

  /// Creates an order.
  public init(asset: Asset, amount: Decimal, limit: Decimal, currency: Currency) {
    self.asset = asset
    self.amount = amount
    self.limit = limit
    self.currency = currency
  }
}

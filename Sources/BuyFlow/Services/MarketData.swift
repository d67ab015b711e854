public import Foundation

/// The port through which the app asks for prices.
public struct MarketData: Sendable {
  /// Returns the current prices of assets as the service sent them; an asset it left out is absent.
  public var prices: @Sendable ([Asset], Currency) async throws -> [Asset: Decimal]
  /// Returns the price history of an asset as the service sent it.
  public var history: @Sendable (Asset, Currency) async throws -> [RawPricePoint]

  /// Creates a port.
  public init(
    prices: @escaping @Sendable ([Asset], Currency) async throws -> [Asset: Decimal],
    history: @escaping @Sendable (Asset, Currency) async throws -> [RawPricePoint]
  ) {
    self.prices = prices
    self.history = history
  }
}

public import AppCore
public import Foundation

/// A point of a price history as the service sent it.
public struct RawPricePoint: Sendable, Equatable {
  /// When the price held.
  public var time: Date
  /// The price, where the service sent a number.
  public var price: Decimal?

  /// Creates a point.
  public init(time: Date, price: Decimal?) {
    self.time = time
    self.price = price
  }
}

/// Makes a curve of what the service sent.
public enum PriceHistory {
  /// Returns the usable points by time; of equal times the last one sent wins.
  public static func points(from raw: [RawPricePoint]) -> [Chart.Point] {
    var prices: [Date: Decimal] = [:]
    for point in raw {
      guard let price = point.price, price.isFinite, price >= 0 else { continue }
      prices[point.time] = price
    }
    return prices.map { Chart.Point(time: $0.key, value: $0.value) }.sorted { $0.time < $1.time }
  }
}

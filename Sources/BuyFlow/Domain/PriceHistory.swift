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

/// The recent prices of an asset, as a curve that can be drawn.
public struct PriceHistory: Sendable, Equatable {
  /// The curve, in order of time.
  public let points: [Chart.Point]
  /// The lowest and the highest price; none where there are no points.
  public let range: ClosedRange<Decimal>?

  /// Creates a history from the points of its curve.
  ///
  /// - Complexity: O(*n*); the range is found once, not each time that the curve is drawn.
  public init(points: [Chart.Point]) {
    self.points = points
    let prices = points.map(\.value)
    range =
      if let lowest = prices.min(), let highest = prices.max() { lowest...highest } else { nil }
  }

  /// Returns the usable points by time; of equal times the last one sent wins.
  ///
  /// - Complexity: O(*n*) where they come in order, as nearly all do, else O(*n* log *n*).
  public static func points(from raw: [RawPricePoint]) -> [Chart.Point] {
    let usable = raw.enumerated().compactMap { place, point -> (place: Int, point: Chart.Point)? in
      guard let price = point.price, price.isFinite, price >= 0 else { return nil }
      return (place, Chart.Point(time: point.time, value: price))
    }
    var result: [Chart.Point] = []
    result.reserveCapacity(usable.count)
    for (_, point) in usable.sorted(by: { ($0.point.time, $0.place) < ($1.point.time, $1.place) }) {
      if result.last?.time == point.time { result.removeLast() }
      result.append(point)
    }
    return result
  }
}

public import Foundation

/// A curve of values over time with, where there is one, a horizontal line across it.
public struct Chart: Sendable, Equatable {
  /// One value at one moment.
  public struct Point: Sendable, Equatable {
    /// When the value held.
    public var time: Date
    /// The value, in the unit of the chart.
    public var value: Decimal

    /// Creates a point.
    public init(time: Date, value: Decimal) {
      self.time = time
      self.value = value
    }
  }

  /// The horizontal line that a person can drag.
  public struct Line: Sendable, Equatable {
    /// Where the line stands, within the scale.
    public var value: Decimal
    /// Whether the value meant lies outside the scale, so that the line is pinned to an edge.
    public var isOutOfRange: Bool

    /// Creates a line.
    public init(value: Decimal, isOutOfRange: Bool = false) {
      self.value = value
      self.isOutOfRange = isOutOfRange
    }
  }

  /// The curve, in order of time.
  public var points: [Point]
  /// The lowest and the highest value that the chart shows.
  public var scale: ClosedRange<Decimal>
  /// The line across the curve.
  public var line: Line?

  /// Creates a chart.
  public init(points: [Point], scale: ClosedRange<Decimal>, line: Line?) {
    self.points = points
    self.scale = scale
    self.line = line
  }
}

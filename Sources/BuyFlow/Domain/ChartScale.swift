public import AppCore
public import Foundation

/// The vertical scale of the price chart, and the line that is dragged along it.
public enum ChartScale {
  /// Returns the scale that holds a range of prices and the current one, with a margin on each side.
  ///
  /// The margin is 5 % of the span; where there is no span, 1 % of the price. The scale never goes
  /// below 0. Around a price of 0 it runs up to 1, so that every position on it is finite.
  public static func scale(of range: ClosedRange<Decimal>, current: Decimal?) -> ClosedRange<Decimal> {
    let lowest = min(range.lowerBound, current ?? range.lowerBound)
    let highest = max(range.upperBound, current ?? range.upperBound)
    guard highest > 0 else { return 0...1 }
    let margin = lowest == highest ? highest / 100 : (highest - lowest) / 20
    return max(0, lowest - margin)...(highest + margin)
  }

  /// Returns the line at the limit, or at the current price; outside the scale it is pinned to the edge.
  public static func line(
    limit: Decimal?, current: Decimal?, on scale: ClosedRange<Decimal>
  ) -> Chart.Line? {
    guard let value = limit ?? current else { return nil }
    let pinned = clamped(value, to: scale)
    return Chart.Line(value: pinned, isOutOfRange: pinned != value)
  }

  /// Returns the limit for a line dragged to a value: within the scale, rounded as prices are.
  ///
  /// A scale too narrow for a rounded value gets as many more decimals as it takes.
  public static func draggedLimit(_ value: Decimal, on scale: ClosedRange<Decimal>) -> Decimal {
    let value = clamped(value, to: scale)
    let coarsest = value < 1 ? max(2, value.decimals(forSignificantDigits: 4)) : 2
    for decimals in coarsest..<(coarsest + 12) {
      let candidates = [value.rounded(to: decimals), value.floored(to: decimals), value.raised(to: decimals)]
      if let fit = candidates.first(where: scale.contains) { return fit }
    }
    return value
  }

  private static func clamped(_ value: Decimal, to scale: ClosedRange<Decimal>) -> Decimal {
    guard value.isFinite else { return scale.lowerBound }
    return min(max(value, scale.lowerBound), scale.upperBound)
  }
}

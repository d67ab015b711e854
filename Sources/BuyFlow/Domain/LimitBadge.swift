import AppCore
public import Foundation

/// How far a limit lies from the current price.
public struct LimitBadge: Sendable, Equatable {
  /// How the badge is drawn, by the figure that it shows.
  public enum Style: String, Sendable, Equatable {
    case up, down, neutral
  }

  /// The difference in percent, such as `+0.86%`.
  public var text: String
  /// How the badge is drawn.
  public var style: Style

  /// Creates a badge.
  public init(text: String, style: Style) {
    self.text = text
    self.style = style
  }

  /// Creates the badge for a change from one price to another; there is none without both.
  public init?(from current: Decimal?, to limit: Decimal?) {
    guard let current, current > 0, let limit, limit > 0 else { return nil }
    let percent = ((limit - current) * 100 / current).rounded(to: 2)
    let figure = AmountText.money(percent.magnitude)
    if percent.isZero {
      self.init(text: "\(figure)%", style: .neutral)
    } else {
      self.init(text: "\(percent < 0 ? "-" : "+")\(figure)%", style: percent < 0 ? .down : .up)
    }
  }
}

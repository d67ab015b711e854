public import Foundation

extension Decimal {
  /// Returns the value with so many decimals, half rounded away from zero.
  public func rounded(to decimals: Int) -> Decimal {
    rounded(to: decimals, .plain)
  }

  /// Returns the greatest value with so many decimals that is not above this one.
  public func floored(to decimals: Int) -> Decimal {
    rounded(to: decimals, .down)
  }

  /// Returns the least value with so many decimals that is not below this one.
  public func raised(to decimals: Int) -> Decimal {
    rounded(to: decimals, .up)
  }

  private func rounded(to decimals: Int, _ mode: RoundingMode) -> Decimal {
    var value = self
    var result = Decimal()
    NSDecimalRound(&result, &value, decimals, mode)
    return result
  }

  /// How many decimals it takes to write so many significant digits of the value.
  public func decimals(forSignificantDigits digits: Int) -> Int {
    guard isFinite, !isZero else { return 0 }
    var decimals = digits
    var edge = Decimal(1)
    // Each step down by ten moves the first digit one place behind the point.
    while magnitude < edge, decimals < 127 {
      edge /= 10
      if magnitude < edge { decimals += 1 }
    }
    return decimals
  }

  /// The value in plain digits, with a point and without grouping or exponent.
  public var plainText: String {
    // `description` depends on no locale and writes every digit.
    isZero ? "0" : description
  }
}

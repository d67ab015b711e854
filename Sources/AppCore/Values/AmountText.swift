public import Foundation

/// The figures as people read them: thousands grouped by comma, a decimal point, for every locale.
public enum AmountText {
  /// What stands where a figure is not known.
  public static let unknown = "—"

  /// Returns a price: up to two decimals from 1 on, four significant digits below, never an exponent.
  public static func price(_ value: Decimal) -> String {
    guard !value.isZero else { return "0" }
    guard value.magnitude < 1 else { return money(value, keepsZeroCents: false) }
    let rounded = value.rounded(to: value.decimals(forSignificantDigits: 4))
    guard rounded.magnitude < 1 else { return money(rounded, keepsZeroCents: false) }
    // Rounding can carry into the place before: 0.09999999 is 0.1000.
    return padded(rounded.plainText, decimals: rounded.decimals(forSignificantDigits: 4))
  }

  /// Returns a sum of money: two decimals, half a cent rounded away from zero.
  public static func money(_ value: Decimal) -> String {
    money(value, keepsZeroCents: true)
  }

  /// Returns a sum that a person typed: whole, or with two decimals.
  public static func wholeOrCents(_ value: Decimal) -> String {
    money(value, keepsZeroCents: false)
  }

  /// Returns every digit of a value, no more and no fewer.
  public static func exact(_ value: Decimal) -> String {
    grouped(value.plainText)
  }

  /// Returns the text of a number with the thousands of its whole part grouped.
  public static func grouped(_ text: String) -> String {
    let sign = text.hasPrefix("-") ? "-" : ""
    let digits = text.dropFirst(sign.count)
    let whole = Array(digits.prefix { $0 != "." })
    var result = sign
    for (index, digit) in whole.enumerated() {
      if index > 0, (whole.count - index).isMultiple(of: 3) { result.append(",") }
      result.append(digit)
    }
    return result + digits.dropFirst(whole.count)
  }

  /// Returns a value with exactly so many decimals, without grouping.
  public static func fixed(_ value: Decimal, decimals: Int) -> String {
    padded(value.rounded(to: decimals).plainText, decimals: decimals)
  }

  private static func money(_ value: Decimal, keepsZeroCents: Bool) -> String {
    let text = grouped(fixed(value, decimals: 2))
    return !keepsZeroCents && text.hasSuffix(".00") ? String(text.dropLast(3)) : text
  }

  private static func padded(_ text: String, decimals: Int) -> String {
    guard decimals > 0 else { return text }
    let fraction = text.firstIndex(of: ".").map { text[$0...].dropFirst().count } ?? 0
    let point = fraction == 0 && !text.contains(".") ? "." : ""
    return text + point + String(repeating: "0", count: max(0, decimals - fraction))
  }
}

import AppCore
import Foundation

/// Reads the bank's moments and days (RFC 3339, section 5.6).
enum EventTime {
  /// Returns a moment such as `2024-02-01T08:15:17Z` or `2024-02-01T05:15:17.250-03:00`.
  static func date(_ text: String) -> Date? {
    let parts = text.split(separator: "T", maxSplits: 1)
    guard parts.count == 2, let day = day(String(parts[0])) else { return nil }
    let clock = parts[1].prefix { $0 != "Z" && $0 != "+" && $0 != "-" }
    let fields = clock.split(separator: ":", omittingEmptySubsequences: false)
    guard fields.count == 3, let hour = number(fields[0], 2, 0...23),
      let minute = number(fields[1], 2, 0...59),
      let second = number(fields[2].prefix(2), 2, 0...60), let fraction = fraction(fields[2].dropFirst(2)),
      let offset = offset(parts[1].dropFirst(clock.count))
    else { return nil }
    let seconds = day.daysSince1970 * 86_400 + hour * 3_600 + minute * 60 + second - offset
    return Date(timeIntervalSince1970: Double(seconds) + fraction)
  }

  /// Returns a day such as `2024-02-01`.
  static func day(_ text: String) -> CalendarDay? {
    let fields = text.split(separator: "-", omittingEmptySubsequences: false)
    guard fields.count == 3, let year = number(fields[0], 4, 1...9_999),
      let month = number(fields[1], 2, 1...12), let day = number(fields[2], 2, 1...31)
    else { return nil }
    let result = CalendarDay(year: year, month: month, day: day)
    return CalendarDay(daysSince1970: result.daysSince1970) == result ? result : nil
  }

  private static func offset(_ text: Substring) -> Int? {
    guard text != "Z" else { return 0 }
    let fields = text.dropFirst().split(separator: ":", omittingEmptySubsequences: false)
    guard let sign = text.first, fields.count == 2, let hours = number(fields[0], 2, 0...23),
      let minutes = number(fields[1], 2, 0...59)
    else { return nil }
    return (sign == "-" ? -1 : 1) * (hours * 3_600 + minutes * 60)
  }

  private static func fraction(_ text: Substring) -> Double? {
    guard !text.isEmpty else { return 0 }
    let digits = text.dropFirst()
    guard text.first == ".", !digits.isEmpty, digits.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else {
      return nil
    }
    return Double("0.\(digits)")
  }

  private static func number(_ text: Substring, _ length: Int, _ range: ClosedRange<Int>) -> Int? {
    guard text.utf8.count == length, text.utf8.allSatisfy({ (0x30...0x39).contains($0) }),
      let value = Int(text), range.contains(value)
    else { return nil }
    return value
  }
}

import AppCore
public import Foundation
import ScenarioRunner

/// Reads and writes moments in UTC: `2022-03-31`, `2022-03-31 12:30`, `2022-03-31 12:30:05`.
///
/// A whole number is the milliseconds since 1970, as services write them.
public enum MomentText {
  /// Returns the moment.
  ///
  /// - Throws: An expectation failure for what is none.
  public static func date(_ text: String) throws -> Date {
    if let milliseconds = Int64(text) {
      return Date(timeIntervalSince1970: Double(milliseconds) / 1_000)
    }
    let parts = text.split(whereSeparator: { $0 == " " || $0 == "T" })
    let day = numbers(parts.first ?? "", "-")
    let time = parts.count == 2 ? numbers(parts[1].prefix { $0 != "Z" }, ":") : [0, 0]
    guard (1...2).contains(parts.count), day.count == 3, (1...12).contains(day[1]), (1...31).contains(day[2]),
      (2...3).contains(time.count), time[0] < 24, time[1] < 60, time.count < 3 || time[2] < 60
    else {
      throw ExpectationFailure(
        "'\(text)' is not a moment",
        notes: ["write it in UTC as 2022-03-31, 2022-03-31 12:30 or in milliseconds since 1970"])
    }
    let days = CalendarDay(year: day[0], month: day[1], day: day[2]).daysSince1970
    let seconds = days * 86_400 + time[0] * 3_600 + time[1] * 60 + (time.count == 3 ? time[2] : 0)
    return Date(timeIntervalSince1970: Double(seconds))
  }

  /// Returns a moment as text, to the second.
  public static func text(_ date: Date) -> String {
    let seconds = Int(date.timeIntervalSince1970.rounded(.down))
    let day = CalendarDay(date)
    let rest = seconds - day.daysSince1970 * 86_400
    let date = "\(day.year)-\(padded(day.month))-\(padded(day.day))"
    return rest == 0
      ? date : "\(date) \(padded(rest / 3_600)):\(padded(rest / 60 % 60)):\(padded(rest % 60))"
  }

  private static func numbers(_ text: Substring, _ separator: Character) -> [Int] {
    let parts = text.split(separator: separator, omittingEmptySubsequences: false)
    let numbers = parts.compactMap { $0.count <= 4 && $0.allSatisfy(\.isWholeNumber) ? Int($0) : nil }
    return numbers.count == parts.count ? numbers : []
  }

  private static func padded(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
}

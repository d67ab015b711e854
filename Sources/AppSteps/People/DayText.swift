import AppCore
import Foundation
import ScenarioRunner

/// A day as steps say it, with a time or without, such as `14 June 2024` or `14 June 2024, 23:59`.
struct DayText: Sendable, Hashable {
  /// The form of a day.
  static let pattern =
    #"[0-9]{1,2} (?:\#(CalendarDay.monthNames.joined(separator: "|"))) [0-9]{4}(?:, [0-9]{2}:[0-9]{2})?"#

  /// The day.
  var day: CalendarDay
  /// The moment in UTC; noon where no time is said.
  var date: Date

  /// Reads a day.
  ///
  /// - Throws: An expectation failure for a day that the calendar does not have.
  init(_ text: String) throws {
    let words = text.replacing(",", with: "").split(separator: " ")
    let time = words.count > 3 ? words[3].split(separator: ":").compactMap { Int($0) } : [12, 0]
    guard words.count >= 3, let day = Int(words[0]), let year = Int(words[2]), time.count == 2,
      let month = CalendarDay.monthNames.firstIndex(of: String(words[1])), time[0] < 24, time[1] < 60
    else { throw Self.failure(text) }
    self.day = CalendarDay(year: year, month: month + 1, day: day)
    guard CalendarDay(daysSince1970: self.day.daysSince1970) == self.day else { throw Self.failure(text) }
    let seconds = self.day.daysSince1970 * 86_400 + time[0] * 3_600 + time[1] * 60
    date = Date(timeIntervalSince1970: TimeInterval(seconds))
  }

  private static func failure(_ text: String) -> ExpectationFailure {
    ExpectationFailure(
      "'\(text)' is no day",
      notes: ["write it as in '29 February 2024', or with a time, ', 23:59', behind it"])
  }
}

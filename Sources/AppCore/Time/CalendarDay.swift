public import Foundation

/// A day of the Gregorian calendar in UTC, independent of the host's calendar and time zone.
public struct CalendarDay: Sendable, Hashable {
  /// The year.
  public var year: Int
  /// The month, from 1.
  public var month: Int
  /// The day of the month, from 1.
  public var day: Int

  /// Creates a day.
  public init(year: Int, month: Int, day: Int) {
    self.year = year
    self.month = month
    self.day = day
  }

  /// Creates the day in UTC on which a moment falls.
  public init(_ date: Date) {
    let limit = 1e14
    let seconds = min(max(date.timeIntervalSince1970, -limit), limit)
    self.init(daysSince1970: Int((seconds / 86_400).rounded(.down)))
  }

  /// Creates the day that lies so many days after 1 January 1970.
  public init(daysSince1970 days: Int) {
    // Years are counted from March, so that the leap day is the last of its year.
    let shifted = days + 719_468
    let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
    let dayOfEra = shifted - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let shiftedMonth = (5 * dayOfYear + 2) / 153
    day = dayOfYear - (153 * shiftedMonth + 2) / 5 + 1
    month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
    year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
  }

  /// How many days after 1 January 1970 the day lies.
  public var daysSince1970: Int {
    let shiftedYear = month <= 2 ? year - 1 : year
    let era = (shiftedYear >= 0 ? shiftedYear : shiftedYear - 399) / 400
    let yearOfEra = shiftedYear - era * 400
    let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
  }

  /// The English names of the months.
  public static let monthNames = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September", "October",
    "November", "December",
  ]

  /// The day as people read it, such as `31 March 2022`.
  public var text: String {
    "\(day) \(Self.monthNames[(month + 11) % 12]) \(year)"
  }
}

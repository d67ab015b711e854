/// Times in milliseconds since 1970, without time zone or locale.
enum UTCTime {
  static let second: Int64 = 1_000
  static let minute: Int64 = 60_000
  static let hour: Int64 = 3_600_000
  static let day: Int64 = 86_400_000

  /// Returns the index of the period that a time lies in; also right before 1970.
  static func index(of time: Int64, period: Int64) -> Int64 {
    time >= 0 ? time / period : -((period - 1 - time) / period)
  }

  /// Returns a time such as `2024-03-31T12:34:56.007+00:00`.
  static func text(_ time: Int64) -> String {
    let days = index(of: time, period: day)
    let rest = time - days * day
    let (year, month, dayOfMonth) = date(days: days)
    let clock = [rest / hour, rest / minute % 60, rest / second % 60].map { padded($0, 2) }
    return [padded(year, 4), padded(month, 2), padded(dayOfMonth, 2)].joined(separator: "-")
      + "T" + clock.joined(separator: ":") + "." + padded(rest % second, 3) + "+00:00"
  }

  /// Returns the civil date of a day count since 1970 in the Gregorian calendar.
  private static func date(days: Int64) -> (year: Int64, month: Int64, day: Int64) {
    // Years begin on 1 March here, so that the leap day comes last; eras have 400 years.
    let shifted = days + 719_468
    let era = index(of: shifted, period: 146_097)
    let dayOfEra = shifted - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let monthFromMarch = (5 * dayOfYear + 2) / 153
    let month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
    let year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
    return (year, month, dayOfYear - (153 * monthFromMarch + 2) / 5 + 1)
  }

  private static func padded(_ value: Int64, _ width: Int) -> String {
    let text = String(value)
    return String(repeating: "0", count: max(0, width - text.count)) + text
  }
}

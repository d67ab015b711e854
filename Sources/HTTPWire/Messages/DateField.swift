import Synchronization

/// The form in which HTTP writes dates (RFC 9110, section 5.6.7).
public enum DateField {
  private static let last = Mutex((seconds: -1, text: ""))

  /// Returns a date from seconds since 1970, such as `Sun, 06 Nov 1994 08:49:37 GMT`.
  public static func text(secondsSince1970 seconds: Int) -> String {
    // Many answers go out in one second.
    last.withLock { last in
      if last.seconds != seconds { last = (seconds, format(seconds)) }
      return last.text
    }
  }

  private static func format(_ seconds: Int) -> String {
    let seconds = max(0, min(seconds, 253_402_300_799))
    let (days, rest) = seconds.quotientAndRemainder(dividingBy: 86_400)
    let (year, month, day) = civil(days)
    let time = [rest / 3600, rest / 60 % 60, rest % 60].map(twoDigits).joined(separator: ":")
    return "\(weekdays[days % 7]), \(twoDigits(day)) \(months[month - 1]) \(year) \(time) GMT"
  }

  private static let weekdays = ["Thu", "Fri", "Sat", "Sun", "Mon", "Tue", "Wed"]
  private static let months = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
  ]

  private static func twoDigits(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }

  /// The date of a day after 1 January 1970, in years that begin in March: leap days come last.
  private static func civil(_ days: Int) -> (year: Int, month: Int, day: Int) {
    let shifted = days + 719_468
    let (era, dayOfEra) = shifted.quotientAndRemainder(dividingBy: 146_097)
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let shiftedMonth = (5 * dayOfYear + 2) / 153
    let day = dayOfYear - (153 * shiftedMonth + 2) / 5 + 1
    let month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
    return (yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, day)
  }
}

import Foundation

/// Reads the date of an HTTP header field: RFC 9110, section 5.6.7, in the form that is sent today.
enum HTTPDate {
  /// Returns the moment that text such as `Sun, 06 Nov 1994 08:49:37 GMT` names.
  static func date(from text: String) -> Date? {
    let words = text.split(separator: " ")
    guard words.count == 6, words[0].hasSuffix(","), words[5] == "GMT" else { return nil }
    let months = CalendarDay.monthNames.map { $0.prefix(3) }
    let time = words[4].split(separator: ":", omittingEmptySubsequences: false).map(number)
    guard let day = number(words[1]), (1...31).contains(day), let month = months.firstIndex(of: words[2]),
      let year = number(words[3]), time.count == 3, let hour = time[0], let minute = time[1],
      let second = time[2], hour < 24, minute < 60, second <= 60
    else { return nil }
    let days = CalendarDay(year: year, month: month + 1, day: day).daysSince1970
    return Date(timeIntervalSince1970: Double(days * 86_400 + hour * 3_600 + minute * 60 + second))
  }

  private static func number(_ text: Substring) -> Int? {
    (1...4).contains(text.count) && text.allSatisfy { ("0"..."9").contains($0) } ? Int(text) : nil
  }
}

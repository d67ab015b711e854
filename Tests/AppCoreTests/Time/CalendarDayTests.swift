import AppCore
import Foundation
import Testing

struct CalendarDayTests {
  @Test(arguments: [
    (0.0, "1 January 1970"), (-1, "31 December 1969"), (1_648_684_800, "31 March 2022"),
    (1_648_684_799, "30 March 2022"), (951_782_400, "29 February 2000"), (4_107_542_400, "1 March 2100"),
    (-2_208_988_800, "1 January 1900"),
  ])
  func `a moment falls on a day in UTC`(seconds: Double, day: String) {
    #expect(CalendarDay(Date(timeIntervalSince1970: seconds)).text == day)
  }

  @Test func `days and their numbers agree for four centuries and more`() {
    for days in stride(from: -200_000, to: 200_000, by: 7) {
      #expect(CalendarDay(daysSince1970: days).daysSince1970 == days)
    }
  }

  @Test(arguments: [Double.infinity, -.infinity, 1e300])
  func `a moment beyond all calendars does not trap`(seconds: Double) {
    #expect(!CalendarDay(Date(timeIntervalSince1970: seconds)).text.isEmpty)
  }
}

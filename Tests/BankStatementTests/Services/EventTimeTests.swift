import AppCore
import Foundation
import Testing

@testable import BankStatement

struct EventTimeTests {
  @Test(arguments: [
    ("1970-01-01T00:00:00Z", 0), ("2024-02-01T08:15:17Z", 1_706_775_317),
    ("2024-02-29T12:00:00Z", 1_709_208_000), ("2024-02-01T05:15:17-03:00", 1_706_775_317),
    ("2024-02-01T08:15:17.250Z", 1_706_775_317.25), ("2024-02-01T13:45:17+05:30", 1_706_775_317),
  ])
  func `a moment is read`(_ text: String, _ seconds: Double) {
    #expect(EventTime.date(text)?.timeIntervalSince1970 == seconds)
  }

  @Test(arguments: [
    "", "ontem", "2024-02-01", "2024-02-30T00:00:00Z", "2023-02-29T00:00:00Z", "2024-13-01T00:00:00Z",
    "2024-02-01T24:00:00Z", "2024-02-01T08:60:00Z", "2024-02-01T08:15Z", "2024-02-01T08:15:17",
    "2024-02-01T08:15:17.Z", "2024-02-01T08:15:17.5x0Z", "2024-02-01T08:15:17+3", "24-02-01T08:15:17Z",
    "２024-02-01T08:15:17Z",
  ])
  func `what is no moment is none`(_ text: String) {
    #expect(EventTime.date(text) == nil)
  }

  @Test func `a day is read`() {
    #expect(EventTime.day("2024-02-29") == CalendarDay(year: 2024, month: 2, day: 29))
    #expect(EventTime.day("2024-2-29") == nil)
  }
}

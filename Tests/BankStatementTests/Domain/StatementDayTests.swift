import AppCore
import BankStatement
import Foundation
import Testing

struct StatementDayTests {
  @Test func `entries are grouped by the day that it was there, newest first`() {
    let entries = [
      entry("a", 1_704_247_200), entry("b", 1_704_254_400), entry("c", 1_704_160_800),  // 3rd 02, 04; 2nd 02
    ]
    let days = StatementDay.days(of: entries, in: .saoPaulo)
    #expect(days.map { $0.day?.day } == [3, 2, 1])
    #expect(days.map { $0.entries.map(\.id) } == [["b"], ["a"], ["c"]])
    let utc = StatementDay.days(of: entries, in: .gmt)
    #expect(utc.map { $0.entries.map(\.id) } == [["a", "b"], ["c"]])
  }

  @Test func `an entry without a moment stands under the bank's day, or last`() {
    let listed = CalendarDay(year: 2024, month: 1, day: 3)
    let entries = [entry("x", nil), entry("a", 1_704_254_400), entry("y", nil, listed)]
    let days = StatementDay.days(of: entries, in: .saoPaulo)
    #expect(days.map { $0.entries.map(\.id) } == [["a", "y"], ["x"]])
    #expect(days.last?.day == nil)
  }

  @Test func `nothing has no days`() {
    #expect(StatementDay.days(of: [], in: .gmt) == [])
  }

  private func entry(_ id: String, _ seconds: Double?, _ day: CalendarDay? = nil) -> StatementEntry {
    StatementEntry(
      id: id, label: "Pix", name: "Ana", kind: .credit, cents: 1,
      date: seconds.map { Date(timeIntervalSince1970: $0) }, listedDay: day, status: "COMPLETED")
  }
}

import AppCore
import BankStatement
import Foundation
import Testing

struct BankTextTests {
  @Test(arguments: [
    (150_000, EntryKind.credit, "R$ 1.500,00"), (150_000, .debit, "- R$ 1.500,00"),
    (50, .debit, "- R$ 0,50"), (310, .credit, "R$ 3,10"), (5, .credit, "R$ 0,05"),
    (123_456, .credit, "R$ 1.234,56"), (0, .debit, "R$ 0,00"), (0, .credit, "R$ 0,00"),
    (-50, .credit, "- R$ 0,50"), (-50, .debit, "R$ 0,50"), (99_999, .other("X"), "R$ 999,99"),
    (100_000_000_00, .credit, "R$ 100.000.000,00"),
    (Int64.min, .credit, "- R$ 92.233.720.368.547.758,08"),
  ])
  func `cents read as real`(_ cents: Int64, _ kind: EntryKind, _ text: String) {
    #expect(RealText.text(cents: cents, kind: kind) == text)
  }

  @Test func `kinds are the bank's words`() {
    #expect(EntryKind("DEBIT") == .debit)
    #expect(EntryKind("CREDIT") == .credit)
    #expect(EntryKind("debit") == .other("debit"))
  }

  @Test(arguments: [
    ("52998224725", "CPF", "529.982.247-25"), ("00000000191", "CPF", "000.000.001-91"),
    ("11222333000181", "CNPJ", "11.222.333/0001-81"), ("12ABC34501DE35", "CNPJ", "12.ABC.345/01DE-35"),
    ("123", "CPF", "123"), ("11222333000181", "CPF", "11222333000181"), ("52998224725", "RG", "52998224725"),
    ("", "CNPJ", ""),
  ])
  func `documents have the mask of their kind`(_ number: String, _ kind: String, _ text: String) {
    #expect(DocumentText.text(number, kind: kind) == text)
  }

  @Test func `a check digit stands behind a hyphen`() {
    #expect(DocumentText.account("000789", digit: "X") == "000789-X")
    #expect(DocumentText.account("0001", digit: "") == "0001")
  }

  @Test func `days have Portuguese months`() {
    let days = (1...12).map { DayText.day(CalendarDay(year: 2024, month: $0, day: 1)) }
    #expect(days.first == "1 de janeiro de 2024")
    #expect(days[2] == "1 de março de 2024")
    #expect(days.last == "1 de dezembro de 2024")
  }

  @Test func `times have two digits each`() {
    #expect([0, 61, 1_439].map(DayText.time) == ["00:00", "01:01", "23:59"])
  }

  @Test func `a moment is that of the zone`() throws {
    let moment = Date(timeIntervalSince1970: 1_709_692_200)  // 2024-03-06T02:30:00Z
    let local = LocalMoment(moment, in: .saoPaulo)
    #expect(DayText.day(local.day) == "5 de março de 2024")
    #expect(DayText.time(local.minuteOfDay) == "23:30")
    let east = LocalMoment(moment, in: try #require(TimeZone(secondsFromGMT: 9 * 3_600)))
    #expect(DayText.day(east.day) == "6 de março de 2024")
    #expect(DayText.time(east.minuteOfDay) == "11:30")
  }

  @Test func `São Paulo is three hours behind, since there is no summer time`() {
    for month in 0..<12 {
      let date = Date(timeIntervalSince1970: 1_704_067_200 + Double(month) * 30 * 86_400)
      #expect(TimeZone.saoPaulo.secondsFromGMT(for: date) == -3 * 3_600)
    }
  }

  @Test func `midnight belongs to the day that begins`() {
    let local = LocalMoment(Date(timeIntervalSince1970: -0.001), in: .gmt)
    #expect(DayText.day(local.day) == "31 de dezembro de 1969")
    #expect(local.minuteOfDay == 1_439)
    #expect(LocalMoment(Date(timeIntervalSince1970: 0), in: .gmt).minuteOfDay == 0)
  }
}

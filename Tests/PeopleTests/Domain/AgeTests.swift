import AppCore
import People
import Testing

struct AgeTests {
  func age(_ born: (Int, Int, Int), _ today: (Int, Int, Int)) -> Int? {
    PeopleRules.standard.age(
      CalendarDay(year: born.0, month: born.1, day: born.2),
      CalendarDay(year: today.0, month: today.1, day: today.2))
  }

  @Test func `the age turns on the birthday, not a day before`() {
    #expect(age((1990, 6, 15), (2024, 6, 14)) == 33)
    #expect(age((1990, 6, 15), (2024, 6, 15)) == 34)
    #expect(age((1990, 6, 15), (2024, 7, 1)) == 34)
    #expect(age((1990, 12, 31), (2024, 1, 1)) == 33)
  }

  @Test func `a birthday on 29 February counts from 1 March in common years`() {
    #expect(age((2000, 2, 29), (2024, 2, 28)) == 23)
    #expect(age((2000, 2, 29), (2024, 2, 29)) == 24)
    #expect(age((2000, 2, 29), (2025, 2, 28)) == 24)
    #expect(age((2000, 2, 29), (2025, 3, 1)) == 25)
  }

  @Test func `the day of birth is age 0, and the day before is none`() {
    #expect(age((2024, 5, 1), (2024, 5, 1)) == 0)
    #expect(age((2024, 5, 1), (2024, 4, 30)) == nil)
  }
}

import AppCore

/// Counts the years of a life.
enum Age {
  /// Returns the whole years from a birthday to a day, or `nil` where the day is before.
  ///
  /// Who was born on 29 February turns a year older on 1 March where the year has no such day.
  static func years(from birthday: CalendarDay, on day: CalendarDay) -> Int? {
    let hadBirthday = (day.month, day.day) >= (birthday.month, birthday.day)
    let years = day.year - birthday.year - (hadBirthday ? 0 : 1)
    return years < 0 ? nil : years
  }
}

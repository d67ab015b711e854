extension UTCTime {
  /// Returns a time such as `1967-07-23T09:18:33.666Z`.
  static func zuluText(_ time: Int64) -> String { String(text(time).dropLast(6)) + "Z" }

  /// Returns the whole years from one time to another, both as text that begins with year, month and day.
  static func years(from start: String, to end: String) -> Int {
    let (from, to) = (start.prefix(4), end.prefix(4))
    // Within a year, texts of one form are in the order of their times.
    let isBefore = end.dropFirst(4).prefix(15) < start.dropFirst(4).prefix(15)
    return max(0, (Int(to) ?? 0) - (Int(from) ?? 0) - (isBefore ? 1 : 0))
  }
}

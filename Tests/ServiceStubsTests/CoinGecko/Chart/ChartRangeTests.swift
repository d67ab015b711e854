import Testing

@testable import ServiceStubs

struct ChartRangeTests {
  @Test(
    arguments: [
      ("0.5", nil, .fiveMinutes), ("1", nil, .fiveMinutes), ("1.5", nil, .hourly), ("90", nil, .hourly),
      ("91", nil, .daily), ("max", nil, .daily), ("30", "daily", .daily), ("30", "5m", .fiveMinutes),
      ("1", "hourly", .hourly), ("1", "weekly", .fiveMinutes),
    ] as [(String, String?, ChartRange.Granularity)])
  func `the length decides how dense points are`(
    days: String, interval: String?, expected: ChartRange.Granularity
  ) {
    #expect(ChartRange(days: days, interval: interval)?.granularity == expected)
  }

  @Test(arguments: ["", "-1", "inf", "nan", "thirty", "30d", "1e999"])
  func `what is no length of time is refused`(days: String) {
    #expect(ChartRange(days: days, interval: nil) == nil)
  }

  @Test func `a fraction of a day is a length`() {
    #expect(ChartRange(days: "0.25", interval: nil)?.start(now: 86_400_000) == 64_800_000)
  }

  @Test func `the longest range has an end`() {
    #expect(ChartRange(days: "max", interval: nil)?.start(now: 0) == -3_650 * 86_400_000)
    #expect(ChartRange(days: "1e300", interval: nil)?.start(now: 0) == -3_650 * 86_400_000)
  }
}

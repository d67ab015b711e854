import Testing

@testable import ServiceStubs

struct UTCTimeTests {
  @Test(
    arguments: [
      (0, "1970-01-01T00:00:00.000+00:00"), (1_711_888_496_007, "2024-03-31T12:34:56.007+00:00"),
      (1_709_164_800_000, "2024-02-29T00:00:00.000+00:00"), (-1, "1969-12-31T23:59:59.999+00:00"),
      (951_782_400_000, "2000-02-29T00:00:00.000+00:00"),
      (4_107_542_400_000, "2100-03-01T00:00:00.000+00:00"),
    ] as [(Int64, String)])
  func `a time is written in UTC`(time: Int64, expected: String) {
    #expect(UTCTime.text(time) == expected)
  }

  @Test(arguments: [(0, 0), (999, 0), (1_000, 1), (-1, -1), (-1_000, -1), (-1_001, -2)] as [(Int64, Int64)])
  func `a period reaches from its start up to the next`(time: Int64, index: Int64) {
    #expect(UTCTime.index(of: time, period: 1_000) == index)
  }
}

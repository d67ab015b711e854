import Foundation
import Gherkin
import Testing

/// The time that it takes to read an outline, by the clock of the thread, on which others do not count.
struct OutlineSpeedTests {
  private func text(rows: Int) -> String {
    "Feature: Rows\n  Scenario Outline: Row <n>\n    Given balance ETH <n>\n    Examples:\n      | n |\n"
      + (1...rows).map { "      | \($0) |\n" }.joined()
  }

  /// The nanoseconds that reading and compiling takes.
  private func time(of text: String, rows: Int) throws -> UInt64 {
    let start = threadTime()
    let pickles = try read(text).pickles
    let end = threadTime()
    #expect(pickles.count == rows)
    return end - start
  }

  private func threadTime() -> UInt64 {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
  }

  // B007
  @Test func `ten times the rows take at most 15 times as long`() throws {
    let (few, many) = (text(rows: 1000), text(rows: 10_000))
    var times: (few: [UInt64], many: [UInt64]) = ([], [])
    for _ in 1...5 {
      times.few.append(try time(of: few, rows: 1000))
      times.many.append(try time(of: many, rows: 10_000))
    }
    let (least, most) = (try #require(times.few.min()), try #require(times.many.min()))
    #expect(most <= 15 * least, "\(most) ns against \(least) ns")
  }
}

import TestSupport
import Testing

@testable import Rehearsal

struct HeadLinesTests {
  private let looks = CountedNumber.Looks()

  private func line(_ number: Int) -> CountedNumber { CountedNumber(number, looks) }

  @Test func `a line is not looked for among all rules and all scenarios`() {
    let rules = (0..<1000).map { number in
      HeadLines(
        head: line(10 * number)..<line(10 * number + 3),
        scenarios: [3, 5, 7].map { line(10 * number + $0) })
    }
    let lines = (0..<1000).flatMap { [line(10 * $0), line(10 * $0 + 1), line(10 * $0 + 5)] }
    let resolved = HeadLines.resolved(lines, in: rules)
    #expect(resolved.map(\.value) == (0..<1000).flatMap { number in [3, 5, 7].map { 10 * number + $0 } })
    // Each of them with some others, as sorting takes; with all others it would be millions.
    #expect(looks.count < 50 * (lines.count + resolved.count))
  }
}

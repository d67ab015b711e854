import TestSupport
import Testing

@testable import ScenarioRunner

struct ScenarioLinesTests {
  private let looks = CountedNumber.Looks()

  private func line(_ number: Int) -> CountedNumber { CountedNumber(number, looks) }

  @Test func `a line is not looked for among all scenarios`() {
    let lines = (1...4000).map { line(3 * $0) }
    let all = ScenarioLines(rows: lines, starts: lines)
    let areChosen = all.areChosen(by: lines.filter { $0.value.isMultiple(of: 2) })
    #expect(areChosen == (1...4000).map { $0.isMultiple(of: 2) })
    #expect(looks.count < 100 * lines.count)
  }

  @Test func `an outline is gone through once, however many lines lie in it`() {
    let rows = (0..<2000).map { line(10_000 + $0) }
    let starts = rows.map { _ in line(1) }
    let all = ScenarioLines(rows: rows, starts: starts)
    #expect(all.areChosen(by: (1...2000).map(line)).allSatisfy { $0 })
    #expect(looks.count < 100 * rows.count)
  }

  @Test(
    arguments: [
      ([4], [true, false, false, false]), ([7], [false, true, true, false]),
      ([9], [false, true, false, false]),
      ([10], [false, false, true, false]), ([11], [false, true, true, false]),
      ([20], [false, false, false, true]),
      ([10, 5], [true, false, true, false]), ([2], [true, true, true, true]),
      ([9, 2], [true, true, true, true]),
      ([], [false, false, false, false]),
    ] as [([Int], [Bool])])
  func `a line chooses its row, its scenario, or, above all, everything`(lines: [Int], areChosen: [Bool]) {
    // Not in order, as nobody promises that.
    let order = [3, 1, 0, 2]
    let (rows, starts) = ([4, 9, 10, 15], [3, 7, 7, 14])
    let all = ScenarioLines(rows: order.map { rows[$0] }, starts: order.map { starts[$0] })
    #expect(all.areChosen(by: lines) == order.map { areChosen[$0] })
  }
}

/// On which lines the scenarios of one file stand, sorted, so that each line that chooses some is found fast.
struct ScenarioLines<Line: Comparable> {
  private typealias Entry = (line: Line, index: Int)

  private let count: Int
  private let rows: [Entry]
  private let starts: [Entry]

  /// - Parameters:
  ///   - rows: The line of each scenario, or of the row of examples that it was made from.
  ///   - starts: The first line of each scenario, the same for all rows of an outline.
  /// - Complexity: O(*n* log *n*) in the number of scenarios.
  init(rows: [Line], starts: [Line]) {
    count = rows.count
    self.rows = Self.sorted(rows)
    self.starts = Self.sorted(starts)
  }

  private static func sorted(_ lines: [Line]) -> [Entry] {
    lines.enumerated().map { (line: $0.element, index: $0.offset) }.sorted { $0.line < $1.line }
  }

  /// Says of each scenario whether one of the lines chooses it.
  ///
  /// A line chooses the row that stands on it, else the scenario that it lies in, else, above all of them, every
  /// scenario.
  ///
  /// - Complexity: O((*n* + *m*) log *n*) in the numbers of scenarios and of lines.
  func areChosen(by lines: [Line]) -> [Bool] {
    var areChosen = [Bool](repeating: false, count: count)
    // An outline is gone through once, however many lines lie in it.
    var found = [Bool](repeating: false, count: count)
    for line in lines {
      let row = rows.partitioningIndex { $0.line >= line }
      if row < rows.count, rows[row].line == line {
        choose(rows, upTo: rows.partitioningIndex { $0.line > line }, &areChosen)
        continue
      }
      let end = starts.partitioningIndex { $0.line > line }
      guard end > 0 else { return [Bool](repeating: true, count: count) }
      if !found[end - 1] { choose(starts, upTo: end, &areChosen) }
      found[end - 1] = true
    }
    return areChosen
  }

  /// Chooses all that stand on the same line as the last one in front of an offset.
  private func choose(_ entries: [Entry], upTo end: Int, _ areChosen: inout [Bool]) {
    for entry in entries[..<end].reversed() {
      guard entry.line == entries[end - 1].line else { break }
      areChosen[entry.index] = true
    }
  }
}

extension RandomAccessCollection {
  /// The first index whose element belongs behind, in a collection that is sorted so that all such stand last.
  ///
  /// - Complexity: O(log *n*) in the number of elements.
  func partitioningIndex(where belongsBehind: (Element) -> Bool) -> Index {
    var (low, count) = (startIndex, count)
    while count > 0 {
      let half = count / 2
      let middle = index(low, offsetBy: half)
      if belongsBehind(self[middle]) {
        count = half
      } else {
        low = index(after: middle)
        count -= half + 1
      }
    }
    return low
  }
}

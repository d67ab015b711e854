import ScenarioRunner

/// What differs between two texts, line by line.
enum TextDiff {
  /// One line of the difference.
  struct Line: Equatable {
    /// Where a line is from.
    enum Side: String {
      case both = " "
      case expected = "-"
      case actual = "+"
      /// Equal lines were left out here.
      case gap = "…"
    }

    var side: Side
    var text: String
  }

  /// Equal lines farther than this from a difference are left out.
  private static let context = 3

  /// Texts of more lines than this are not compared line by line.
  private static let mostCompared = 1000

  /// Returns what differs between two texts; nil where one is not there, or they are too long, or of one line each.
  static func lines(expected: String?, actual: String?) -> [Line]? {
    guard let expected = expected.map({ HarmlessText.lines($0) }),
      let actual = actual.map({ HarmlessText.lines($0) }),
      expected.count > 1 || actual.count > 1, expected.count + actual.count <= mostCompared
    else { return nil }
    return lines(expected: expected, actual: actual)
  }

  /// Returns the lines of both texts in order, those that only one of them has marked as such.
  static func lines(expected: [String], actual: [String]) -> [Line] {
    let difference = actual.difference(from: expected)
    var removed: Set<Int> = []
    var inserted: Set<Int> = []
    for change in difference {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    var lines: [Line] = []
    var (old, new) = (0, 0)
    while old < expected.count || new < actual.count {
      if removed.contains(old) {
        lines.append(Line(side: .expected, text: expected[old]))
        old += 1
      } else if inserted.contains(new) {
        lines.append(Line(side: .actual, text: actual[new]))
        new += 1
      } else {
        lines.append(Line(side: .both, text: expected[old]))
        (old, new) = (old + 1, new + 1)
      }
    }
    return shortened(lines)
  }

  private static func shortened(_ lines: [Line]) -> [Line] {
    var isKept = Array(repeating: false, count: lines.count)
    for (index, line) in lines.enumerated() where line.side != .both {
      for near in max(0, index - context)...min(lines.count - 1, index + context) { isKept[near] = true }
    }
    var result: [Line] = []
    for (line, isKept) in zip(lines, isKept) {
      if isKept {
        result.append(line)
      } else if result.last?.side != .gap {
        result.append(Line(side: .gap, text: ""))
      }
    }
    return result
  }
}

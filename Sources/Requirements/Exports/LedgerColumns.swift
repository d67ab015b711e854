import Gherkin
import ScenarioRunner

/// Where the columns of a ledger stand, the same for all lines of an account.
struct LedgerColumns {
  /// The width of the longest id.
  var idWidth: Int
  /// The digits of the greatest count.
  var digits: Int
  /// Where the counts start; nil where they have no room beside the text and go under it.
  var countsStart: Int?
  /// Where the text has to end.
  var textEnd: Int

  /// The room between a text and its counts.
  private static let gap = 3
  /// Less room than this is no good for a text.
  private static let leastText = 24

  init(_ outline: LedgerOutline, width: Int) {
    let lines = outline.rows.compactMap { row -> (line: LedgerLine, depth: Int)? in
      if case .line(let line, let depth) = row { (line, depth) } else { nil }
    }
    let idWidth = lines.map { DisplayWidth.of($0.line.id) }.max() ?? 0
    self.idWidth = idWidth
    digits = String(lines.map(\.line.mapped).max() ?? 0).count
    let starts = lines.map { 2 * $0.depth + 2 + idWidth + 2 }
    let ends = zip(starts, lines).map { start, line in
      start + DisplayWidth.of(HarmlessText.line(line.line.requirement.text))
    }
    let room = width - Self.gap - (3 * digits + " mapped ·  ran ·  passed".count)
    if room - (starts.max() ?? 0) >= Self.leastText {
      let end = min(ends.max() ?? 0, room)
      textEnd = end
      countsStart = end + Self.gap
    } else {
      textEnd = width
      countsStart = nil
    }
  }

  /// The counts of a line, their numbers right-aligned.
  func counts(of line: LedgerLine) -> String {
    "\(padded(line.mapped)) mapped · \(padded(line.ran)) ran · \(padded(line.passed)) passed"
  }

  /// The counts of a line that stand alone.
  func countsWithoutBlanks(of line: LedgerLine) -> String {
    "\(line.mapped) mapped · \(line.ran) ran · \(line.passed) passed"
  }

  private func padded(_ number: Int) -> String {
    let text = String(number)
    return String(repeating: " ", count: max(0, digits - text.count)) + text
  }
}

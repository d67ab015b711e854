/// The lines of a ledger under the headings of their brief.
struct LedgerOutline {
  enum Row: Hashable {
    case section(String, depth: Int)
    case line(LedgerLine, depth: Int)
  }

  /// Headings and lines in the order of the brief.
  private(set) var rows: [Row] = []

  /// Headings that stand over every line group nothing and are left out.
  init(_ lines: [LedgerLine]) {
    let common = Self.commonCount(lines.map(\.requirement.sections))
    var current: [String] = []
    for line in lines {
      let sections = Array(line.requirement.sections.dropFirst(common))
      let kept = zip(current, sections).prefix { $0 == $1 }.count
      for depth in kept..<max(kept, sections.count) {
        rows.append(.section(sections[depth], depth: depth + 1))
      }
      current = sections
      rows.append(.line(line, depth: sections.count + 1))
    }
  }

  private static func commonCount(_ paths: [[String]]) -> Int {
    guard var common = paths.first else { return 0 }
    for path in paths { common = zip(common, path).prefix { $0 == $1 }.map(\.0) }
    return common.count
  }
}

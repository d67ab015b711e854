import Gherkin

/// The lines of a file by which scenarios are chosen, held against the file.
struct LineChoice {
  let lines: [Int]

  /// The lines that the file does not have, and how many it has.
  func beyondEnd(of source: GherkinSource) -> (lines: [Int], count: Int) {
    let breaks = source.bytes.count { $0 == 0x0A }
    let count = source.bytes.last == 0x0A ? breaks : breaks + 1
    return (lines.filter { $0 > count }.sorted(), count)
  }

  /// The same choice by lines of scenarios: one at the head of a rule, or of examples, means all that is made of it.
  func resolved(in document: GherkinDocument) -> [Int] {
    let heads = (document.feature?.children ?? []).flatMap { child in
      switch child {
      case .background: [HeadLines<Int>]()
      case .scenario(let scenario): HeadLines.ofExamples(scenario)
      case .rule(let rule): [HeadLines(rule)] + rule.scenarios.flatMap(HeadLines.ofExamples)
      }
    }
    return HeadLines.resolved(lines, in: heads)
  }
}

/// On which lines a rule, or examples, have their head, and on which the scenarios that are made of them.
struct HeadLines<Line: Comparable> {
  /// From the first tag to what is in front of the first scenario, or of the first row.
  var head: Range<Line>
  var scenarios: [Line]

  /// Puts the scenarios in the place of the lines at their head; each line is there once, in order.
  ///
  /// - Parameter heads: The heads in the order in which they stand in the file.
  /// - Complexity: O(*n* log *n*) in the numbers of lines, heads and scenarios.
  static func resolved(_ lines: [Line], in heads: [HeadLines]) -> [Line] {
    var rest = heads[...]
    var resolved: [Line] = []
    for line in lines.sorted() {
      rest = rest.drop { $0.head.upperBound <= line }
      guard let found = rest.first, found.head.contains(line) else {
        resolved.append(line)
        continue
      }
      resolved += found.scenarios
      // Other lines may stand at the same head.
      rest[rest.startIndex].scenarios = []
    }
    return resolved.sorted().reduce(into: []) { lines, line in
      if lines.last != line { lines.append(line) }
    }
  }
}

extension HeadLines<Int> {
  init(_ rule: Rule) {
    let scenarios = rule.scenarios
    self.init(
      first: Self.first(rule.tags, rule.location),
      behind: scenarios.first.map { Self.first($0.tags, $0.location) },
      scenarios: scenarios.map(\.location.line))
  }

  /// Those of an outline's examples that have rows; a line at others lies in the outline.
  static func ofExamples(_ outline: Scenario) -> [HeadLines] {
    outline.examples.filter { !$0.tableBody.isEmpty }.map { examples in
      let rows = examples.tableBody.map(\.location.line)
      return HeadLines(first: first(examples.tags, examples.location), behind: rows.first, scenarios: rows)
    }
  }

  private init(first: Int, behind: Int?, scenarios: [Int]) {
    head = first..<max(first, behind ?? first)
    self.scenarios = scenarios
  }

  private static func first(_ tags: [GherkinTag], _ location: Location) -> Int {
    tags.map(\.location.line).min() ?? location.line
  }
}

extension Rule {
  fileprivate var scenarios: [Scenario] {
    children.compactMap { child in
      if case .scenario(let scenario) = child { scenario } else { nil }
    }
  }
}

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

  /// The same choice by lines of scenarios: one at the head of a rule means all scenarios of the rule.
  func resolved(in document: GherkinDocument) -> [Int] {
    let rules = (document.feature?.children ?? []).compactMap { child in
      if case .rule(let rule) = child { RuleLines(rule) } else { nil }
    }
    return RuleLines.resolved(lines, in: rules)
  }
}

/// On which lines a rule stands, and on which its scenarios.
struct RuleLines<Line: Comparable> {
  /// From the rule's tags to what is in front of its first scenario.
  var head: Range<Line>
  var scenarios: [Line]

  /// Puts the scenarios of a rule in the place of the lines at its head; each line is there once, in order.
  ///
  /// - Parameter rules: The rules in the order in which they stand in the file.
  /// - Complexity: O(*n* log *n*) in the numbers of lines, rules and scenarios.
  static func resolved(_ lines: [Line], in rules: [RuleLines]) -> [Line] {
    var rest = rules[...]
    var resolved: [Line] = []
    for line in lines.sorted() {
      rest = rest.drop { $0.head.upperBound <= line }
      guard let rule = rest.first, rule.head.contains(line) else {
        resolved.append(line)
        continue
      }
      resolved += rule.scenarios
      // Other lines may stand at the same head.
      rest[rest.startIndex].scenarios = []
    }
    return resolved.sorted().reduce(into: []) { lines, line in
      if lines.last != line { lines.append(line) }
    }
  }
}

extension RuleLines<Int> {
  init(_ rule: Rule) {
    let scenarios = rule.children.compactMap { child in
      if case .scenario(let scenario) = child { scenario } else { nil }
    }
    let first = rule.tags.map(\.location.line).min() ?? rule.location.line
    let scenario = scenarios.first.map { scenario in
      scenario.tags.map(\.location.line).min() ?? scenario.location.line
    }
    head = first..<max(first, scenario ?? first)
    self.scenarios = scenarios.map(\.location.line)
  }
}

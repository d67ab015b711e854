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
      if case .rule(let rule) = child { rule } else { nil }
    }
    var resolved: [Int] = []
    for line in lines {
      let rule = rules.first { Self.head(of: $0).contains(line) }
      for line in rule.map({ Self.scenarios(of: $0).map(\.location.line) }) ?? [line] {
        if !resolved.contains(line) { resolved.append(line) }
      }
    }
    return resolved
  }

  /// From the rule's tags to what is in front of its first scenario.
  private static func head(of rule: Rule) -> Range<Int> {
    let first = rule.tags.map(\.location.line).min() ?? rule.location.line
    let scenario = scenarios(of: rule).first.map { scenario in
      scenario.tags.map(\.location.line).min() ?? scenario.location.line
    }
    return first..<max(first, scenario ?? first)
  }

  private static func scenarios(of rule: Rule) -> [Scenario] {
    rule.children.compactMap { child in
      if case .scenario(let scenario) = child { scenario } else { nil }
    }
  }
}

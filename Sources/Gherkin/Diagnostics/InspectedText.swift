/// A text that parses, as rules look at it.
struct InspectedText {
  let source: GherkinSource
  let document: GherkinDocument
  let pickles: [Pickle]
  /// The scenarios side by side: the feature's own, then those of each rule.
  let groups: [[Scenario]]
  /// The backgrounds, each with the scenarios that it stands in front of.
  let backgrounds: [(background: Background, scenarios: [Scenario])]
  private let lineStarts: [Int]
  private let budget: SearchBudget

  init(source: GherkinSource, parsed: ParsedSource) {
    self.source = source
    document = parsed.document
    pickles = parsed.pickles
    lineStarts = Self.lineStarts(of: source.bytes)
    budget = SearchBudget(textOf: source.bytes.count)
    let children = document.feature?.children ?? []
    let rules = children.compactMap { if case .rule(let rule) = $0 { rule } else { nil } }
    let own = children.compactMap { if case .scenario(let scenario) = $0 { scenario } else { nil } }
    let ofRules = rules.map(\.ownScenarios)
    groups = [own] + ofRules
    let everything = own + ofRules.joined()
    let ofFeature = children.compactMap { child in
      if case .background(let background) = child { (background, everything) } else { nil }
    }
    backgrounds =
      ofFeature
      + zip(rules, ofRules).flatMap { rule, scenarios in
        rule.children.compactMap { child in
          if case .background(let background) = child { (background, scenarios) } else { nil }
        }
      }
  }

  /// All scenarios, in groups.
  var scenarios: [Scenario] { groups.flatMap(\.self) }

  /// The tags of each node that has some.
  var tagLists: [[GherkinTag]] {
    let children = document.feature?.children ?? []
    let ofRules = children.compactMap { if case .rule(let rule) = $0 { rule.tags } else { nil } }
    return [document.feature?.tags ?? []] + ofRules
      + scenarios.flatMap { [$0.tags] + $0.examples.map(\.tags) }
  }

  /// Finds a word in the text at or behind a place.
  ///
  /// - Parameter lines: How many lines are searched.
  /// - Returns: Where the word stands and ends; nil where it is written in another way, as with escapes, or where
  ///   so much was searched already that the next search would make the rules slow.
  func place(of word: String, from start: Location, lines: Int = 1) -> (start: Location, endColumn: Int)? {
    let wanted = Array(word.unicodeScalars)
    for offset in 0..<lines {
      guard let line = line(start.line + offset), budget.spend(line.count + 1) else { return nil }
      let scalars = Array(String(decoding: line, as: UTF8.self).unicodeScalars)
      let first = offset == 0 ? max(0, start.column - 1) : 0
      guard first + wanted.count <= scalars.count else { continue }
      for index in first...(scalars.count - wanted.count)
      where (wanted.isEmpty || scalars[index] == wanted[0]) && budget.spend(wanted.count)
        && scalars[index..<(index + wanted.count)].elementsEqual(wanted)
      {
        return (Location(line: start.line + offset, column: index + 1), index + 1 + wanted.count)
      }
    }
    return nil
  }

  /// Whether something that costs as much as a search of so many bytes may be done.
  func maySearch(_ bytes: Int) -> Bool { budget.spend(bytes) }

  private func line(_ number: Int) -> ArraySlice<UInt8>? {
    guard lineStarts.indices.contains(number - 1) else { return nil }
    let end = number < lineStarts.count ? lineStarts[number] - 1 : source.bytes.count
    return source.bytes[lineStarts[number - 1]..<end]
  }

  private static func lineStarts(of bytes: [UInt8]) -> [Int] {
    let hasMark = bytes.starts(with: [0xEF, 0xBB, 0xBF])
    return [hasMark ? 3 : 0] + bytes.indices.filter { bytes[$0] == 0x0A }.map { $0 + 1 }
  }
}

extension Rule {
  fileprivate var ownScenarios: [Scenario] {
    children.compactMap { if case .scenario(let scenario) = $0 { scenario } else { nil } }
  }
}

/// How many bytes the rules may search in a text, so that many findings in one long line cost no more than few.
///
/// A finding beyond that is told where its line or cell begins.
final class SearchBudget {
  private var left: Int

  init(textOf bytes: Int) { left = (1 << 20) + 16 * bytes }

  /// Takes some bytes from the budget; false where it is spent.
  func spend(_ bytes: Int) -> Bool {
    left -= bytes
    return left >= 0
  }
}

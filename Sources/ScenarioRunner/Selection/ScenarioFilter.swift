public import CucumberExpressions
public import Gherkin

/// Which of the scenarios that were read are to be run.
public struct ScenarioFilter: Sendable {
  /// A condition on a scenario's tags.
  public var tags: TagExpression?
  /// Names, taken literally; a scenario of any of them is chosen.
  ///
  /// They may end with the row or the line that some reports add, such as `Keys give an amount [row 2]`.
  public var names: [String]
  /// Patterns of names; a scenario whose name fits any of them is chosen, beside those of the names.
  public var namePatterns: [NamePattern]
  /// Ids of requirement lines; a scenario that shows any of them is chosen.
  public var requirements: [String]
  /// For a file, the lines that choose scenarios in it; a file that is not named is chosen whole.
  public var lines: [ExactText: [Int]]

  /// Creates a filter; without arguments it chooses everything.
  public init(
    tags: TagExpression? = nil, names: [String] = [], namePatterns: [NamePattern] = [],
    requirements: [String] = [], lines: [ExactText: [Int]] = [:]
  ) {
    self.tags = tags
    self.names = names
    self.namePatterns = namePatterns
    self.requirements = requirements
    self.lines = lines
  }

  /// Whether the filter leaves out nothing.
  public var choosesEverything: Bool {
    tags == nil && names.isEmpty && namePatterns.isEmpty && requirements.isEmpty && lines.isEmpty
  }

  /// Returns for each of one file's scenarios, and for each of its variants, whether it is chosen.
  ///
  /// - Parameters:
  ///   - variants: The variants in which each scenario would run.
  ///   - shown: Makes of a scenario the one that reports show, whose name may be another.
  /// - Throws: Where looking for a pattern of names finds no end.
  public func choices(
    _ pickles: [Pickle], variants: [String?] = [nil], shown: (Pickle) -> Pickle = { $0 }
  ) throws(ExpressionError) -> [[Bool]] {
    let all = variants.map { _ in true }
    guard !choosesEverything else { return pickles.map { _ in all } }
    let none = variants.map { _ in false }
    let chosenByLine = chosenByLine(pickles)
    let reported = names.flatMap(ReportedName.readings)
    let rows = reported.isEmpty ? [] : OutlineRows(pickles).numbers
    return try pickles.indices.map { index throws(ExpressionError) in
      let pickle = pickles[index]
      let isLeft =
        chosenByLine[index]
        && (requirements.isEmpty || pickle.requirementIDs.contains(where: requirements.contains))
        && (tags?.evaluate(pickle.tags.map(\.name)) ?? true)
      guard isLeft else { return none }
      guard !names.isEmpty || !namePatterns.isEmpty else { return all }
      return try variants.map { variant throws(ExpressionError) in
        let names = pickle.names(variant: variant, shown: shown)
        return try isChosen(among: names)
          || reported.contains { $0.fits(pickle, names: names, row: rows[index]) }
      }
    }
  }

  /// Whether a scenario that has these names is chosen by one of them.
  private func isChosen(among names: [String]) throws(ExpressionError) -> Bool {
    if names.contains(where: self.names.contains) { return true }
    for pattern in namePatterns {
      for name in names where try pattern.matches(name) { return true }
    }
    return false
  }

  private func chosenByLine(_ pickles: [Pickle]) -> [Bool] {
    guard let uri = pickles.first?.uri, let wanted = lines[ExactText(uri)] else {
      return pickles.map { _ in true }
    }
    let headings = pickles.map(\.scenarioLocation.line).sorted()
    let starts = pickles.map { pickle in
      let index = headings.partitioningIndex { $0 >= pickle.scenarioLocation.line }
      return Self.firstLine(pickle, behind: index > 0 ? headings[index - 1] : nil)
    }
    return ScenarioLines(rows: pickles.map(\.location.line), starts: starts).areChosen(by: wanted)
  }

  /// The first line of a scenario: its own tags, where it has some, or its heading.
  ///
  /// Behind another scenario all tags above the heading are its own, or those of a rule that it opens.
  /// In front of all, only the tags right above it are; the others are the feature's.
  private static func firstLine(_ pickle: Pickle, behind previous: Int?) -> Int {
    let heading = pickle.scenarioLocation.line
    let lines = pickle.tags.map(\.location.line).filter { $0 < heading }
    if let previous { return lines.filter { $0 > previous }.min() ?? heading }
    return lines.sorted(by: >).reduce(heading) { first, line in line >= first - 1 ? line : first }
  }
}

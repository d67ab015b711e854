public import CucumberExpressions
public import Gherkin

extension Pickle {
  /// What a report calls the scenario: its name, or without one its last step.
  public var title: String {
    if !name.isEmpty { return name }
    return steps.last.map { $0.keyword + $0.text } ?? "(no name)"
  }

  /// What a report calls the scenario in one of its variants; nil where it has only one.
  func title(variant: String?) -> String { variant.map { "\(title) [\($0)]" } ?? title }

  /// The names by which the scenario is chosen: as it was written and as reports show it, with its variant and without.
  func names(variant: String?, shown: (Pickle) -> Pickle) -> [String] {
    let shown = shown(self)
    // Reports for machines give a scenario without a name none.
    let titles = [name, title, title(variant: variant), shown.title, shown.title(variant: variant)]
    // Reports show signs in place of characters that cannot be seen.
    return (titles + titles.map(HarmlessText.line)).reduce(into: []) { names, name in
      if !names.contains(name) { names.append(name) }
    }
  }

  /// The names of what the scenario stands in, without those that only repeat the file's name.
  public var headings: [String] {
    let file = uri.split(separator: "/").last.map(String.init) ?? uri
    return parents.filter { !$0.isEmpty && $0 != file && !file.hasPrefix($0 + ".") }
  }
}

extension RunPlan.Part {
  /// The names by which its scenarios can be chosen.
  public var scenarioNames: [String] {
    files.joined().flatMap { pickle in
      library.variants.flatMap { pickle.names(variant: $0.name, shown: library.masked) }
    }
  }

  /// Whether a filter chooses any of its scenarios.
  ///
  /// - Throws: Where the filter's patterns of names find no end.
  public func hasScenario(chosenBy filter: ScenarioFilter) throws(ExpressionError) -> Bool {
    let variants = library.variants.map(\.name)
    for pickles in files {
      let choices = try filter.choices(pickles, variants: variants, shown: library.masked)
      if choices.joined().contains(true) { return true }
    }
    return false
  }
}

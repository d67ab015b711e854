import Gherkin

/// Parses a text as `a.feature` or another file.
func read(_ text: String, _ uri: String = "a.feature") throws(ParseErrors) -> ParsedSource {
  try GherkinParser().parse(
    GherkinSource(uri: uri, text: text, format: SourceFormat(path: uri) ?? .feature))
}

/// The errors of a text that does not parse, as people see them.
func errors(_ text: String, _ uri: String = "a.feature") -> [String] {
  do throws(ParseErrors) {
    _ = try read(text, uri)
    return []
  } catch {
    return error.errors.map(\.description)
  }
}

/// What one rule finds in a text, as people see it.
func findings(_ rule: String, _ text: String, _ uri: String = "a.feature") throws(ParseErrors) -> [String] {
  try diagnostics(text, uri).filter { $0.rule.id == rule }.map(\.description)
}

/// What all rules find in a text that parses.
func diagnostics(_ text: String, _ uri: String = "a.feature") throws(ParseErrors) -> [Diagnostic] {
  let source = GherkinSource(uri: uri, text: text, format: SourceFormat(path: uri) ?? .feature)
  return try GherkinParser().parse(source).diagnostics(in: source)
}

extension ParsedSource {
  /// The scenarios as written, those of rules included.
  var scenarios: [Scenario] {
    (document.feature?.children ?? []).flatMap { child -> [Scenario] in
      switch child {
      case .background: []
      case .scenario(let scenario): [scenario]
      case .rule(let rule): rule.scenarios
      }
    }
  }

  /// The steps of the first scenario.
  var steps: [Step] { scenarios.first?.steps ?? [] }

  /// The texts of each pickle's steps.
  var texts: [[String]] { pickles.map { $0.steps.map(\.text) } }
}

extension Rule {
  /// The scenarios of the rule.
  var scenarios: [Scenario] {
    children.compactMap { child in
      if case .scenario(let scenario) = child { scenario } else { nil }
    }
  }
}

/// A feature of one scenario with some lines under its heading.
func scenario(_ lines: String...) -> String {
  "Feature: f\n  Scenario: s\n" + lines.map { "    \($0)\n" }.joined()
}

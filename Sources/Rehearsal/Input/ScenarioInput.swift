import Gherkin

/// A text with scenarios, read and not yet parsed.
struct ScenarioInput {
  /// The text.
  var source: GherkinSource
  /// The lines that choose scenarios in it; nil where it is chosen whole.
  var lines: Set<Int>?
  /// Whether it came from the command line or standard input, so that no folder tells its app.
  var isLoose: Bool
}

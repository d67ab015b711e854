import Gherkin

/// A text with scenarios, read and not yet parsed.
struct ScenarioInput {
  /// The text.
  var source: GherkinSource
  /// The lines that choose scenarios in it, each once; nil where it is chosen whole.
  ///
  /// They are few, and a set would have the run time look up how a number is hashed.
  var lines: [Int]?
  /// Whether it came from the command line or standard input, so that no folder tells its app.
  var isLoose: Bool
}

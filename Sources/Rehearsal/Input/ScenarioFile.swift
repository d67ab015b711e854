import Gherkin

/// A file with scenarios, found and not yet read.
struct ScenarioFile: Sendable {
  /// The path by which it was found first.
  var path: String
  /// Its name in reports.
  var uri: String
  var format: SourceFormat
  /// The lines that choose scenarios in it; nil where it is chosen whole.
  var lines: [Int]?
  /// Whether it is known to be a file that holds its octets, neither a link nor a pipe.
  var isPlain = false

  /// What a file may be worth, in octets that are parsed: how long it is shows only when it is read.
  static let cost = 1 << 16

  /// Reads the file, or says why that cannot be done.
  func read(_ console: Console) -> Result<ScenarioInput, UsageError> {
    do {
      let bytes = try isPlain ? console.bytes(ofPlainFile: path) : console.bytes(of: path)
      let source = GherkinSource(uri: uri, bytes: bytes, format: format)
      return .success(ScenarioInput(source: source, lines: lines, isLoose: false))
    } catch {
      return .failure(error)
    }
  }
}

import Gherkin

/// Reads a text that is named on the command line: a file, or standard input where the name is `-`.
struct TextOperand {
  /// The option that says how a text is written.
  static func option(_ summary: String) -> OptionSpec {
    OptionSpec("--as", value: "FORMAT", choices: ["feature", "feature.md", "scenario"], summary: summary)
  }

  private let console: Console
  private let format: SourceFormat?

  init(options: ParsedOptions, console: Console) {
    self.console = console
    format = options.value("--as").flatMap { SourceFormat(path: ".\($0)") }
  }

  /// Reads the text; it bears the name by which it was asked for.
  func source(_ name: String) throws(UsageError) -> GherkinSource {
    if name == "-" { return try standardInput() }
    guard let isFolder = console.isFolder(name) else {
      let (path, lines) = ScenarioFiles.split(name, console)
      throw lines != nil && console.isFolder(path) == false ? .lineOfWhole(name) : .noSuchFile(name)
    }
    guard !isFolder, let format = SourceFormat(path: name) ?? format else {
      throw .notAScenarioFile(name)
    }
    return GherkinSource(uri: name, bytes: try console.bytes(of: name), format: format)
  }

  /// Reads standard input to its end.
  func standardInput() throws(UsageError) -> GherkinSource {
    guard let format else { throw .inputWithoutFormat }
    return GherkinSource(uri: "-", bytes: try console.input(), format: format)
  }
}

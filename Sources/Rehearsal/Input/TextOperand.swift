import Foundation
import Gherkin

/// Reads a text that is named on the command line: a file, or standard input where the name is `-`.
struct TextOperand {
  /// Options that say how a text is written.
  static let option = OptionSpec(
    "--as", value: "FORM", choices: ["feature", "markdown", "scenario"],
    summary: "How the text is written, where its name does not tell; '-' is a feature where not given.")

  private let console: Console
  private let format: SourceFormat?

  init(options: ParsedOptions, console: Console) {
    self.console = console
    format = options.value("--as").flatMap { SourceFormat(path: Self.endings[$0] ?? "") }
  }

  private static let endings = [
    "feature": ".feature", "markdown": ".feature.md", "scenario": ".scenario",
  ]

  /// Reads the text; it bears the name by which it was asked for.
  func source(_ name: String) throws(UsageError) -> GherkinSource {
    if name == "-" { return standardInput() }
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: console.resolved(name), isDirectory: &isFolder) else {
      throw .noSuchFile(name)
    }
    guard !isFolder.boolValue, let format = format ?? SourceFormat(path: name) else {
      throw .notAScenarioFile(name)
    }
    do {
      let data = try Data(contentsOf: URL(fileURLWithPath: console.resolved(name)))
      return GherkinSource(uri: name, bytes: [UInt8](data), format: format)
    } catch {
      throw .unreadable(name, reason: ScenarioFiles.reason(error))
    }
  }

  /// Reads standard input to its end.
  func standardInput() -> GherkinSource {
    GherkinSource(uri: "-", bytes: console.readInput(), format: format ?? .feature)
  }
}

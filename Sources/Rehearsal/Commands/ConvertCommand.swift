import Foundation
import Gherkin

/// Turns scenario files in the short form into feature files.
struct ConvertCommand {
  let options: ParsedOptions
  let rehearsals: Rehearsals

  static let spec = CommandSpec(
    "convert",
    summary: "Turns .scenario files into .feature files that say the same.",
    operand: OperandSpec(
      "FILE.scenario", isRepeatable: true, summary: "A file in the short form, or a folder with such files."),
    options: [
      OptionSpec(
        "--write",
        summary: "Writes each feature to a file beside its source; else one goes to standard output."),
      OptionSpec("--force", summary: "Writes over a feature file that is there already."),
    ],
    examples: [
      .init("rehearse convert bug.scenario", "Shows the feature."),
      .init("rehearse convert --write bug.scenario", "Writes it to bug.feature."),
    ])

  private var console: Console { rehearsals.console }

  func run() -> ExitStatus {
    do {
      let features = try inputs().map { source in try feature(of: source) }
      if options.has("--write") {
        try write(features)
      } else {
        for feature in features { console.write(String(decoding: feature.bytes, as: UTF8.self)) }
      }
      return .success
    } catch {
      console.writeError("\(error)\n")
      return (error as? RunRefusal)?.status ?? .usage
    }
  }

  private struct Feature {
    var source: String
    var path: String
    var bytes: [UInt8]
  }

  private func feature(of source: GherkinSource) throws -> Feature {
    Feature(
      source: source.uri, path: source.uri.dropLast("scenario".count) + "feature",
      bytes: try ShorthandConverter().convert(source))
  }

  /// Writes all features, or none where one would be written over a file unasked.
  private func write(_ features: [Feature]) throws {
    if !options.has("--force") {
      let known = features.map(\.path).filter { FileManager.default.fileExists(atPath: console.resolved($0)) }
      guard known.isEmpty else {
        throw RunRefusal(messages: known.map { "\(UsageError.fileExists($0))" }, status: .usage)
      }
    }
    for feature in features {
      try console.rewrite(feature.path, with: feature.bytes)
      console.write("\(feature.path)\n")
    }
    let sources = features.map { "'\($0.source)'" }.joined(separator: ", ")
    let isOne = features.count == 1
    console.write(
      """
      \(isOne ? "1 file" : "\(features.count) files") converted
      note: take \(sources) away, or \(isOne ? "its" : "their") scenarios run twice

      """)
  }

  private func inputs() throws -> [GherkinSource] {
    guard !options.operands.isEmpty else {
      throw UsageError.nothingNamed("convert", operand: Self.spec.operand?.name ?? "")
    }
    if options.has("--force"), !options.has("--write") { throw UsageError.goesWith("--force", "--write") }
    if let other = options.operands.first(where: isLongForm) { throw UsageError.notShorthand(other) }
    let all = try ScenarioFiles.wholeFiles(options.operands, console: console)
    let sources = all.filter { $0.format == .shorthand }
    guard !sources.isEmpty else { throw RunRefusal.noFile(ending: ".scenario", in: options.operands) }
    if sources.count > 1, !options.has("--write") { throw UsageError.severalToOutput }
    try checkEach(sources)
    return sources
  }

  private func isLongForm(_ path: String) -> Bool {
    SourceFormat(path: path).map { $0 != .shorthand } ?? false
  }

  /// Checks that each text parses and has a scenario, so that everything wrong is said at once.
  private func checkEach(_ sources: [GherkinSource]) throws {
    var errors: [String] = []
    var empty: [String] = []
    for source in sources {
      do {
        if try GherkinParser().parse(source).pickles.isEmpty {
          empty.append(RunRefusal.noScenario(in: source.uri))
        }
      } catch {
        errors += error.errors.map(\.description)
      }
    }
    guard errors.isEmpty else { throw RunRefusal(messages: errors + empty, status: .usage) }
    guard empty.isEmpty else { throw RunRefusal(messages: empty, status: .nothingToRun) }
  }
}

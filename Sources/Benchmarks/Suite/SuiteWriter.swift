import Foundation
import ScenarioRunner

/// Writes a suite of trivial scenarios for two runners: feature files, and steps for Python's behave beside them.
///
/// The same seed gives the same files.
struct SuiteWriter {
  /// How many scenarios each feature has.
  static let scenarios = 10
  /// How many steps each scenario has.
  static let steps = 5

  private let seed: UInt64
  /// How many features there are, each in a file.
  let features: Int

  init(_ options: BenchmarkOptions) throws(BenchmarksError) {
    self.init(
      seed: try options.number("--seed") ?? 1,
      features: try options.size("--features") ?? 2000)
  }

  init(seed: UInt64, features: Int) {
    self.seed = seed
    self.features = features
  }

  /// How many steps there are in all.
  var stepCount: Int { features * Self.scenarios * Self.steps }

  /// Writes everything below a folder.
  func write(to folder: String) throws(BenchmarksError) {
    try write(pythonSteps, to: "\(folder)/steps/steps.py")
    for number in 0..<features { try write(feature(number), to: "\(folder)/\(Self.name(number)).feature") }
  }

  /// Writes a feature with one scenario.
  func writeOne(to path: String) throws(BenchmarksError) {
    var random = SplitMix64(state: seed)
    try write("Feature: One\n\n\(scenario(0, &random))", to: path)
  }

  /// The text of a feature.
  func feature(_ number: Int) -> String {
    var random = SplitMix64(state: seed &+ UInt64(number))
    let scenarios = (0..<Self.scenarios).map { scenario($0, &random) }
    return "Feature: Trivial things \(number)\n\n" + scenarios.joined(separator: "\n")
  }

  private func scenario(_ number: Int, _ random: inout SplitMix64) -> String {
    var text = "  Scenario: Things that are done \(number)\n"
    for step in 0..<Self.steps {
      text += "    \(Self.keywords[step % Self.keywords.count]) \(Self.step(&random))\n"
    }
    return text
  }

  private static func step(_ random: inout SplitMix64) -> String {
    let definition = random.next(below: TrivialSuite.definitions)
    let words = TrivialSuite.words(of: definition)
    let number = random.next(below: 1000)
    let thing = things[random.next(below: things.count)]
    return switch TrivialSuite.kind(of: definition) {
    case .nothing: words
    case .number: "\(words) \(number)"
    case .text: "\(words) \"\(thing)\""
    case .both: "\(words) \(number) of \"\(thing)\""
    }
  }

  /// The same definitions for behave.
  var pythonSteps: String {
    var text = "from behave import step\n"
    for definition in 0..<TrivialSuite.definitions {
      let words = TrivialSuite.words(of: definition)
      let (pattern, parameters, value) =
        switch TrivialSuite.kind(of: definition) {
        case .nothing: (words, "context", "1")
        case .number: ("\(words) {number:d}", "context, number", "number")
        case .text: ("\(words) \"{text}\"", "context, text", "len(text)")
        case .both: ("\(words) {number:d} of \"{text}\"", "context, number, text", "number + len(text)")
        }
      text +=
        "\n\n@step('\(pattern)')\ndef step_\(definition)(\(parameters)):\n    context.count = \(value)\n"
    }
    return text
  }

  private func write(_ text: String, to path: String) throws(BenchmarksError) {
    let url = URL(fileURLWithPath: path)
    do {
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: url)
    } catch {
      throw .unwritable(path: path)
    }
  }

  private static func name(_ number: Int) -> String {
    let digits = String(number)
    return "trivial-" + String(repeating: "0", count: max(0, 5 - digits.count)) + digits
  }

  private static let keywords = ["Given", "When", "And", "Then", "And"]
  private static let things = ["a pear", "green tea", "the blue one", "paper", "a long letter", "salt"]
}

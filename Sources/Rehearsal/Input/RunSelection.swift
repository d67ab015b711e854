import Foundation
import Gherkin
import Requirements
import ScenarioRunner

/// What the options say about which scenarios run, in which order and for how long.
struct RunSelection {
  /// Where the apps' folders with briefs and scenarios lie.
  let folder = "Scenarios"
  let app: String?
  let filter: ScenarioFilter
  let order: ScenarioOrder
  let stepLimit: Duration
  /// How many worker processes run scenarios; nil where this process runs them.
  let jobs: Int?

  private let texts: [String]
  private let operands: [String]
  private let gates: Bool
  private let tagsAsWritten: String?
  private let console: Console

  init(options: ParsedOptions, suites: [AppSuite], console: Console) throws(UsageError) {
    self.console = console
    tagsAsWritten = options.value("--tags")
    app = try Self.app(options.value("--app"), suites)
    texts = options.all("--eval")
    operands = options.operands
    gates = options.has("--gate")
    filter = ScenarioFilter(tags: try Self.tags(tagsAsWritten), names: options.all("--name"))
    order = try Self.order(options.value("--order") ?? "defined")
    stepLimit = try Self.stepLimit(options.value("--timeout") ?? "10")
    jobs = try options.value("--jobs").map(Self.jobs)
    if !texts.isEmpty, !operands.isEmpty { throw .mixed("'--eval'", "'\(operands[0])'") }
  }

  /// Reads all texts.
  ///
  /// - Throws: `RunRefusal` with everything that cannot be read.
  func inputs() throws -> [ScenarioInput] {
    if !texts.isEmpty {
      return texts.enumerated().map { index, text in
        let uri = texts.count == 1 ? "-e" : "-e \(index + 1)"
        return ScenarioInput(
          source: GherkinSource(uri: uri, text: text, format: .shorthand), lines: nil, isLoose: true)
      }
    }
    var files = ScenarioFiles(console: console)
    var loose: [ScenarioInput] = []
    for operand in operands.isEmpty ? [defaultOperand] : operands {
      if operand == "-" {
        let source = GherkinSource(uri: "-", bytes: console.readInput(), format: .shorthand)
        loose.append(ScenarioInput(source: source, lines: nil, isLoose: true))
      } else {
        files.add(operand: operand)
      }
    }
    guard files.errors.isEmpty else {
      throw RunRefusal(messages: files.errors.map(\.description), status: .usage)
    }
    let inputs = files.inputs + loose
    guard !inputs.isEmpty else {
      throw RunRefusal.noFile(
        ending: ".feature, .feature.md or .scenario", in: operands.isEmpty ? [defaultOperand] : operands)
    }
    return inputs
  }

  /// Checks that the selection leaves something to run, and that each name that was asked for is there.
  func check(_ plan: RunPlan) throws(RunRefusal) {
    let all = plan.testCases + plan.filteredOut
    let names = all.map(\.pickle.name)
    let unknown = filter.names.filter { !names.contains($0) }
    guard unknown.isEmpty else {
      throw RunRefusal(messages: unknown.map { Self.unknown($0, among: names) }, status: .nothingToRun)
    }
    guard plan.testCases.isEmpty else { return }
    let conditions = (tagsAsWritten.map { ["--tags '\($0)'"] } ?? []) + filter.names.map { "--name '\($0)'" }
    let nothing =
      all.count == 1
      ? "the scenario that was read does not fit" : "none of the \(all.count) scenarios that were read fits"
    throw RunRefusal(
      messages: [
        """
        error: no scenario is selected, so nothing was run
        note: \(nothing) \(conditions.joined(separator: " and "))
        """
      ], status: .nothingToRun)
  }

  private static func unknown(_ name: String, among names: [String]) -> String {
    let nearest = NearestSpelling.nearest(to: name, in: names)
    return """
      error: no scenario is named '\(name)', so nothing was run
      note: \(nearest.map { "did you mean '\($0)'?" } ?? "a name is taken literally, from its first letter to its last")
      """
  }

  /// A whole app gates; anything narrower shows the lines that it touches and gates only when told to.
  var gateScope: Gate.Scope {
    let isWhole = texts.isEmpty && filter.choosesEverything && operands.allSatisfy(isWholeApp)
    return isWhole ? .wholeApp : .narrower(isAskedFor: gates)
  }

  private var defaultOperand: String { app.map { "\(folder)/\($0)" } ?? folder }

  private func isWholeApp(_ operand: String) -> Bool {
    guard SourceFormat(path: operand) == nil else { return false }
    let parts = URL(fileURLWithPath: console.resolved(operand)).standardizedFileURL.pathComponents
    guard let index = parts.lastIndex(of: folder) else { return false }
    return parts.count - index <= 2
  }

  private static func app(_ name: String?, _ suites: [AppSuite]) throws(UsageError) -> String? {
    guard let name else { return nil }
    let known = suites.map(\.name)
    guard known.contains(name) else {
      throw .unknownApp(name, known: known, nearest: NearestSpelling.nearest(to: name, in: known))
    }
    return name
  }

  private static func tags(_ source: String?) throws(UsageError) -> TagExpression? {
    guard let source else { return nil }
    do { return try TagExpression(parsing: source) } catch {
      throw .tagExpression("\(error)", note: error.note)
    }
  }

  private static func order(_ text: String) throws(UsageError) -> ScenarioOrder {
    let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    switch (parts.first, parts.count) {
    case ("defined", 1): return .defined
    case ("reverse", 1): return .reverse
    case ("random", 1): return .random(seed: UInt64.random(in: 0...UInt64(UInt32.max)))
    case ("random", 2):
      if let seed = UInt64(parts[1]) { return .random(seed: seed) }
      throw .notANumber("--order", text, expected: "random:SEED with a whole number from 0")
    default:
      let choices = ["defined", "reverse", "random", "random:SEED"]
      let nearest = NearestSpelling.nearest(to: text, in: Array(choices.prefix(3)))
      throw .notAChoice("--order", text, choices: choices, nearest: nearest)
    }
  }

  private static func jobs(_ text: String) throws(UsageError) -> Int {
    if text == "auto" { return ProcessInfo.processInfo.activeProcessorCount }
    guard let count = Int(text), (1...256).contains(count) else {
      throw .notANumber("--jobs", text, expected: "a whole number from 1 to 256, or 'auto'")
    }
    return count
  }

  private static func stepLimit(_ text: String) throws(UsageError) -> Duration {
    guard let seconds = Double(text), seconds > 0, seconds <= 86_400 else {
      throw .notANumber("--timeout", text, expected: "a number of seconds above 0, at most 86400")
    }
    return .milliseconds(Int64((seconds * 1000).rounded(.up)))
  }
}

import Foundation
import Gherkin
import Requirements
import ScenarioRunner

/// What the options say about which scenarios run, and in which order.
struct RunSelection {
  /// Where the apps' folders with briefs and scenarios lie.
  static let folder = "Scenarios"
  let app: String?
  let filter: ScenarioFilter
  let order: ScenarioOrder
  /// What did not pass before, where only that is to run.
  let rerun: RerunChoice?

  private let texts: [String]
  private let operands: [String]
  private let options: ParsedOptions
  private let console: Console

  init(
    options: ParsedOptions, rerun: RerunChoice?, suites: [AppSuite], console: Console
  ) throws(UsageError) {
    self.console = console
    self.options = options
    self.rerun = rerun
    app = try OptionValues.app(options.value("--app"), suites)
    texts = options.all("--eval")
    operands = rerun?.files ?? options.operands
    filter = ScenarioFilter(
      tags: try OptionValues.tags(options.value("--tags")), names: options.all("--name"),
      namePatterns: try OptionValues.namePatterns(options.all("--name-matching")),
      requirements: options.all("--requirement").map { $0.hasPrefix("@") ? String($0.dropFirst()) : $0 })
    order = try OptionValues.order(options.value("--order") ?? "defined")
  }

  /// Reads and parses all texts.
  ///
  /// - Throws: `RunRefusal` with everything that cannot be read.
  func texts(by threads: Threads) throws(RunRefusal) -> [ParsedInput] {
    if !texts.isEmpty {
      return texts.enumerated().map { index, text in
        let uri = texts.count == 1 ? "-e" : "-e \(index + 1)"
        return ParsedInput(
          parsing: ScenarioInput(
            source: GherkinSource(uri: uri, text: text, format: .shorthand), lines: nil, isLoose: true))
      }
    }
    var files = ScenarioFiles(console: console)
    var loose: [ParsedInput] = []
    for operand in places {
      if operand == "-" {
        let bytes: [UInt8]
        do { bytes = try console.input() } catch {
          throw RunRefusal(messages: ["\(error)"], status: .usage)
        }
        let source = GherkinSource(uri: "-", bytes: bytes, format: .shorthand)
        loose.append(ParsedInput(parsing: ScenarioInput(source: source, lines: nil, isLoose: true)))
      } else if rerun != nil {
        files.add(file: operand)
      } else {
        files.add(operand: operand)
      }
    }
    let parsed = try files.map(by: threads) { ParsedInput(parsing: $0) } + loose
    guard !parsed.isEmpty else {
      throw RunRefusal.noFile(ending: ".feature, .feature.md or .scenario", in: places)
    }
    return parsed
  }

  /// The files and folders that are read; a text of the command line is none.
  var places: [String] { operands.isEmpty && rerun == nil ? [defaultOperand] : operands }

  /// The places that were named and of which nothing is left, as all that was read there is of other apps.
  func idlePlaces(all: [String], without others: Set<String>) -> [String] {
    guard !others.isEmpty, rerun == nil else { return [] }
    return operands.filter { operand in
      let place = console.named(ScenarioFiles.split(operand, console).path)
      let files = all.filter { place.isEmpty || $0 == place || $0.hasPrefix(place + "/") }
      return !files.isEmpty && files.allSatisfy(others.contains)
    }
  }

  /// A whole app gates; anything narrower shows the lines that it touches and gates only when told to.
  var gate: Gate {
    let isWhole =
      texts.isEmpty && rerun == nil && filter.choosesEverything && operands.allSatisfy(isWholeApp)
    return Gate(
      scope: isWhole ? .wholeApp : .narrower(isAskedFor: options.has("--gate")),
      allowsFlaky: options.has("--allow-flaky"), isSuspended: options.has("--dry-run"))
  }

  /// The conditions on scenarios, as they were written.
  var conditions: [String] {
    let single = ["--tags"].compactMap { name in options.value(name).map { "\(name) '\($0)'" } }
    return single
      + ["--name", "--name-matching", "--requirement"].flatMap { name in
        options.all(name).map { "\(name) '\($0)'" }
      }
  }

  private var defaultOperand: String { app.map { "\(Self.folder)/\($0)" } ?? Self.folder }

  private func isWholeApp(_ operand: String) -> Bool {
    guard SourceFormat(path: operand) == nil else { return false }
    let path = console.resolved(operand)
    // Taking a path apart costs more than parsing a short file.
    guard
      path.contains(Self.folder)
        || !path.hasPrefix("/") && FileManager.default.currentDirectoryPath.contains(Self.folder)
    else { return false }
    let parts = URL(fileURLWithPath: path).standardizedFileURL.pathComponents
    guard let index = parts.lastIndex(of: Self.folder) else { return false }
    return parts.count - index <= 2
  }
}

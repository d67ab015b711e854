import Foundation
import Gherkin
import Reporters
import ScenarioRunner

/// The scenarios that did not pass in an earlier run, as its rerun list has them.
struct RerunChoice {
  private let path: String
  private let list: RerunList

  /// The options that decide about results, which the shards of a run have in common.
  static let deciding = ["--app", "--timeout", "--retry", "--retry-tags", "--allow-flaky"]

  /// The options that a rerun takes over from the run before; a scenario that crashed crashes a worker again.
  static let kept = deciding + ["--jobs"]

  /// Reads the list.
  ///
  /// - Throws: `UsageError`, `ReporterError`, or `RunRefusal` where the list is empty.
  init(path: String, console: Console) throws {
    self.path = path
    guard FileManager.default.fileExists(atPath: console.resolved(path)) else {
      throw UsageError.noSuchFile(path)
    }
    guard let text = String(validating: try console.bytes(of: path), as: UTF8.self) else {
      throw ReporterError.notARerunList(path: path)
    }
    list = try RerunList(parsing: text, path: path)
    guard !list.entries.isEmpty else {
      throw RunRefusal(
        messages: [
          """
          error: '\(path)' lists no scenario, so nothing was run
          note: every scenario of that run passed, or was not run at all; run without --rerun
          """
        ], status: .nothingToRun)
    }
    let missing = list.entries.filter { !FileManager.default.fileExists(atPath: console.resolved($0.uri)) }
    guard missing.isEmpty else {
      throw RunRefusal(messages: missing.map { refusal($0, "there is no such file") }, status: .usage)
    }
  }

  /// The files in which the scenarios stand.
  var files: [String] {
    var seen: Set<ExactText> = []
    return list.entries.map(\.uri).filter { seen.insert(ExactText($0)).inserted }
  }

  /// The options given, and where they say nothing those of the run before.
  func options(under given: ParsedOptions) throws(UsageError) -> ParsedOptions {
    let arguments = list.settings.options.filter { Self.kept.contains($0.name) }.flatMap { option in
      option.value.isEmpty ? [option.name] : ["\(option.name)=\(option.value)"]
    }
    return given.filled(from: try ParsedOptions(arguments, for: RunCommand.spec))
  }

  /// What is to be known of the run before when its scenarios run again.
  var seed: UInt64? { list.settings.seed }

  /// A remark that says what the list brought with it.
  func note(under given: ParsedOptions) -> String {
    let count = list.entries.count == 1 ? "1 scenario" : "\(list.entries.count) scenarios"
    let options = list.settings.options.filter { option in
      Self.kept.contains(option.name) && !given.has(option.name)
        && !(option.name == "--jobs" && given.has("--dry-run"))
    }.map { " \($0.name)" + ($0.value.isEmpty ? "" : " \($0.value)") }
    let rest = list.notRun == 1 ? "1 more was" : "\(list.notRun) more were"
    return "\(path): note: \(count) of an earlier run"
      + (seed.map { ", in its order (seed \($0))" } ?? "")
      + (options.isEmpty ? "" : ", with its options\(options.joined())")
      + (list.notRun == 0
        ? "" : "; \(rest) not run at all then, and will not be now: run without --rerun for all")
  }

  /// Chooses the scenarios of the list that the other conditions leave over.
  ///
  /// - Parameters:
  ///   - keepsOrder: Whether they run in the order of the list.
  ///   - leftOut: The files whose scenarios are of another app than the one that is asked for.
  /// - Returns: The plan, and a remark for each scenario that has moved.
  /// - Throws: `RunRefusal` where an entry no longer points at a scenario.
  func choose(
    from plan: RunPlan, keepsOrder: Bool, leftOut: Set<String> = []
  ) throws(RunRefusal) -> (plan: RunPlan, notes: [String]) {
    let testCases = plan.testCases + plan.filteredOut
    let all = Dictionary(grouping: testCases, by: \.pickle.uri)
    let titles = RerunTitles(of: testCases)
    var ranks: [Int: Int] = [:]
    var notes: [String] = []
    var messages: [String] = []
    for (rank, entry) in list.entries.enumerated() where !leftOut.contains(entry.uri) {
      let exact = (all[entry.uri] ?? []).filter { entry.names($0, titles) }
      let named = exact.isEmpty ? (all[entry.uri] ?? []).filter { entry.names($0) } : exact
      if let testCase = named.first(where: { $0.pickle.location.line == entry.line }) {
        ranks[testCase.id] = rank
      } else if let moved = named.first, named.count == 1 {
        ranks[moved.id] = rank
        notes.append(
          "\(path):\(entry.row): note: '\(entry.title)' has moved to \(entry.uri):\(moved.pickle.location.line)"
        )
      } else {
        messages.append(refusal(entry, Self.problem(named.map(\.pickle.location.line))))
      }
    }
    guard messages.isEmpty else { throw RunRefusal(messages: messages, status: .usage) }
    let chosen = plan.testCases.filter { ranks[$0.id] != nil }
    let ordered = keepsOrder ? chosen.sorted { ranks[$0.id] ?? 0 < ranks[$1.id] ?? 0 } : chosen
    return (plan.choosing(ordered), notes)
  }

  private static func problem(_ lines: [Int]) -> String {
    guard !lines.isEmpty else { return "no scenario there has that name" }
    return "several have that name now, on the lines \(lines.map(String.init).joined(separator: ", "))"
  }

  private func refusal(_ entry: RerunList.Entry, _ problem: String) -> String {
    """
    \(path):\(entry.row): error: '\(entry.title)' is no longer at \(entry.place): \(problem)
    note: take the line out of the list, or write the list anew with '--format rerun:\(path)'
    """
  }
}

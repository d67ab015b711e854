import Gherkin
import Reporters
import ScenarioRunner

/// What a run would run, for `--list`.
struct ScenarioList {
  private let plan: RunPlan
  /// The files that were read.
  private let inputs: [String]

  init(_ plan: RunPlan, inputs: [String]) {
    self.plan = plan
    self.inputs = inputs
  }

  /// Writes the list to standard output, as text unless JSON is asked for there, and to files as JSON.
  func write(_ options: ParsedOptions, _ console: Console) throws -> ExitStatus {
    let requests = try FormatRequest.all(
      options.all("--format"), name: \.name, kind: ReporterCatalog.kind)
    try OutputFiles.check(requests.compactMap(\.path), inputs: inputs, console: console)
    var isWritten = true
    for request in requests {
      guard let path = request.path else { continue }
      do {
        let file = try ReportFile(creating: console.resolved(path))
        file.write(json.text)
        try file.close()
      } catch {
        console.writeError("\(error)\n")
        isWritten = false
      }
    }
    console.write(requests.contains { $0.path == nil } ? json.text : text)
    return isWritten ? .success : .usage
  }

  /// A line for each scenario: its place, as it can be given to a run, its name and its tags.
  var text: String {
    let lines = plan.testCases.map { testCase in
      let pickle = testCase.pickle
      let parts = ["\(pickle.uri):\(pickle.location.line)", pickle.title] + [tags(of: pickle)]
      return parts.filter { !$0.isEmpty }.map { HarmlessText.line($0) }.joined(separator: "  ")
    }
    return lines.joined(separator: "\n") + "\n\n" + summary + "\n"
  }

  private func tags(of pickle: Pickle) -> String { pickle.tags.map(\.name).joined(separator: " ") }

  private var summary: String {
    let count = plan.testCases.count == 1 ? "1 scenario" : "\(plan.testCases.count) scenarios"
    let elsewhere = plan.part.map { ", \($0.elsewhere.count) on other shards" } ?? ""
    return count + elsewhere
      + (plan.filteredOut.isEmpty ? "" : ", \(plan.filteredOut.count) left out by the selection")
      + (plan.seed.map { "\nrandom order, seed \($0); repeat it with --order random:\($0)" } ?? "")
  }

  /// The same as an object: `format` (`rehearsal-list`), `version` (1), `shard`, `elsewhere`, `leftOut`, `seed`,
  /// `scenarios`. A run that is not divided has no shard, and nothing elsewhere.
  var json: JSONValue {
    .object([
      "format": .string("rehearsal-list"),
      "version": .integer(1),
      "shard": JSONValue(plan.part?.shard.text),
      "elsewhere": .integer(plan.part?.elsewhere.count ?? 0),
      "leftOut": .integer(plan.filteredOut.count),
      // As text, since a reader's numbers may not hold 64 bits.
      "seed": JSONValue(plan.seed.map { String($0) }),
      "scenarios": .array(plan.testCases.map(value)),
    ])
  }

  private func value(of testCase: TestCase) -> JSONValue {
    let pickle = testCase.pickle
    return .object([
      "app": .string(testCase.suite),
      "name": .string(pickle.name),
      "parents": .array(pickle.parents.map { .string($0) }),
      "tags": .array(pickle.tags.map { .string($0.name) }),
      "requirements": .array(pickle.requirementIDs.map { .string($0) }),
      "uri": .string(pickle.uri),
      "line": .integer(pickle.location.line),
      "column": .integer(pickle.location.column),
    ])
  }
}

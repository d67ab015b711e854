import Gherkin
import Requirements
import ScenarioRunner

@testable import Rehearsal
@testable import rehearse

/// One run of an app's scenarios, put together as the command does it.
struct AcceptanceRun: Sendable {
  /// The scenarios that did not pass, in the order in which they ran, each with why.
  var problems: [String]
  /// How many scenarios ran.
  var count: Int
  /// What the ledger says.
  var lines: [LedgerLine]

  /// Runs the scenarios of an app, or those with a tag.
  @MainActor init(of suite: AppSuite, tag: String? = nil, order: ScenarioOrder = .defined) async throws {
    let folder = try ScenarioFolder(suite.name)
    let library = try suite.bind()
    let filter = ScenarioFilter(tags: try tag.map { try TagExpression(parsing: $0) })
    let plan = try RunPlan(
      parts: [RunPlan.Part(library: library, files: folder.files)], filter: filter, order: order)
    let problems = ObserverBox(ProblemList())
    let ledger = ObserverBox(Ledger(briefs: [library.name: folder.brief]))
    _ = await Runner(plan: plan, configuration: .patient, sinks: [problems, ledger]).run()
    self.problems = problems.read { $0.problems }
    count = plan.testCases.count
    lines = ledger.read { $0.accounts.flatMap(\.lines) }
  }
}

/// Rehearses a text in the short form with Buy Crypto, and returns the failures of its steps.
@MainActor func failures(in text: String) async throws -> [Failure] {
  let library = try Suites.buyCrypto().bind()
  let parsed = try GherkinParser().parse(GherkinSource(uri: "test", text: text, format: .shorthand))
  let failures = ObserverBox(FailureList())
  let plan = RunPlan(parts: [RunPlan.Part(library: library, files: [parsed.pickles])])
  _ = await Runner(plan: plan, configuration: .patient, sinks: [failures]).run()
  return failures.read { $0.failures }
}

private final class FailureList: RunObserver {
  private(set) var failures: [Failure] = []

  func receive(_ event: RunEvent) {
    if case .stepFinished(_, _, let result) = event { failures += result.failure.map { [$0] } ?? [] }
  }
}

/// Notes each scenario that does not pass, with what was wrong.
private final class ProblemList: RunObserver {
  private(set) var problems: [String] = []
  private var reasons: [String] = []

  func receive(_ event: RunEvent) {
    switch event {
    case .scenarioStarted: reasons = []
    case .stepFinished(_, _, let result):
      reasons += result.failure.map { ["\($0.place): \($0.message)"] } ?? []
    case .scenarioFinished(let testCase, _, let result, _) where result.status != .passed:
      let reasons = reasons + result.failures.map { "\($0.place): \($0.message)" }
      problems.append("\(testCase.pickle.name): \(result.status): \(reasons.joined(separator: "; "))")
    case .runFinished(let end):
      problems += end.abortion.map { [$0] } ?? []
    default: break
    }
  }
}

extension RunConfiguration {
  /// Time limits for a process in which many tests share the main actor.
  static let patient = RunConfiguration(stepLimit: .seconds(300), grace: .seconds(300))
}

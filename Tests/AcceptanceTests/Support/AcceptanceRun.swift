import AppSteps
import BuyFlow
import Gherkin
import People
import Requirements
import ScenarioRunner
import ScreenSteps

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

  /// Runs the scenarios of Buy Crypto, or those with a tag.
  @MainActor static func buyCrypto(
    rules: BuyRules = .standard, transport: Transport, tag: String? = nil, order: ScenarioOrder = .defined
  ) async throws -> AcceptanceRun {
    try await run(Suites.buyCrypto(rules: rules, transport: transport), tag: tag, order: order)
  }

  /// Runs the scenarios of People, or those with a tag.
  @MainActor static func people(
    rules: PeopleRules = .standard, transport: Transport = .sockets, tag: String? = nil,
    order: ScenarioOrder = .defined
  ) async throws -> AcceptanceRun {
    try await run(Suites.people(rules: rules, transport: transport), tag: tag, order: order)
  }

  @MainActor private static func run(
    _ suite: AppSuite, tag: String?, order: ScenarioOrder
  ) async throws -> AcceptanceRun {
    let folder = try ScenarioFolder(suite.name)
    let library = try suite.bind()
    let filter = ScenarioFilter(tags: try tag.map { try TagExpression(parsing: $0) })
    let plan = RunPlan(
      parts: [RunPlan.Part(library: library, files: folder.files)], filter: filter, order: order)
    let problems = ObserverBox(ProblemList())
    let ledger = ObserverBox(Ledger(briefs: [library.name: folder.brief]))
    _ = await Runner(plan: plan, sinks: [problems, ledger]).run()
    return AcceptanceRun(
      problems: problems.read { $0.problems }, count: plan.testCases.count,
      lines: ledger.read { $0.accounts.flatMap(\.lines) })
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

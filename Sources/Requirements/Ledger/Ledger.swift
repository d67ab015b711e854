import Gherkin
public import ScenarioRunner

/// Follows a run and says of each requirement line what was shown of it.
public final class Ledger: RunObserver {
  private let briefs: [String: Brief]
  private let order: [String]
  private var entries: [Entry] = []
  private var positions: [Int: Int] = [:]

  private struct Entry {
    var suite: String
    var ids: [String]
    var isSelected: Bool
    var scenario: MappedScenario
  }

  /// Creates a ledger.
  ///
  /// - Parameters:
  ///   - briefs: The briefs by the name of their suite, only those that the run is about.
  ///   - order: The suites in the order of their accounts; others follow by name.
  public init(briefs: [String: Brief], order: [String] = []) {
    self.briefs = briefs
    self.order = order
  }

  /// Only how a scenario ended counts.
  public var needsPassedSteps: Bool { false }

  /// Takes in one event.
  public func receive(_ event: RunEvent) {
    switch event {
    case .runStarted(let start):
      entries = []
      positions = [:]
      for testCase in start.testCases where add(testCase, isSelected: true, outcome: .notReached) {
        positions[testCase.id] = entries.count - 1
      }
      for testCase in start.part?.elsewhere ?? [] { add(testCase, isSelected: true, outcome: .elsewhere) }
      for testCase in start.filteredOut { add(testCase, isSelected: false, outcome: .filteredOut) }
    case .scenarioFinished(let testCase, let attempt, let result, willBeRetried: false):
      guard let position = positions[testCase.id] else { return }
      entries[position].scenario.finish(testCase, attempt: attempt, status: result.status)
    default: break
    }
  }

  /// Takes in that a scenario has passed.
  public func receive(passed scenario: PassedScenario) {
    guard let position = positions[scenario.id] else { return }
    entries[position].scenario.finish(scenario.testCase, attempt: 0, status: .passed)
  }

  @discardableResult private func add(
    _ testCase: TestCase, isSelected: Bool, outcome: MappedScenario.Outcome
  ) -> Bool {
    guard briefs[testCase.suite] != nil else { return false }
    let ids = testCase.pickle.requirementIDs
    guard !ids.isEmpty else { return false }
    let scenario = MappedScenario(testCase, outcome: outcome)
    entries.append(Entry(suite: testCase.suite, ids: ids, isSelected: isSelected, scenario: scenario))
    return true
  }

  /// What stands in the ledger now, one account a brief.
  public var accounts: [LedgerAccount] {
    let rest = briefs.keys.filter { !order.contains($0) }.sorted()
    return (order + rest).compactMap { suite in
      briefs[suite].map { account(of: $0, suite: suite) }
    }
  }

  private func account(of brief: Brief, suite: String) -> LedgerAccount {
    var mapped: [String: [Entry]] = [:]
    for entry in entries where entry.suite == suite {
      for id in entry.ids { mapped[id, default: []].append(entry) }
    }
    let lines = brief.lines.map { line in
      let entries = mapped[line.id] ?? []
      let scenarios = entries.map(\.scenario).sorted {
        // The variants of a scenario stand in the same place.
        ($0.place.uri, $0.place.location, $0.name) < ($1.place.uri, $1.place.location, $1.name)
      }
      return LedgerLine(
        requirement: line, state: LedgerState(of: line, outcomes: scenarios.map(\.outcome)),
        scenarios: scenarios, isTouched: entries.contains(where: \.isSelected))
    }
    return LedgerAccount(suite: suite, brief: brief, lines: lines)
  }
}

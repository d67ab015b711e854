import ScenarioRunner
import Testing

@testable import Requirements

struct LedgerTests {
  @Test(
    arguments: [
      ([.ran(.passed)], .passed, [1, 1, 1]),
      ([.ran(.passed), .ran(.passed)], .passed, [2, 2, 2]),
      ([.ran(.passed), .ran(.failed)], .failed, [2, 2, 1]),
      ([.ran(.ambiguous)], .failed, [1, 1, 0]),
      ([.ran(.passed), .retried(.passed)], .flaky, [2, 2, 2]),
      ([.retried(.failed)], .failed, [1, 1, 0]),
      ([.ran(.undefined)], .draft, [1, 1, 0]), ([.ran(.pending)], .draft, [1, 1, 0]),
      ([.ran(.empty)], .draft, [1, 1, 0]),
      ([.wip(.passed)], .draft, [1, 1, 1]), ([.wip(.failed)], .draft, [1, 1, 0]),
      ([.wip(.skipped)], .draft, [1, 0, 0]), ([.wipFilteredOut], .draft, [1, 0, 0]),
      ([.ran(.skipped)], .notRun, [1, 0, 0]), ([.ran(.passed), .filteredOut], .notRun, [2, 1, 1]),
      ([.unfinished], .notRun, [1, 0, 0]), ([.retriedOnly], .notRun, [1, 0, 0]),
      ([.ran(.failed), .filteredOut, .ran(.pending)], .failed, [3, 2, 0]),
      ([.retried(.passed), .filteredOut], .notRun, [2, 1, 1]),
      ([.ran(.pending), .filteredOut], .draft, [2, 1, 0]),
      ([], .notCovered, [0, 0, 0]),
    ] as [([Fate], LedgerState, [Int])])
  func `the state follows from what became of the scenarios`(
    fates: [Fate], state: LedgerState, counts: [Int]
  ) throws {
    let line = try #require(try ledger(fates).accounts.first?.lines.first)
    #expect(line.state == state)
    #expect([line.mapped, line.ran, line.passed] == counts)
    let waived = try ledger(fates, waiver: " (waived: later)").accounts.first?.lines.first
    #expect(waived?.state == .waived)
  }

  @Test func `a scenario counts once for each line, however often it is tagged`() throws {
    let brief = try Brief(parsing: "- A-1 one\n- A-2 two", path: "b.md")
    let ledger = Ledger(briefs: ["buy-crypto": brief])
    ledger.follow([(made(0, line: 3, tags: ["@A-1", "@A-2", "@A-1"]), .ran(.passed))])
    #expect(ledger.accounts[0].lines.map(\.mapped) == [1, 1])
  }

  @Test func `scenarios of another suite show nothing`() throws {
    let brief = try Brief(parsing: "- A-1 one", path: "b.md")
    let ledger = Ledger(briefs: ["buy-crypto": brief])
    ledger.follow([(made(0, line: 3, tags: ["@A-1"], suite: "people"), .ran(.passed))])
    #expect(ledger.accounts[0].lines[0].state == .notCovered)
  }

  @Test func `accounts stand in the order asked for, then by name`() throws {
    let brief = try Brief(parsing: "- A-1 one", path: "b.md")
    let ledger = Ledger(briefs: ["c": brief, "a": brief, "b": brief], order: ["c"])
    #expect(ledger.accounts.map(\.suite) == ["c", "a", "b"])
  }

  @Test func `what another part of a divided run has is not run, and touched`() throws {
    let brief = try Brief(parsing: "- A-1 one\n- A-2 two", path: "b.md")
    let ledger = Ledger(briefs: ["buy-crypto": brief])
    var start = RunStarted(testCases: [made(0, line: 3, tags: ["@A-2"])])
    let shard = try #require(Shard(index: 0, total: 2))
    start.part = RunPart(
      shard: shard, elsewhere: [made(1, line: 8, tags: ["@A-1"])], positions: [0: 0, 1: 1])
    ledger.receive(.runStarted(start))
    let lines = ledger.accounts[0].lines
    #expect(lines[0].scenarios.map(\.outcome) == [.elsewhere])
    #expect(lines[0].state == .notRun)
    #expect(lines[0].isTouched)
    #expect(lines[1].scenarios.map(\.outcome) == [.notReached])
  }

  @Test func `a line is touched when one of its scenarios was selected`() throws {
    #expect(try ledger([.filteredOut]).accounts[0].lines[0].isTouched == false)
    #expect(try ledger([.filteredOut, .unfinished]).accounts[0].lines[0].isTouched)
  }
}

/// What becomes of a scenario in a run.
enum Fate: Sendable {
  case ran(ScenarioStatus), retried(ScenarioStatus), wip(ScenarioStatus)
  case filteredOut, wipFilteredOut, unfinished, retriedOnly

  var isSelected: Bool {
    switch self {
    case .filteredOut, .wipFilteredOut: false
    default: true
    }
  }

  var isWIP: Bool {
    switch self {
    case .wip, .wipFilteredOut: true
    default: false
    }
  }
}

/// A ledger of one line after a run of scenarios that name it.
func ledger(_ fates: [Fate], waiver: String = "") throws -> Ledger {
  let ledger = Ledger(briefs: ["buy-crypto": try Brief(parsing: "- A-1 one\(waiver)", path: "b.md")])
  ledger.follow(
    fates.enumerated().map {
      (made($0, line: 10 * $0 + 3, tags: $1.isWIP ? ["@A-1", "@wip"] : ["@A-1"]), $1)
    })
  return ledger
}

extension Ledger {
  /// Receives the events of a run.
  func follow(_ scenarios: [(TestCase, Fate)]) {
    receive(
      .runStarted(
        RunStarted(
          testCases: scenarios.filter(\.1.isSelected).map(\.0),
          filteredOut: scenarios.filter { !$0.1.isSelected }.map(\.0))))
    for (testCase, fate) in scenarios where fate.isSelected {
      receive(.scenarioStarted(testCase, attempt: 0))
      switch fate {
      case .ran(let status), .wip(let status): finish(testCase, 0, status)
      case .retried(let status):
        finish(testCase, 0, .failed, willBeRetried: true)
        finish(testCase, 1, status)
      case .retriedOnly: finish(testCase, 0, .failed, willBeRetried: true)
      case .filteredOut, .wipFilteredOut, .unfinished: break
      }
    }
    receive(.runFinished(RunFinished(duration: .zero)))
  }

  private func finish(
    _ testCase: TestCase, _ attempt: Int, _ status: ScenarioStatus, willBeRetried: Bool = false
  ) {
    let result = ScenarioResult(status: status, duration: .zero)
    receive(.scenarioFinished(testCase, attempt: attempt, result, willBeRetried: willBeRetried))
  }
}

import Gherkin
import Requirements
import ScenarioRunner
import Synchronization

/// How each scenario ended when it last ran, so that a watch needs to run only what was touched.
final class LastResults: Sendable {
  private struct Ending {
    var attempt: Int
    var result: ScenarioResult
  }

  private struct Key: Hashable {
    var uri: ExactText
    var location: Location
    var title: String

    init(_ testCase: TestCase) {
      uri = ExactText(testCase.pickle.uri)
      location = testCase.pickle.location
      title = testCase.pickle.title
    }
  }

  private let endings = Mutex<[Key: Ending]>([:])

  /// Forgets everything.
  func forgetAll() { endings.withLock { $0 = [:] } }

  /// Forgets the scenarios of a file, and says whether there were any.
  func forget(uri: String) -> Bool {
    endings.withLock { endings in
      let count = endings.count
      endings = endings.filter { $0.key.uri != ExactText(uri) }
      return endings.count < count
    }
  }

  /// Keeps how a scenario ended.
  func keep(_ testCase: TestCase, attempt: Int, _ result: ScenarioResult) {
    endings.withLock { $0[Key(testCase)] = Ending(attempt: attempt, result: result) }
  }

  /// The scenarios that have not run since they were touched.
  func missing(from plan: RunPlan) -> [TestCase] {
    endings.withLock { endings in plan.testCases.filter { endings[Key($0)] == nil } }
  }

  /// Whether a scenario that is not work in progress was red when it last ran.
  func hasFailed(in plan: RunPlan) -> Bool {
    endings.withLock { endings in
      plan.testCases.contains { testCase in
        !testCase.isWorkInProgress && endings[Key(testCase)]?.result.status.isRed == true
      }
    }
  }

  /// Tells a ledger of a whole plan, and how each of its scenarios ended last.
  func replay(_ plan: RunPlan, to ledger: ObserverBox<Ledger>) {
    ledger.receive(.runStarted(RunStarted(testCases: plan.testCases, filteredOut: plan.filteredOut)))
    endings.withLock { endings in
      for testCase in plan.testCases {
        guard let ending = endings[Key(testCase)] else { continue }
        ledger.receive(
          .scenarioFinished(testCase, attempt: ending.attempt, ending.result, willBeRetried: false))
      }
    }
  }
}

/// Feeds a ledger that knows of the whole plan with the events of a run of a part of it.
struct PartialRun: EventSink {
  let ledger: ObserverBox<Ledger>
  let results: LastResults

  func receive(_ event: RunEvent) {
    switch event {
    case .runStarted: return
    case .scenarioFinished(let testCase, let attempt, let result, willBeRetried: false):
      results.keep(testCase, attempt: attempt, result)
    default: break
    }
    ledger.receive(event)
  }
}

import Gherkin
import ScenarioRunner

/// What a run came to, taken from its events by the plainest means, so that reports can be held against it.
struct ToldRun {
  enum Verdict { case passed, red, draft, skipped, notRun }

  struct Scenario {
    var testCase: TestCase
    var verdict = Verdict.notRun
    /// How often it was tried.
    var attempts = 0
    var duration = Duration.zero
    /// What was told of its last attempt: of steps first, then of the whole.
    var failures: [Failure] = []
    /// The same of each attempt before.
    var earlier: [[Failure]] = []
    /// Why a step asked for the rest to be skipped.
    var skipReason: String?
  }

  struct Hook {
    var info: HookInfo
    var failure: Failure?
  }

  /// The scenarios in the order of the plan.
  var scenarios: [Scenario] = []
  /// The hooks around the run that did not pass.
  var hooks: [Hook] = []
  var abortion: String?
  var isDryRun = false
  var isPart = false

  /// Whether whoever gates on the run has to stop.
  var isRed: Bool {
    scenarios.contains { $0.verdict == .red || $0.verdict == .notRun && !isDryRun } || !hooks.isEmpty
      || abortion != nil || scenarios.isEmpty && !isPart
  }

  init(_ run: GoldenRun) {
    for event in run.events { take(event) }
  }

  private mutating func take(_ event: RunEvent) {
    switch event {
    case .runStarted(let start):
      scenarios = start.testCases.map { Scenario(testCase: $0) }
      isDryRun = start.isDryRun
      isPart = start.part != nil
    case .scenarioStarted(let testCase, _):
      change(testCase) {
        let earlier = $0.earlier + ($0.attempts > 0 ? [$0.failures] : [])
        $0 = Scenario(testCase: testCase, attempts: $0.attempts + 1, earlier: earlier)
      }
    case .stepFinished(let testCase, _, let result):
      change(testCase) {
        if result.status == .skipped { $0.skipReason = $0.skipReason ?? result.failure?.message }
        if result.status > .skipped, let failure = result.failure { $0.failures.append(failure) }
      }
    case .scenarioFinished(let testCase, _, let result, false):
      change(testCase) {
        $0.verdict = Self.verdict(result.status, testCase)
        $0.duration = result.duration
        $0.failures += result.failures
      }
    case .runHookFinished(let hook, let result):
      guard result.status > .skipped else { break }
      hooks.append(Hook(info: hook, failure: result.failure))
    case .runFinished(let end): abortion = end.abortion
    case .scenarioFinished, .runHookStarted, .stepStarted, .attached: break
    }
  }

  private mutating func change(_ testCase: TestCase, _ change: (inout Scenario) -> Void) {
    for index in scenarios.indices where scenarios[index].testCase.id == testCase.id {
      change(&scenarios[index])
    }
  }

  private static func verdict(_ status: ScenarioStatus, _ testCase: TestCase) -> Verdict {
    switch status {
    case .passed: .passed
    case .skipped: .skipped
    case .failed, .ambiguous, .undefined, .pending, .empty:
      testCase.pickle.tags.contains { $0.name == "@wip" } ? .draft : .red
    }
  }
}

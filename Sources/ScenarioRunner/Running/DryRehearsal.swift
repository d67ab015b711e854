import Gherkin

/// A scenario that a dry run has something to say of, since one of its steps could not be called.
///
/// All other steps are skipped, whatever stands before them, and no world is made.
struct DryRehearsal {
  let result: ScenarioResult
  let events: [RunEvent]

  /// Nil where nothing keeps the scenario from being run.
  init?(_ testCase: TestCase, _ library: BoundLibrary?) {
    let steps = testCase.steps.map { Self.result(of: $0, in: testCase, library) }
    let gravest = steps.map(\.status).filter { $0 != .skipped }.max()
    if let gravest {
      result = ScenarioResult(status: ScenarioStatus(gravest: gravest), duration: .zero)
    } else if testCase.pickle.steps.isEmpty {
      let failure = FailureReason.empty().failure(at: testCase.place, code: nil, screen: nil)
      result = ScenarioResult(status: .empty, duration: .zero, failures: [failure])
    } else {
      return nil
    }
    events =
      [.scenarioStarted(testCase, attempt: 0)]
      + steps.enumerated().flatMap { index, step in
        [.stepStarted(testCase, index: index), .stepFinished(testCase, index: index, step)]
      } + [.scenarioFinished(testCase, attempt: 0, result, willBeRetried: false)]
  }

  private static func result(
    of planned: PlannedStep, in testCase: TestCase, _ library: BoundLibrary?
  ) -> StepResult {
    guard let step = planned.step, let reason = problem(of: planned, library) else {
      return StepResult(status: .skipped)
    }
    let place = FilePlace(uri: testCase.pickle.uri, location: step.location)
    return StepResult(
      status: reason.status,
      failure: reason.failure(at: place, code: reason.code ?? planned.code, screen: nil))
  }

  private static func problem(of planned: PlannedStep, _ library: BoundLibrary?) -> FailureReason? {
    if case .settled(let reason) = StepProgress().verdict(on: planned) { return reason }
    return library?.misfit(of: planned).map { FailureReason($0) }
  }
}

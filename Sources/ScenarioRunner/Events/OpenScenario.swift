import Gherkin

/// An attempt at a scenario that has begun, and how far it has come.
struct OpenScenario: Sendable {
  let testCase: TestCase
  let attempt: Int
  let started: ContinuousClock.Instant
  /// Whether the step or hook at `next` is running.
  private(set) var isStepOpen = false
  /// The step or hook that runs, or that comes next.
  private(set) var next = 0

  init(_ testCase: TestCase, attempt: Int, started: ContinuousClock.Instant = .now) {
    self.testCase = testCase
    self.attempt = attempt
    self.started = started
  }

  mutating func stepStarted() { isStepOpen = true }

  mutating func stepFinished() {
    isStepOpen = false
    next = min(next + 1, testCase.stepCount)
  }

  /// What is running, as messages name it.
  var running: String {
    guard isStepOpen, testCase.steps.indices.contains(next) else {
      return next == 0 ? "setting up of the world" : "clearing up of the world"
    }
    return testCase.steps[next].step == nil ? "hook" : "step"
  }

  /// The events that bring the attempt to an end: what is running fails, what follows it is skipped.
  func closingEvents(
    _ failure: Failure, stepDuration: Duration, duration: Duration, willBeRetried: Bool = false
  ) -> [RunEvent] {
    var failure = failure
    failure.place = testCase.place
    var events: [RunEvent] = []
    let isStepOpen = isStepOpen && testCase.steps.indices.contains(next)
    if isStepOpen {
      let planned = testCase.steps[next]
      if let step = planned.step {
        failure.place = FilePlace(uri: testCase.pickle.uri, location: step.location)
      }
      failure.code = planned.code
      let result = StepResult(status: .failed, duration: stepDuration, failure: failure)
      events.append(.stepFinished(testCase, index: next, result))
    }
    for index in testCase.steps.indices.dropFirst(isStepOpen ? next + 1 : next) {
      events.append(.stepStarted(testCase, index: index))
      events.append(.stepFinished(testCase, index: index, StepResult(status: .skipped)))
    }
    let result = ScenarioResult(
      status: .failed, duration: duration, failures: isStepOpen ? [] : [failure])
    return events + [
      .scenarioFinished(testCase, attempt: attempt, result, willBeRetried: willBeRetried)
    ]
  }
}

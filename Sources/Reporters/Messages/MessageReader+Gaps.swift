import Gherkin
import ScenarioRunner

/// Ends of what messages tell only the start of.
extension MessageReader {
  /// Ends a step that runs where what follows tells that it has ended.
  func endUntoldStep(of id: String) {
    guard let attempt = run.attempts[id], let open = attempt.open else { return }
    let result = failed(attempt, at: open, because: "the messages do not tell how the step ended")
    run.attempts[id]?.progress.note(result)
    run.attempts[id]?.open = nil
    run.attempts[id]?.ended = open + 1
    run.attempts[id]?.hasGap = true
    summary.untold.insert(attempt.testCase.id)
    send(.stepFinished(attempt.testCase, index: open, result))
  }

  /// Brings a run to its end whose messages break off: what was running failed, the rest was not reached.
  func endCutOff() {
    startIfNeeded()
    time = .recorded(run.last)
    endAttempts(because: "the messages end while the scenario runs")
    send(
      .runFinished(
        RunFinished(
          duration: max(.zero, run.last - head.started),
          abortion: run.abortion ?? "the messages of the run end before the run does")))
  }

  /// Ends all that runs: the step that does fails, and those behind it were not reached.
  func endAttempts(because reason: String) {
    for id in run.order {
      guard let attempt = run.attempts[id] else { continue }
      let testCase = attempt.testCase
      if let open = attempt.open {
        send(.stepFinished(testCase, index: open, failed(attempt, at: open, because: reason)))
      }
      for index in testCase.steps.indices.dropFirst(attempt.open.map { $0 + 1 } ?? attempt.ended) {
        send(.stepStarted(testCase, index: index))
        send(.stepFinished(testCase, index: index, StepResult(status: .skipped)))
      }
      let failure = Failure(kind: .interrupted, message: reason, place: testCase.place)
      let result = ScenarioResult(
        status: .failed, duration: max(.zero, run.last - attempt.started),
        failures: attempt.open == nil ? [failure] : [])
      send(.scenarioFinished(testCase, attempt: attempt.number, result, willBeRetried: false))
    }
    run.order = []
    run.attempts = [:]
  }

  private func failed(
    _ attempt: ReadRun.Attempt, at index: Int, because reason: String
  ) -> StepResult {
    let (testCase, planned) = (attempt.testCase, attempt.testCase.steps[index])
    let place = planned.step.map { FilePlace(uri: testCase.pickle.uri, location: $0.location) }
    let failure = Failure(
      kind: .interrupted, message: reason, place: place ?? testCase.place, code: planned.match.code)
    return StepResult(status: .failed, failure: failure)
  }
}

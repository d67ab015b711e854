import Gherkin
import ScenarioRunner

/// Scenarios and steps as messages tell them.
extension MessageReader {
  /// More attempts at one scenario than there are.
  private static let mostAttempts = 1_000_000

  /// Hands an event on; the start of the run comes first, though the plan is complete only with the test cases.
  func send(_ event: RunEvent) {
    if run.isStarted { receive(event) } else { run.waiting.append(TimedEvent(event, at: time)) }
  }

  func startIfNeeded() {
    guard !run.isStarted else { return }
    run.isStarted = true
    let (start, testCases, steps) = head.start()
    run.testCases = testCases
    run.steps = steps
    let now = time
    defer { time = now }
    time = .recorded(head.started)
    receive(.runStarted(start))
    for waiting in run.waiting {
      time = waiting.time
      receive(waiting.event)
    }
    run.waiting = []
  }

  func beginScenario(_ value: JSONValue) {
    startIfNeeded()
    guard let testCase = value["testCaseId"]?.string.flatMap({ run.testCases[$0] }),
      let id = value["id"]?.string
    else { return }
    let number = min(max(0, value["attempt"]?.number ?? 0), Self.mostAttempts)
    run.attempts[id] = ReadRun.Attempt(
      testCase: testCase, number: number, started: value["timestamp"]?.duration ?? .zero)
    run.order.append(id)
    send(.scenarioStarted(testCase, attempt: number))
  }

  func beginStep(_ value: JSONValue) {
    guard let id = value["testCaseStartedId"]?.string else { return }
    endUntoldStep(of: id)
    guard let attempt = run.attempts[id],
      let index = value["testStepId"]?.string.flatMap({ run.steps[$0] }),
      attempt.testCase.steps.indices.contains(index)
    else { return }
    run.attempts[id]?.open = index
    run.attempts[id]?.said = ReadRun.Said()
    send(.stepStarted(attempt.testCase, index: index))
  }

  /// What is suggested stands in the plan of a run of ours, so it is put back there.
  func takeSuggestion(_ value: JSONValue) {
    let step = value["pickleStepId"]?.string.flatMap(ReadDocuments.counted)
    let snippets = (value["snippets"]?.list ?? []).compactMap { $0["code"]?.string }
    for id in run.order.reversed() {
      guard let attempt = run.attempts[id], let open = attempt.open,
        case .undefined(_, let nearest) = attempt.testCase.steps[open].match,
        attempt.testCase.steps[open].step?.id == step || step == nil
      else { continue }
      let near = attempt.said.failure?["nearest"]?.string.flatMap { head.definitions[$0] } ?? nearest
      run.attempts[id]?.testCase.steps[open].match = .undefined(snippets: snippets, nearest: near)
      return
    }
  }

  func finishStep(_ value: JSONValue) {
    guard let id = value["testCaseStartedId"]?.string, var attempt = run.attempts[id],
      let index = attempt.open
    else { return }
    let planned = attempt.testCase.steps[index]
    let place = planned.step.map { FilePlace(uri: attempt.testCase.pickle.uri, location: $0.location) }
    let result = result(
      value["testStepResult"], attempt.said, at: place ?? attempt.testCase.place, code: planned.match.code)
    attempt.progress.note(result)
    attempt.open = nil
    attempt.ended = index + 1
    run.attempts[id] = attempt
    send(.stepFinished(attempt.testCase, index: index, result))
  }

  /// The result of a step or hook; of a failure that is told only in the protocol's words, what they say.
  func result(
    _ value: JSONValue?, _ said: ReadRun.Said, at place: FilePlace, code: CodePlace?
  ) -> StepResult {
    let status = value?["status"]?.string.flatMap { StepStatus(rawValue: $0.lowercased()) } ?? .failed
    var result = StepResult(status: status, duration: value?["duration"]?.duration ?? .zero)
    result.snapshot = said.snapshot
    if let told = said.failure {
      result.failure = RunDetails.failure(from: told)
    } else if let message = value?["message"]?.string ?? value?["exception"]?["message"]?.string {
      let isError = status == .failed
      result.failure = Failure(
        kind: isError ? .error : .pending, message: message, place: place, code: code,
        errorType: value?["exception"]?["type"]?.string)
    }
    return result
  }

  func finishScenario(_ value: JSONValue) {
    guard let id = value["testCaseStartedId"]?.string else { return }
    endUntoldStep(of: id)
    guard let attempt = run.attempts.removeValue(forKey: id) else { return }
    run.order.removeAll { $0 == id }
    let end = value["timestamp"]?.duration ?? attempt.started
    var result = ScenarioResult(
      status: attempt.progress.status, duration: max(.zero, end - attempt.started))
    if let details = attempt.details {
      result.duration = details["duration"]?.duration ?? result.duration
      result.status = details["status"]?.string.flatMap(ScenarioStatus.init) ?? result.status
      result.failures = (details["failures"]?.list ?? []).compactMap(RunDetails.failure)
    }
    // Whatever is said of it as a whole, nobody can tell whether that step passed.
    if attempt.hasGap { result.status = .failed }
    send(
      .scenarioFinished(
        attempt.testCase, attempt: attempt.number, result,
        willBeRetried: value["willBeRetried"] == .bool(true)))
  }

  func finishRun(_ value: JSONValue) {
    startIfNeeded()
    summary.isComplete = true
    summary.untold.formUnion(run.order.compactMap { run.attempts[$0]?.testCase.id })
    endAttempts(because: "the messages do not tell how the scenario ended")
    endUntoldHooks()
    let end = value["timestamp"]?.duration ?? head.started
    send(
      .runFinished(
        RunFinished(
          duration: run.duration ?? max(.zero, end - head.started),
          abortion: run.abortion ?? value["message"]?.string)))
  }
}

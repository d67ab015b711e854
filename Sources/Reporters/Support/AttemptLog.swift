import Gherkin
import ScenarioRunner

/// An attempt at a scenario that has ended, with what its steps gave.
struct FinishedAttempt {
  var testCase: TestCase
  var attempt: Int
  var willBeRetried: Bool
  var result: ScenarioResult
  /// The results of the steps, up to the last one of which something is known.
  fileprivate var known: [StepResult?]
  /// What the steps added to the report, by their places.
  var attachments: [Int: [RunAttachment]] = [:]

  /// The results beside the test case's steps; nil where a step was not reached.
  var steps: [StepResult?] {
    known + Array(repeating: nil, count: max(0, testCase.stepCount - known.count))
  }

  /// How the scenario counts if this is its last attempt.
  var outcome: ScenarioOutcome {
    ScenarioOutcome(testCase, attempt: attempt, status: result.status)
  }

  /// What went wrong, in order: in the steps, then with the scenario as a whole.
  var failures: [Failure] {
    zip(testCase.steps, steps).compactMap { step, result in
      guard let result, result.status != .skipped else { return nil }
      return result.failure ?? Failure(missingFrom: result.status, step: step, in: testCase)
    } + wholeFailures
  }

  /// Why a step asked for the rest to be skipped, where it said so.
  var skipReason: String? {
    steps.lazy.compactMap { $0?.status == .skipped ? $0?.failure?.message : nil }.first
  }

  /// What went wrong with the scenario as a whole.
  var wholeFailures: [Failure] {
    guard result.failures.isEmpty, result.status == .empty else { return result.failures }
    let message = "the scenario has no step, so it shows nothing"
    return [Failure(kind: .empty, message: message, place: testCase.place)]
  }
}

/// Gathers step results until their attempt ends; attempts may run side by side.
struct AttemptLog {
  private struct Open {
    var id: Int
    var steps: [StepResult?] = []
    var attachments: [Int: [RunAttachment]] = [:]
  }

  /// Whether what steps add is kept as it is, or only what a report in plain text tells of it.
  private let keepsContents: Bool
  /// The attempts that run: one nearly always, so that none is looked up.
  private var open: [Open] = []

  init(keepsContents: Bool = false) { self.keepsContents = keepsContents }

  /// Takes in one event and returns the attempt that it ends.
  mutating func receive(_ event: RunEvent) -> FinishedAttempt? {
    switch event {
    case .scenarioStarted(let testCase, _):
      take(testCase.id)
      open.append(Open(id: testCase.id))
    case .stepFinished(let testCase, let index, let result):
      guard let place = place(of: testCase.id), (0..<testCase.stepCount).contains(index) else { break }
      while open[place].steps.count <= index { open[place].steps.append(nil) }
      open[place].steps[index] = result
    case .scenarioFinished(let testCase, let attempt, let result, let willBeRetried):
      let ended = take(testCase.id)
      return FinishedAttempt(
        testCase: testCase, attempt: attempt, willBeRetried: willBeRetried, result: result,
        known: ended?.steps ?? [], attachments: ended?.attachments ?? [:])
    case .attached(let attachment, .step(let testCase, let index)):
      guard let place = place(of: testCase.id) else { break }
      open[place].attachments[index, default: []].append(
        keepsContents ? attachment : attachment.withoutContent)
    case .runStarted, .runHookStarted, .runHookFinished, .attached, .stepStarted, .runFinished: break
    }
    return nil
  }

  private func place(of id: Int) -> Int? { open.lastIndex { $0.id == id } }

  @discardableResult private mutating func take(_ id: Int) -> Open? {
    place(of: id).map { open.remove(at: $0) }
  }
}

extension Failure {
  /// Words for a step that did not pass and gave no failure of its own.
  init?(missingFrom status: StepStatus, step: PlannedStep, in testCase: TestCase) {
    let text = step.step?.text ?? ""
    let (kind, message): (Kind, String)
    switch status {
    case .passed, .skipped: return nil
    case .pending: (kind, message) = (.pending, "the step is still to be written")
    case .undefined: (kind, message) = (.undefined, "no step matches '\(text)'")
    case .ambiguous: (kind, message) = (.ambiguous, "more than one step matches '\(text)'")
    case .failed: (kind, message) = (.error, "the step failed and did not say why")
    }
    let location = step.step?.location ?? testCase.pickle.location
    self.init(
      kind: kind, message: message, place: FilePlace(uri: testCase.pickle.uri, location: location))
  }
}

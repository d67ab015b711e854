public import Gherkin

/// Why a step cannot be run as it is written, found before anything runs.
public struct StepProblem: Sendable, Hashable {
  /// What kind of problem it is.
  public enum Kind: Sendable, Hashable, CaseIterable {
    /// No definition matches the step.
    case undefined
    /// Several definitions match the step.
    case ambiguous
    /// One definition matches, but its arguments cannot be made of the text.
    case argument
  }

  /// What kind of problem it is.
  public var kind: Kind
  /// The step, secrets masked.
  public var step: PickleStep
  /// What is wrong, as a run says it.
  public var message: String
  /// What else helps, such as the nearest definition there is.
  public var notes: [String]
}

extension BoundLibrary {
  /// Returns what keeps the steps of each scenario from being run, in their order.
  public func problems(in pickles: [Pickle]) -> [[StepProblem]] {
    var matches = KnownMatches()
    return pickles.map { plan($0, &matches).steps.compactMap(\.problem) }
  }
}

extension PlannedStep {
  fileprivate var problem: StepProblem? {
    guard let step, let (kind, reason) = unfitness(of: step) else { return nil }
    return StepProblem(kind: kind, step: step, message: reason.message, notes: reason.notes)
  }

  private func unfitness(of step: PickleStep) -> (StepProblem.Kind, FailureReason)? {
    switch match {
    case .undefined(_, let nearest):
      (.undefined, .undefined(step.text, snippets: [], nearest: nearest))
    case .ambiguous(let candidates): (.ambiguous, .ambiguous(step.text, candidates))
    case .step: argumentError.map { (.argument, .argument($0)) }
    case .hook: nil
    }
  }
}

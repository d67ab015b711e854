public import Gherkin

/// Why a step cannot be run as it is written, found before anything runs.
public struct StepProblem: Sendable, Hashable {
  /// What kind of problem it is.
  public enum Kind: Sendable, Hashable, CaseIterable {
    /// No definition matches the step.
    case undefined
    /// Several definitions match the step.
    case ambiguous
    /// One definition matches, but its arguments cannot be made of the text, or of what stands under the step.
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
    return pickles.map { plan($0, &matches).steps.compactMap { $0.problem(in: self) } }
  }
}

extension PlannedStep {
  fileprivate func problem(in library: BoundLibrary) -> StepProblem? {
    guard let step, let (kind, reason) = unfitness(of: step, in: library) else { return nil }
    return StepProblem(kind: kind, step: step, message: reason.message, notes: reason.notes)
  }

  private func unfitness(
    of step: PickleStep, in library: BoundLibrary
  ) -> (StepProblem.Kind, FailureReason)? {
    switch match {
    case .undefined(_, let nearest):
      (.undefined, .undefined(step.text, snippets: [], nearest: nearest))
    case .ambiguous(let candidates): (.ambiguous, .ambiguous(step.text, candidates))
    case .step:
      argumentError.map { (.argument, .argument($0)) }
        ?? library.misfit(of: self).map { (.argument, FailureReason($0)) }
    case .hook: nil
    }
  }
}

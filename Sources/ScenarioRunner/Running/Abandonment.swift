/// Why a run is brought to its end from outside, since what it runs does not let it go on.
public enum Abandonment: Sendable, Hashable {
  /// What runs went on beyond that limit and blocks the main actor.
  case hang(limit: Duration)
  /// The run was interrupted, and what runs blocks the main actor.
  case interruption
  /// What runs ended the process.
  case exit

  /// What happened to the step or the hook that was running, with the remedy.
  func reason(running what: String) -> String {
    switch self {
    case .hang(let limit):
      "the \(what) did not end within \(limit.inWords) and blocks the main actor, so the run cannot go on; "
        + Self.waiting
    case .interruption:
      "the run was interrupted, and the \(what) blocks the main actor, so it was ended there; " + Self.waiting
    case .exit:
      "the \(what) ended the process, so the run cannot go on; its code has to throw an error instead, and "
        + "with '--jobs' it would have cost one scenario"
    }
  }

  private static let waiting = "its code has to wait with 'await' or to end"

  /// How long the step counts as having run, where that is known.
  var stepDuration: Duration {
    if case .hang(let limit) = self { limit } else { .zero }
  }

  var failureKind: Failure.Kind {
    switch self {
    case .hang: .timeout
    case .interruption: .interrupted
    case .exit: .crash
    }
  }
}

/// How one step or hook of an attempt ended.
public struct StepResult: Sendable, Hashable {
  /// The status.
  public var status: StepStatus
  /// How long its code ran, never negative; zero where it was not called.
  public var duration: Duration
  /// Why it did not pass; nil where it passed, and where it was skipped without a reason.
  public var failure: Failure? {
    get { if case .failure(let failure)? = kept { failure } else { nil } }
    set { kept = newValue.map { .failure($0) } }
  }
  // Nearly no step fails, so that the result of one that passed is small.
  private var kept: Kept?
  /// What the screen showed when the step had ended; nil where nobody asked for it or there is no screen.
  public var snapshot: ScreenSnapshot?

  /// Creates a result.
  public init(
    status: StepStatus, duration: Duration = .zero, failure: Failure? = nil, snapshot: ScreenSnapshot? = nil
  ) {
    self.status = status
    self.duration = duration
    self.kept = failure.map { .failure($0) }
    self.snapshot = snapshot
  }

  private indirect enum Kept: Sendable, Hashable { case failure(Failure) }
}

/// How a scenario ended, all attempts counted as one.
public struct ScenarioResult: Sendable, Hashable {
  /// The status of the last attempt.
  public var status: ScenarioStatus
  /// How long the last attempt took, never negative.
  public var duration: Duration
  /// What went wrong at the scenario's end or with the scenario as a whole, apart from its steps.
  public var failures: [Failure]

  /// Creates a result.
  public init(status: ScenarioStatus, duration: Duration, failures: [Failure] = []) {
    self.status = status
    self.duration = duration
    self.failures = failures
  }
}

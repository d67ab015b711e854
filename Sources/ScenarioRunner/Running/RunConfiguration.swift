import Gherkin

/// How a run treats its scenarios.
public struct RunConfiguration: Sendable {
  /// How long a step or a hook may take, in real time.
  public var stepLimit: Duration
  /// How long code that blocks the main actor may go on past the limit before the run is ended.
  public var grace: Duration
  /// How often a failed scenario is tried again.
  public var retries: Int
  /// Which scenarios are tried again; nil for all that failed.
  public var retryTags: TagExpression?
  /// Whether the first red scenario ends the run; one that is work in progress does not.
  public var failsFast: Bool
  /// Whether steps are only matched and nothing is made or called.
  public var isDryRun: Bool
  /// Whether each step's result is to hold a snapshot of the screen.
  public var takesSnapshots: Bool
  /// The time since some moment, never going back; from it durations are taken.
  public var now: @Sendable () -> Duration
  /// What else is known of the run, such as its shard, by name; kept by reports that keep all.
  public var facts: [String: String] = [:]
  /// Why a run ends that is to end at the first failure.
  static let endOfFirstFailure = "--fail-fast ends it at the first scenario that is red"

  /// Called when the run cannot go on to its end, after the observers have been told; it ends the process.
  public var onAbandonment: @Sendable (Abandonment) -> Void

  /// Creates a configuration.
  public init(
    stepLimit: Duration = .seconds(10), grace: Duration = .seconds(2), retries: Int = 0,
    retryTags: TagExpression? = nil, failsFast: Bool = false, isDryRun: Bool = false,
    takesSnapshots: Bool = false, now: (@Sendable () -> Duration)? = nil,
    onAbandonment: @escaping @Sendable (Abandonment) -> Void = { _ in }
  ) {
    self.stepLimit = stepLimit
    self.grace = grace
    self.retries = retries
    self.retryTags = retryTags
    self.failsFast = failsFast
    self.isDryRun = isDryRun
    self.takesSnapshots = takesSnapshots
    let origin = ContinuousClock.now
    self.now = now ?? { ContinuousClock.now - origin }
    self.onAbandonment = onAbandonment
  }

  /// How often a scenario may be tried again.
  func retries(for testCase: @autoclosure () -> TestCase) -> Int {
    guard retries > 0 else { return 0 }
    let isMeant = retryTags?.evaluate(testCase().pickle.tags.map(\.name)) ?? true
    return isMeant ? retries : 0
  }
}

/// How a run treats its scenarios.
public struct RunConfiguration: Sendable {
  /// How long a step or a hook may take, in real time.
  public var stepLimit: Duration
  /// How long code that blocks the main actor may go on past the limit before the run is ended.
  public var grace: Duration
  /// How often a failed scenario is tried again.
  public var retries: Int
  /// Called when the main actor hangs for good, after the observers have been told.
  public var onHang: @Sendable () -> Void

  /// Creates a configuration.
  public init(
    stepLimit: Duration = .seconds(10), grace: Duration = .seconds(2), retries: Int = 0,
    onHang: @escaping @Sendable () -> Void = {}
  ) {
    self.stepLimit = stepLimit
    self.grace = grace
    self.retries = retries
    self.onHang = onHang
  }
}

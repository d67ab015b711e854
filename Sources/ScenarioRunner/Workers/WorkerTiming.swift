/// Reads when things happen in a worker.
struct WorkerTiming: Sendable {
  private let origin: ContinuousClock.Instant
  private let now: @Sendable () -> ContinuousClock.Instant
  /// When the attempt, or the hook around the run, began that began last.
  private var began: ContinuousClock.Instant

  /// - Parameter origin: When the run began, by the clock that all processes of the machine share.
  init(
    since origin: ContinuousClock.Instant, now: @escaping @Sendable () -> ContinuousClock.Instant = { .now }
  ) {
    self.origin = origin
    self.now = now
    began = origin
  }

  /// Takes note that an attempt or a hook begins, and says how long after the run.
  mutating func begin() -> Duration {
    began = now()
    return began - origin
  }

  /// The time since it began.
  func sinceBegin() -> Duration { now() - began }
}

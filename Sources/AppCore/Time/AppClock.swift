public import Foundation

/// The port through which an app knows the time and waits.
public struct AppClock: Sendable {
  /// The date now.
  public var now: @Sendable () -> Date
  /// Waits; throws `CancellationError` where the task was cancelled.
  public var sleep: @Sendable (Duration) async throws -> Void
  /// Calls back after a while, unless the returned closure cancelled that before.
  ///
  /// For time limits: unlike `sleep` it does not count as something that an app waits for.
  public var schedule: @Sendable (Duration, @escaping @Sendable () -> Void) -> @Sendable () -> Void

  /// Creates a clock.
  public init(
    now: @escaping @Sendable () -> Date,
    sleep: @escaping @Sendable (Duration) async throws -> Void,
    schedule: @escaping @Sendable (Duration, @escaping @Sendable () -> Void) -> @Sendable () -> Void
  ) {
    self.now = now
    self.sleep = sleep
    self.schedule = schedule
  }
}

/// The tasks that an app has in flight.
///
/// Each task waits for one thing at a time: a request, or a `sleep` of the app's clock. What is to
/// go on side by side is started as tasks of its own. So whoever knows how many tasks run, how many
/// sleep and which requests are on the way knows whether the app has settled.
@MainActor public final class AppWork {
  /// How many tasks run.
  public private(set) var running = 0

  /// Called after each change of `running`.
  public var onChange: (@MainActor () -> Void)?

  /// Creates the work of an app that has none yet.
  public init() {}

  /// Starts a task that counts as running until its body returns.
  @discardableResult
  public func start(_ body: @escaping @MainActor () async -> Void) -> Task<Void, Never> {
    running += 1
    onChange?()
    return Task { @MainActor in
      await body()
      self.running -= 1
      self.onChange?()
    }
  }
}

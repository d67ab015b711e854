import Synchronization

/// The tasks that an app has in flight.
///
/// Each task waits for one thing at a time: a request, a `sleep` of the app's clock, or what another task
/// brings (`SharedWait`). What is to go on side by side is started as tasks of its own. So whoever knows how
/// many tasks run, how many sleep, how many wait for each other and which requests are on the way knows
/// whether the app has settled.
public final class AppWork: Sendable {
  private struct State: Sendable {
    var running = 0
    var waiting = 0
    var onChange: (@Sendable () -> Void)?
  }

  private let state = Mutex(State())

  /// Creates the work of an app that has none yet.
  public init() {}

  /// How many tasks run.
  public var running: Int { state.withLock { $0.running } }

  /// How many of the tasks that run wait for what another of them brings.
  public var waiting: Int { state.withLock { $0.waiting } }

  /// Called after each change of `running` or `waiting`, on the thread that made it.
  public var onChange: (@Sendable () -> Void)? {
    get { state.withLock { $0.onChange } }
    set { state.withLock { $0.onChange = newValue } }
  }

  /// Starts a task on the main actor that counts as running, from now until its body returns.
  @discardableResult
  public func start(_ body: @escaping @MainActor () async -> Void) -> Task<Void, Never> {
    change { $0.running += 1 }
    return Task { @MainActor in
      await body()
      self.change { $0.running -= 1 }
    }
  }

  /// Notes that so many more tasks wait for another.
  func addWaiting(_ number: Int) {
    change { $0.waiting += number }
  }

  private func change(_ body: (inout State) -> Void) {
    let onChange = state.withLock { state in
      body(&state)
      return state.onChange
    }
    onChange?()
  }
}

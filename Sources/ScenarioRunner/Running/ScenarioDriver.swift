import Dispatch

/// Drives scenarios one after the other, in one task as long as none of their steps is given up.
///
/// A task and its continuation cost as much as some twenty steps that do nothing.
@MainActor final class ScenarioDriver {
  /// The attempt that is running.
  private(set) var current: ScenarioExecution?
  private let next: () async -> ScenarioExecution?
  private let end: (ScenarioExecution) -> Void
  // A checked one is laid out at run time, which each start of a program would pay for.
  private var whenOver: UnsafeContinuation<Void, Never>?
  private var task: Task<Void, Never>?
  private var generation = 0
  /// Whether the task was started at once.
  private var isAtOnce = false
  private var lastPause = ContinuousClock.now

  /// How long scenarios that never wait may keep others, such as an interruption, from the main actor.
  private static let patience = Duration.milliseconds(2)

  /// Creates a driver.
  ///
  /// - Parameters:
  ///   - next: Begins the next attempt; nil where nothing more is to be run.
  ///   - end: Takes in an attempt that is over.
  init(next: @escaping () async -> ScenarioExecution?, end: @escaping (ScenarioExecution) -> Void) {
    self.next = next
    self.end = end
  }

  /// Runs all scenarios to their end.
  func run() async {
    await withUnsafeContinuation { continuation in
      whenOver = continuation
      driveAtOnce()
    }
  }

  /// Drives from here on, up to the first wait, where the system can do that.
  ///
  /// As long as nothing waits, a short run then ends on the thread that it began on; handing it over would start
  /// another one, which takes longer than a scenario.
  private func driveAtOnce() {
    guard #available(macOS 26, *) else { return driveAnew() }
    isAtOnce = true
    generation += 1
    let mine = generation
    let task = Task.immediate { @MainActor in await drive(mine) }
    // Who was driven anew meanwhile has a task of its own.
    if generation == mine { self.task = task }
  }

  /// Leaves the task that drives to itself, and goes on in another.
  func driveAnew() {
    task?.cancel()
    isAtOnce = false
    generation += 1
    let mine = generation
    task = Task { @MainActor in await drive(mine) }
  }

  private func drive(_ mine: Int) async {
    while true {
      if current == nil { current = await next() }
      guard let execution = current else { break }
      await execution.drive()
      guard generation == mine else { return }
      // An interruption that comes in between is heard before it is decided on another attempt.
      let hasPaused = await pauseNowAndThen()
      current = nil
      end(execution)
      // A step may have cancelled the task that it ran in, which the next scenario must not notice. And each call of a
      // task that was started at once takes longer: a run that is no longer short goes on in another.
      if Task.isCancelled || hasPaused && isAtOnce { return driveAnew() }
    }
    whenOver?.resume()
    whenOver = nil
  }

  /// Gives way to others where it is time to, and says whether it was.
  private func pauseNowAndThen() async -> Bool {
    guard ContinuousClock.now - lastPause > Self.patience else { return false }
    // A yield would go by way of a thread of the pool.
    await withUnsafeContinuation { continuation in DispatchQueue.main.async { continuation.resume() } }
    lastPause = .now
    return true
  }
}

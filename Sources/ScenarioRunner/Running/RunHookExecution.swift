import Gherkin

/// One call of a hook around the whole run, within its time limit.
@MainActor final class RunHookExecution {
  private let hook: BoundLibrary.RunHook
  private let limit: Duration
  private let watchdog: Watchdog
  private var token = 0
  private var task: Task<Void, Never>?
  // A checked one is laid out at run time, also where there is no hook.
  private var whenDone: UnsafeContinuation<StepResult, Never>?
  private let scope: AttachmentScope
  private let now: @Sendable () -> Duration
  private let started: Duration

  init(
    _ hook: BoundLibrary.RunHook, configuration: RunConfiguration, hub: EventHub, watchdog: Watchdog
  ) {
    self.hook = hook
    limit = configuration.stepLimit
    self.watchdog = watchdog
    scope = AttachmentScope(hub)
    now = configuration.now
    started = now()
  }

  func run() async -> StepResult {
    await withUnsafeContinuation { continuation in
      whenDone = continuation
      token = watchdog.arm()
      task = Task { @MainActor in
        do {
          try await AttachmentScope.$current.withValue(scope) { try await hook.body() }
          finish(nil)
        } catch {
          finish(FailureReason(error))
        }
      }
    }
  }

  func limitReached(_ token: Int) {
    guard token == self.token else { return }
    task?.cancel()
    finish(.timeout(limit, what: "hook"))
  }

  private func finish(_ reason: FailureReason?) {
    guard let whenDone else { return }
    self.whenDone = nil
    watchdog.disarm()
    scope.close()
    let duration = max(.zero, now() - started)
    let place = FilePlace(uri: hook.info.code.file, location: Location(line: hook.info.code.line, column: 0))
    guard let reason = reason ?? (duration > limit ? .timeout(limit, what: "hook") : nil) else {
      whenDone.resume(returning: StepResult(status: .passed, duration: duration))
      return
    }
    let failure = reason.failure(at: place, code: hook.info.code, screen: nil)
    whenDone.resume(returning: StepResult(status: .failed, duration: duration, failure: failure))
  }
}

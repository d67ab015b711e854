import Synchronization

/// Runs a plan and tells its observers; the one place where scenarios are executed.
@MainActor public final class Runner {
  /// How the run went as a whole.
  public struct Outcome: Sendable {
    /// How many scenarios ended in each status, the last attempt counted.
    public var counts: [ScenarioStatus: Int] = [:]
    /// Whether a scenario that is not work in progress, or a hook around the run, was red.
    public var hasFailed = false
    /// Whether somebody asked the run to end before its time.
    public var isInterrupted = false
    /// Why the run could not go on to its end, where it could not.
    public var abortion: String?
  }

  private let plan: RunPlan
  private let configuration: RunConfiguration
  private let hub: EventHub
  private var outcome = Outcome()
  private var current: ScenarioExecution?
  private let started: Duration

  /// Creates a runner for one run.
  public init(
    plan: RunPlan, configuration: RunConfiguration = RunConfiguration(), sinks: [any EventSink]
  ) {
    self.plan = plan
    self.configuration = configuration
    hub = EventHub(sinks)
    started = configuration.now()
  }

  /// Runs the plan to its end.
  public func run() async -> Outcome {
    let watchdog = makeWatchdog()
    hub.send(
      .runStarted(RunStarted(plan, isDryRun: configuration.isDryRun, facts: configuration.facts)))
    guard !isFaulty else { return finish() }
    if configuration.isDryRun { return runDry() }
    let isReady = await callRunHooks(.beforeRun, watchdog)
    if isReady || outcome.isInterrupted {
      for testCase in plan.testCases {
        endIfFailed()
        guard outcome.abortion == nil else { break }
        await run(testCase, watchdog)
        noteAbortion()
      }
    } else {
      outcome.abortion = "a hook before the run failed, so no scenario was run"
    }
    _ = await callRunHooks(.afterRun, watchdog)
    noteAbortion()
    return finish()
  }

  private func finish() -> Outcome {
    hub.send(
      .runFinished(
        RunFinished(duration: max(.zero, configuration.now() - started), abortion: outcome.abortion)))
    return outcome
  }

  /// Tells of each scenario that could not be run; of the others there is nothing to tell.
  private func runDry() -> Outcome {
    for testCase in plan.testCases {
      endIfFailed()
      guard outcome.abortion == nil else { break }
      guard let rehearsal = DryRehearsal(testCase) else { continue }
      for event in rehearsal.events { hub.send(event) }
      note(rehearsal.result, of: testCase)
    }
    return finish()
  }

  /// Ends the run in front of a scenario, where one before it was red and that is to be enough.
  private func endIfFailed() {
    guard configuration.failsFast, outcome.hasFailed, outcome.abortion == nil else { return }
    outcome.abortion = "--fail-fast ends it at the first scenario that is red"
  }

  private func note(_ result: ScenarioResult, of testCase: TestCase) {
    outcome.counts[result.status, default: 0] += 1
    if result.status.isRed, !testCase.isWorkInProgress { outcome.hasFailed = true }
  }

  /// Keeps a run that has not started from running anything, since something outside of it went wrong.
  ///
  /// The observers are told that the run started and that it ended, with the reason.
  public func refuse(because reason: String) {
    isFaulty = true
    outcome.abortion = reason
    outcome.hasFailed = true
  }

  /// Ends the run in order: the running step fails, what clears up is still called, nothing new starts.
  public func interrupt() {
    guard !outcome.isInterrupted else { return }
    outcome.isInterrupted = true
    outcome.abortion = "the run was interrupted"
    current?.interrupt()
  }

  /// Takes over that the run was ended from outside; what a step says that came back after that is void.
  private func noteAbortion() {
    guard let abortion = hub.abortion else { return }
    outcome.abortion = abortion
    outcome.hasFailed = true
  }

  private func run(_ testCase: TestCase, _ watchdog: Watchdog) async {
    guard let library = plan.libraries[testCase.suite] else {
      preconditionFailure("a plan holds the library of each of its test cases")
    }
    let retries = configuration.retries(for: testCase)
    for attempt in 0...retries {
      let execution = ScenarioExecution(
        testCase, library: library, attempt: attempt, configuration: configuration, hub: hub,
        watchdog: watchdog)
      current = execution
      let result = await execution.run()
      current = nil
      let willBeRetried = result.status == .failed && attempt < retries && !outcome.isInterrupted
      hub.send(
        .scenarioFinished(testCase, attempt: attempt, result, willBeRetried: willBeRetried))
      guard !willBeRetried else { continue }
      note(result, of: testCase)
      return
    }
  }

  /// Calls all hooks around the run at that moment, those after it in reverse order.
  private func callRunHooks(_ moment: HookInfo.Moment, _ watchdog: Watchdog) async -> Bool {
    var hooks: [BoundLibrary.RunHook] = []
    for name in plan.suites {
      hooks += plan.libraries[name]?.runHooks.filter { $0.info.moment == moment } ?? []
    }
    var haveAllPassed = true
    for hook in moment == .afterRun ? hooks.reversed() : hooks {
      let execution = RunHookExecution(hook, configuration: configuration, hub: hub, watchdog: watchdog)
      hookInFlight = execution
      hub.send(.runHookStarted(hook.info))
      let result = await execution.run()
      hookInFlight = nil
      if result.status == .failed {
        haveAllPassed = false
        outcome.hasFailed = true
      }
      hub.send(.runHookFinished(hook.info, result))
    }
    return haveAllPassed
  }

  private var hookInFlight: RunHookExecution?
  /// Whether something outside of the run keeps it from starting.
  private var isFaulty = false

  private func makeWatchdog() -> Watchdog {
    let hub = hub
    let configuration = configuration
    let started = started
    let now = configuration.now
    return Watchdog(
      grace: configuration.grace,
      onExpiry: { token in
        Task { @MainActor [weak self] in
          self?.current?.limitReached(token)
          self?.hookInFlight?.limitReached(token)
        }
      },
      onHang: {
        hub.abort(limit: configuration.stepLimit, after: max(.zero, now() - started))
        configuration.onHang()
      })
  }
}

extension Duration {
  /// The duration in seconds, as a person would say it.
  var inWords: String {
    let milliseconds = components.seconds * 1000 + components.attoseconds / 1_000_000_000_000_000
    if milliseconds % 1000 == 0 {
      let seconds = milliseconds / 1000
      return seconds == 1 ? "1 second" : "\(seconds) seconds"
    }
    return "\(milliseconds) ms"
  }
}

import Dispatch
import Synchronization

/// Runs a plan and tells its observers; the one place where scenarios are executed.
@MainActor public final class Runner {
  /// How the run went as a whole.
  public struct Outcome: Sendable {
    // A dictionary would have the run time look up among all conformances how a status is hashed.
    private var counted: [(status: ScenarioStatus, count: Int)] = []
    /// Whether a scenario that is not work in progress, or a hook around the run, was red.
    public var hasFailed = false
    /// Whether somebody asked the run to end before its time.
    public var isInterrupted = false
    /// Why the run could not go on to its end, where it could not.
    public var abortion: String?

    /// Whether no scenario has ended.
    public var isEmpty: Bool { counted.isEmpty }

    /// How many scenarios ended in each status, the last attempt counted.
    public var counts: [ScenarioStatus: Int] {
      counted.reduce(into: [:]) { counts, entry in counts[entry.status] = entry.count }
    }

    /// Counts a scenario that has ended for good.
    mutating func note(_ status: ScenarioStatus, isWorkInProgress: Bool) {
      if let place = counted.firstIndex(where: { $0.status == status }) {
        counted[place].count += 1
      } else {
        counted.append((status, 1))
      }
      if status.isRed, !isWorkInProgress { hasFailed = true }
    }
  }

  private let plan: RunPlan
  nonisolated private let configuration: RunConfiguration
  nonisolated private let hub: EventHub
  private var outcome = Outcome()
  private var driver: ScenarioDriver?
  /// The scenario that is being run, with the attempt that runs or comes next.
  private var inHand: Assignment?
  nonisolated private let started: Duration
  private var rest: ArraySlice<TestCase>
  private var known = KnownMatches()
  private var reader: OrderReader
  /// Whether the main actor was free to hear that the run is to end.
  nonisolated private let isInterruptionHeard = Atomic(false)
  nonisolated private var isWorker: Bool { worker != nil }
  /// In a worker process, where scenarios come from and who tells of them.
  nonisolated private let worker: (orders: OrderQueue, reporting: WorkerReporting)?

  /// Creates a runner for one run.
  public init(
    plan: RunPlan, configuration: RunConfiguration = RunConfiguration(), sinks: [any EventSink]
  ) {
    self.plan = plan
    self.configuration = configuration
    hub = EventHub(sinks)
    started = configuration.now()
    rest = plan.testCases[...]
    reader = OrderReader([:])
    worker = nil
  }

  /// Creates the runner of a worker process.
  init(
    worker plan: RunPlan, configuration: RunConfiguration, reporting: WorkerReporting,
    orders: OrderQueue
  ) {
    self.plan = plan
    self.configuration = configuration
    hub = EventHub([reporting])
    rest = []
    reader = OrderReader(plan.libraries)
    started = configuration.now()
    worker = (orders, reporting)
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
      let driver = ScenarioDriver(next: { await self.begin(watchdog) }, end: { self.end($0) })
      self.driver = driver
      await driver.run()
      self.driver = nil
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
    for planned in plan.testCases {
      endIfFailed()
      guard outcome.abortion == nil else { break }
      let testCase = planned.matched(&known)
      let library = plan.libraries[testCase.suite]
      guard let rehearsal = DryRehearsal(testCase, library) else { continue }
      for event in rehearsal.events { hub.send(event) }
      outcome.note(rehearsal.result.status, isWorkInProgress: testCase.isWorkInProgress)
    }
    return finish()
  }

  /// Ends the run in front of a scenario, where one before it was red and that is to be enough.
  private func endIfFailed() {
    guard configuration.failsFast, outcome.hasFailed, outcome.abortion == nil else { return }
    outcome.abortion = RunConfiguration.endOfFirstFailure
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
    isInterruptionHeard.store(true, ordering: .releasing)
    guard !outcome.isInterrupted else { return }
    outcome.isInterrupted = true
    outcome.abortion = "the run was interrupted"
    driver?.current?.interrupt()
  }

  /// Asks the run to end in order, from wherever; where what runs blocks the main actor, it is ended after the grace.
  nonisolated public func requestInterrupt() {
    Task { @MainActor in interrupt() }
    let patience = DispatchTimeInterval.milliseconds(configuration.grace.inMilliseconds)
    DispatchQueue.global().asyncAfter(deadline: .now() + patience) { [weak self] in
      guard let self, !isInterruptionHeard.load(ordering: .acquiring) else { return }
      abandon(.interruption)
    }
  }

  /// Tells the observers that the run ends where it is, from wherever, and then who ends it.
  ///
  /// A worker's run does not end with it, so it leaves the telling to its run.
  nonisolated public func abandon(_ cause: Abandonment) {
    guard isWorker || hub.abort(cause, after: max(.zero, configuration.now() - started)) else { return }
    configuration.onAbandonment(cause)
  }

  /// Takes over that the run was ended from outside; what a step says that came back after that is void.
  private func noteAbortion() {
    guard let abortion = hub.abortion else { return }
    outcome.abortion = abortion
    outcome.hasFailed = true
  }

  private func next() async -> Assignment? {
    if let worker { return try? await nextOrdered(worker.orders, worker.reporting) }
    return rest.popFirst().map { planned in
      Assignment(testCase: planned.matched(&known), retries: configuration.retries(for: planned))
    }
  }

  /// The next scenario that the run orders; nil where none comes any more.
  private func nextOrdered(_ orders: OrderQueue, _ reporting: WorkerReporting) async throws -> Assignment? {
    while true {
      var order = orders.takeNow()
      if order == nil {
        reporting.waits()
        order = await orders.take()
      }
      guard let order else { return nil }
      if let assignment = try reader.assignment(order, &known) { return assignment }
    }
  }

  /// Begins the next attempt at a scenario; nil where the run is to end.
  private func begin(_ watchdog: Watchdog) async -> ScenarioExecution? {
    if inHand == nil {
      noteAbortion()
      guard outcome.abortion == nil, let assignment = await next() else { return nil }
      endIfFailed()
      guard outcome.abortion == nil else { return nil }
      inHand = assignment
    }
    guard let assignment = inHand, let library = plan.libraries[assignment.testCase.suite] else {
      preconditionFailure("a plan holds the library of each of its test cases")
    }
    return ScenarioExecution(
      assignment.testCase, library: library, attempt: assignment.attempt, configuration: configuration,
      hub: hub, watchdog: watchdog, driveAnew: { [weak self] in self?.driver?.driveAnew() })
  }

  /// Takes in an attempt that is over.
  private func end(_ execution: ScenarioExecution) {
    guard let assignment = inHand else { return }
    let (testCase, attempt) = (assignment.testCase, assignment.attempt)
    let result = execution.end()
    let willBeRetried = result.status == .failed && attempt < assignment.retries && !outcome.isInterrupted
    hub.send(
      .scenarioFinished(testCase, attempt: attempt, result, willBeRetried: willBeRetried))
    guard !willBeRetried else {
      inHand?.attempt += 1
      return
    }
    inHand = nil
    outcome.note(result.status, isWorkInProgress: testCase.isWorkInProgress)
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
    let limit = configuration.stepLimit
    return Watchdog(
      limit: limit, grace: configuration.grace,
      onExpiry: { token in
        Task { @MainActor [weak self] in
          self?.driver?.current?.limitReached(token)
          self?.hookInFlight?.limitReached(token)
        }
      },
      onHang: { [weak self] in self?.abandon(.hang(limit: limit)) })
  }
}

extension Duration {
  /// The duration in seconds, as a person would say it.
  var inWords: String {
    let milliseconds = inMilliseconds
    if milliseconds % 1000 == 0 {
      let seconds = milliseconds / 1000
      return seconds == 1 ? "1 second" : "\(seconds) seconds"
    }
    return "\(milliseconds) ms"
  }

  /// The whole milliseconds of the duration.
  var inMilliseconds: Int {
    Int(clamping: components.seconds &* 1000 &+ components.attoseconds / 1_000_000_000_000_000)
  }
}

import Gherkin

/// One attempt at a scenario: its world, its hooks and steps, and what was left behind.
///
/// The task of the run drives it. A step that reaches its time limit is given up: the task is cancelled and left
/// to itself, and a new one goes on with what follows.
@MainActor final class ScenarioExecution {
  private enum Phase {
    case setUp, step(Int), tearDown, over
    /// The hooks after a step that was given up, with the reason.
    case afterStep(Int, FailureReason)
  }

  private let testCase: TestCase
  private let library: BoundLibrary
  private let attempt: Int
  private let limit: Duration
  private let takesSnapshots: Bool
  private let hub: EventHub
  private let watchdog: Watchdog

  private var world: (any World)?
  private var phase = Phase.setUp
  private var progress = StepProgress()
  private var failures: [Failure] = []
  private var isInterrupted = false
  private var generation = 0
  private var token = 0
  private let now: @Sendable () -> Duration
  private var callStarted: Duration
  private let started: Duration
  private var scope: AttachmentScope
  private let driveAnew: () -> Void

  init(
    _ testCase: TestCase, library: BoundLibrary, attempt: Int, configuration: RunConfiguration,
    hub: EventHub, watchdog: Watchdog, driveAnew: @escaping () -> Void
  ) {
    self.testCase = testCase
    self.library = library
    self.attempt = attempt
    limit = configuration.stepLimit
    takesSnapshots = configuration.takesSnapshots
    self.hub = hub
    self.watchdog = watchdog
    now = configuration.now
    started = now()
    callStarted = started
    scope = AttachmentScope(hub)
    self.driveAnew = driveAnew
    hub.send(.scenarioStarted(testCase, attempt: attempt))
  }

  /// Ends the attempt, which has been driven to its end, and says how it went.
  func end() -> ScenarioResult {
    scope.close()
    if testCase.isEmpty {
      failures.append(FailureReason.empty().failure(at: testCase.place, code: nil, screen: nil))
    }
    return ScenarioResult(
      status: status, duration: max(.zero, now() - started), failures: failures)
  }

  /// Gives up what is running, where it still is what the limit was set for.
  func limitReached(_ token: Int) {
    guard token == self.token else { return }
    giveUp { .timeout(limit, what: $0) }
  }

  /// Gives up what is running, since the run is to end; what clears up behind it is still called.
  func interrupt() {
    isInterrupted = true
    switch phase {
    case .setUp: giveUp { .interrupted(what: $0) }
    case .step(let index) where !testCase.steps[index].isAfterHook: giveUp { .interrupted(what: $0) }
    case .step, .afterStep, .tearDown, .over: break
    }
  }

  /// Leaves what is running to itself and goes on with what follows.
  private func giveUp(_ why: (_ what: String) -> FailureReason) {
    switch phase {
    case .setUp:
      failures.append(reason(why("setting up of the world")))
      progress.hasProblem = true
      phase = next(after: -1)
    case .step(let index):
      let planned = testCase.steps[index]
      let reason = why(planned.step == nil ? "hook" : "step")
      if planned.step != nil, world != nil, !hooks(.afterStep).isEmpty {
        phase = .afterStep(index, reason)
      } else {
        finish(index, with: reason)
      }
    case .afterStep(let index, let reason):
      failures.append(self.reason(why("hook")))
      finish(index, with: reason)
    case .tearDown:
      failures.append(reason(why("clearing up of the world")))
      phase = .over
    case .over: return
    }
    endCall()
    generation += 1
    // What was given up may still be running; what it adds to the report from now on belongs nowhere.
    scope.close()
    scope = AttachmentScope(hub)
    driveAnew()
  }

  private var status: ScenarioStatus {
    if !failures.isEmpty, progress.gravest != .failed {
      return testCase.isEmpty && failures.allSatisfy { $0.kind == .empty } ? .empty : .failed
    }
    return ScenarioStatus(gravest: progress.gravest)
  }

  /// Goes on until the attempt is over, or until it is driven by another task.
  func drive() async {
    generation += 1
    let mine = generation
    await AttachmentScope.$current.withValue(scope) { await self.drive(mine) }
  }

  private func drive(_ mine: Int) async {
    while generation == mine {
      switch phase {
      case .setUp: await setUp(mine)
      case .step(let index): await perform(index, mine)
      case .afterStep(let index, let reason): await callHooks(after: index, reason, mine)
      case .tearDown: await tearDown(mine)
      case .over: return
      }
    }
  }

  private func setUp(_ mine: Int) async {
    token = watchdog.arm()
    do {
      let world = try await library.makeWorld(for: testCase)(context)
      guard generation == mine else {
        // It came too late for its scenario, so nobody else would end it.
        _ = await world.finish()
        return
      }
      self.world = world
    } catch {
      guard generation == mine else { return }
      failures.append(reason(.noWorld(error)))
      progress.hasProblem = true
    }
    endCall()
    phase = next(after: -1)
  }

  private func tearDown(_ mine: Int) async {
    token = watchdog.arm()
    let leftovers = await world?.finish() ?? []
    guard generation == mine else { return }
    endCall()
    // What a step that was not let come to its end has left running is nobody's fault.
    if !isInterrupted { failures += leftovers.map { reason(.leftover($0)) } }
    phase = .over
  }

  private func perform(_ index: Int, _ mine: Int) async {
    let planned = testCase.steps[index]
    hub.send(.stepStarted(testCase, index: index))
    callStarted = now()
    let verdict = progress.verdict(on: planned)
    guard case .call(let call) = verdict, let world else {
      if case .settled(let reason) = verdict {
        finish(index, with: reason)
      } else {
        finish(index, skipping: true)
      }
      return
    }
    token = watchdog.arm()
    do {
      switch call {
      case .hook(let number): try await library.scenarioHooks[number].body(world, context)
      case .step(let definition): try await callStep(definition, planned, world, mine)
      }
      guard generation == mine else { return }
      finish(index)
    } catch {
      guard generation == mine else { return }
      finish(index, with: FailureReason(error))
    }
  }

  /// Calls a step's code between the hooks around it; the hooks after it are called whatever came of it.
  private func callStep(
    _ definition: Int, _ planned: PlannedStep, _ world: any World, _ mine: Int
  ) async throws {
    var problem: (any Error)?
    do {
      for hook in hooks(.beforeStep) {
        do { try await hook.body(world, context) } catch { throw StepHookError(error, hook.info) }
      }
      try await world.settle()
      try await library.steps[definition].body(world, StepArguments(planned))
      try await world.settle()
    } catch {
      problem = error
    }
    for hook in hooks(.afterStep).reversed() {
      guard generation == mine else { return }
      var context = context
      if let problem { context.status = max(context.status, FailureReason(problem).status) }
      do { try await hook.body(world, context) } catch {
        guard generation == mine else { return }
        let hookError = StepHookError(error, hook.info)
        if problem == nil { problem = hookError } else { note(hookError, at: planned) }
      }
    }
    if let problem { throw problem }
  }

  /// The hooks of the scenario around each step, in their order.
  private func hooks(_ moment: HookInfo.Moment) -> [BoundLibrary.ScenarioHook] {
    guard library.hasStepHooks else { return [] }
    return library.stepHooks(for: testCase.pickle).filter { $0.info.moment == moment }
  }

  /// Calls the hooks after a step that was given up, and records how it ended.
  private func callHooks(after index: Int, _ reason: FailureReason, _ mine: Int) async {
    token = watchdog.arm()
    var context = context
    context.status = max(context.status, reason.status)
    for hook in hooks(.afterStep).reversed() {
      guard let world else { break }
      do { try await hook.body(world, context) } catch {
        guard generation == mine else { return }
        note(StepHookError(error, hook.info), at: testCase.steps[index])
      }
      guard generation == mine else { return }
    }
    finish(index, with: reason)
  }

  /// Keeps what a hook said behind a step that had failed before; the step has room for one failure only.
  private func note(_ error: StepHookError, at planned: PlannedStep) {
    failures.append(
      FailureReason(error).failure(at: place(of: planned), code: error.hook.code, screen: nil))
  }

  /// Records how a step or hook ended, and turns to the next.
  private func finish(_ index: Int, with reason: FailureReason? = nil, skipping isSkipped: Bool = false) {
    let planned = testCase.steps[index]
    let wasCalled = !isSkipped && reason?.kind != .undefined && reason?.kind != .ambiguous
    let duration = wasCalled ? max(.zero, now() - callStarted) : .zero
    var reason = reason
    // The watchdog looks now and then, and hears nothing while a step keeps the main actor to itself.
    if wasCalled, reason == nil, duration > limit {
      reason = .timeout(limit, what: planned.step == nil ? "hook" : "step")
    }
    var result = StepResult(status: isSkipped ? .skipped : reason?.status ?? .passed, duration: duration)
    if let reason, reason.status != .skipped || reason.errorType != nil {
      result.failure = reason.failure(
        at: place(of: planned), code: reason.code ?? planned.code,
        screen: reason.status == .failed ? world?.picture() : nil)
    }
    if takesSnapshots, wasCalled { result.snapshot = world?.snapshot() }
    endCall()
    progress.note(result.status, wasCalled: wasCalled)
    hub.send(.stepFinished(testCase, index: index, result))
    phase = next(after: index)
  }

  /// Stops watching; an expiry that is on its way no longer means anything.
  private func endCall() {
    watchdog.disarm()
    token = 0
  }

  private func next(after index: Int) -> Phase {
    index + 1 < testCase.steps.count ? .step(index + 1) : .tearDown
  }

  private var context: ScenarioContext {
    ScenarioContext(pickle: testCase.pickle, attempt: attempt, status: progress.gravest)
  }

  private func place(of planned: PlannedStep) -> FilePlace {
    planned.step.map { FilePlace(uri: testCase.pickle.uri, location: $0.location) } ?? testCase.place
  }

  private func reason(_ reason: FailureReason) -> Failure {
    reason.failure(at: testCase.place, code: nil, screen: world?.picture())
  }
}

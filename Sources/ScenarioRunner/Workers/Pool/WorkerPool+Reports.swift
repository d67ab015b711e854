extension WorkerPool {
  /// Takes in one report of a worker.
  mutating func take(
    _ report: WorkerReport, _ record: ArraySlice<UInt8>, from worker: Int
  ) throws(WireReader.Malformed) {
    switch report {
    case .opened(let digest):
      if digest != self.digest {
        abort("the program has changed since the run began, so its worker processes know other steps")
      }
    case .refused(let reason): abort(reason)
    case .ready:
      workers[worker]?.isReady = true
      tellHooksBefore(of: worker)
    case .hookStarted(let hook, let time): workers[worker]?.hook = HookCall(hook, began: time)
    case .hookFinished(let hook, let result): takeHook(hook, result, from: worker)
    case .attached(let attachment, let time) where workers[worker]?.hook != nil:
      workers[worker]?.hook?.attached.append((attachment, time))
    case .hangs(let limit): workers[worker]?.hang = limit
    case .ended: workers[worker]?.hasEnded = true
    // Where it may come it has been taken in before.
    case .scenarioPassed: throw WireReader.Malformed()
    case .scenarioStarted, .stepStarted, .attached, .stepFinished, .scenarioFinished:
      try takeOfScenario(report, record, from: worker)
    }
  }

  /// Takes in reports of plain steps as they stand, many at once, up to the first that is something else.
  mutating func takeSteps(from state: WorkerState) {
    guard state.open != nil, let id = state.given.first?.id else { return }
    let steps = state.stream.takeWhile { code in
      switch WorkerReport.stepSign(of: code) {
      case .start: state.open?.stepStarted()
      case .end: state.open?.stepFinished()
      case .other: return false
      }
      return true
    }
    if !steps.isEmpty { telling.keep(framed: steps, of: id) }
  }

  /// Takes in that scenarios have passed, where no more is to be told of them, many at once.
  mutating func takePassed(from state: WorkerState) throws(WireReader.Malformed) {
    guard state.open == nil else { return }
    var reader = WireReader(state.stream.takeWhile(WorkerReport.isScenarioPassed))
    guard !reader.isAtEnd else { return }
    state.hasWorked = true
    barren = 0
    while let (id, duration) = try reader.record(WorkerReport.passed) {
      guard let given = state.given.first, given == (id, 0) else { throw WireReader.Malformed() }
      state.given.removeFirst()
      pace.note(duration)
      telling.complete(passed: id, duration, &outcome)
    }
    if telling.isComplete { goOn() }
  }

  private mutating func takeOfScenario(
    _ report: WorkerReport, _ record: ArraySlice<UInt8>, from worker: Int
  ) throws(WireReader.Malformed) {
    guard let state = workers[worker] else { return }
    if case .scenarioStarted(let id, let attempt, let time) = report {
      guard state.given.first?.id == id, state.open == nil else { throw WireReader.Malformed() }
      let started = telling.instant(after: time) ?? .now
      state.open = OpenScenario(plan.testCases[id], attempt: attempt, started: started)
      state.hasWorked = true
      barren = 0
    }
    guard let open = state.open, let id = state.given.first?.id else { throw WireReader.Malformed() }
    telling.keep(record, of: id)
    switch report {
    case .stepStarted: state.open?.stepStarted()
    case .stepFinished: state.open?.stepFinished()
    case .scenarioFinished(let result, let willBeRetried, _):
      pace.note(result.duration)
      state.open = nil
      if willBeRetried {
        state.given[state.given.startIndex].attempt = open.attempt + 1
      } else {
        _ = state.given.popFirst()
        stopIfFailed(id, result.status)
        telling.complete(id, &outcome)
        if telling.isComplete { goOn() }
      }
    default: break
    }
  }

  private mutating func takeHook(_ hook: HookInfo, _ result: StepResult, from worker: Int) {
    var call = workers[worker]?.hook ?? HookCall(hook, began: nil)
    workers[worker]?.hook = nil
    call.result = result
    let isRed = result.status == .failed
    guard hook.moment == .beforeRun else {
      hooks.note(call, at: workers[worker]?.hooksAfter ?? 0)
      workers[worker]?.hooksAfter += 1
      return
    }
    workers[worker]?.hooksBefore.append(call)
    guard isRed else { return }
    tellHooksBefore(of: worker, isFailure: true)
    abort(
      hooks.haveScenariosBegun
        ? "a hook before the run failed in a later worker process, so the run was cut short"
        : "a hook before the run failed, so no scenario was run")
  }

  /// Tells of the hooks before the run, once for all workers; of a later worker only what failed.
  private mutating func tellHooksBefore(of worker: Int, isFailure: Bool = false) {
    tell(hooksBefore: workers[worker]?.hooksBefore ?? [], isFailure: isFailure)
    if !isFailure { hooks.haveScenariosBegun = true }
  }

  func tell(hooksBefore calls: [HookCall], isFailure: Bool) {
    let news = hooks.haveScenariosBegun ? (isFailure ? calls.suffix(1) : []) : calls[...]
    for (event, time) in news.flatMap(\.events) { telling.tell(event, after: time) }
  }

  /// Gives a worker scenarios, as many as it should have before it.
  mutating func giveMore(to worker: Int) {
    guard outcome.abortion == nil, let state = workers[worker], state.isReady, !state.isDismissed else {
      return
    }
    let window = pace.window(share: telling.missing / (2 * jobs))
    guard state.given.count <= window * 3 / 4, state.given.isEmpty || !state.tellsAtOnce else { return }
    var orders = RecordWriter()
    while state.given.count < window, let (id, attempt) = takeNext(isAlone: state.given.isEmpty) {
      state.given.append((id, attempt))
      let isSuspect = suspects.contains(id)
      if isSuspect != state.tellsAtOnce { orders.add(WorkerOrder.tell(atOnce: isSuspect).write) }
      state.tellsAtOnce = isSuspect
      let retries = configuration.retries(for: plan.testCases[id])
      guard handing.give(id, attempt: attempt, retries: retries, to: state, &orders) else {
        return abort("the text of '\(plan.testCases[id].place.uri)' is not at hand for worker processes")
      }
      if isSuspect { break }
    }
    handing.forget(of: state, &orders)
    if !orders.bytes.isEmpty { actions.append(.send(worker, orders.bytes)) }
  }

  /// The next scenario that nobody has, the first in the plan's order; a suspect only where it will be alone.
  private mutating func takeNext(isAlone: Bool) -> (id: Int, attempt: Int)? {
    if let index = returned.indices.min(by: { returned[$0].id < returned[$1].id }),
      returned[index].id <= telling.last
    {
      return isAlone || !suspects.contains(returned[index].id) ? returned.remove(at: index) : nil
    }
    guard next <= telling.last else { return nil }
    defer { next += 1 }
    return (next, 0)
  }

  /// Leaves out what stands behind a scenario that is red, where that is to be enough.
  mutating func stopIfFailed(_ id: Int, _ status: ScenarioStatus) {
    guard configuration.failsFast, status.isRed, !plan.testCases[id].isWorkInProgress else { return }
    telling.stop(behind: id)
  }
}

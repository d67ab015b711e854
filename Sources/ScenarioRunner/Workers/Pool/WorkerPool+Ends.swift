extension WorkerPool {
  /// Draws the consequences of a worker's end.
  mutating func settle(_ state: WorkerState, _ end: WorkerEnd, _ silence: Duration) {
    guard !state.isGarbled || state.given.isEmpty || state.tellsAtOnce else { return search(state) }
    var rest = state.given
    if let open = state.open ?? lostScenario(of: state, silence), !rest.isEmpty {
      if state.isGarbled { suspects.explain(open.testCase.id) }
      close(open, at: rest.removeFirst().id, end, silence)
    } else if let hook = state.hook {
      takeLostHook(hook, state, end, silence)
    } else if !state.hasEnded || state.isGarbled {
      noteIdleEnd(state, end)
    }
    guard outcome.abortion == nil else { return }
    returned += rest
    handing.takeBack(rest.map(\.id))
  }

  /// The scenario that was run alone and wrote into the connection, where no report says how far it was.
  private mutating func lostScenario(of state: WorkerState, _ silence: Duration) -> OpenScenario? {
    guard state.isGarbled, let (id, attempt) = state.given.first else { return nil }
    let started = ContinuousClock.now - silence
    let report = WorkerReport.scenarioStarted(
      id: id, attempt: attempt, at: telling.origin.map { started - $0 })
    telling.keep(framed: report.framed[...], of: id)
    return OpenScenario(plan.testCases[id], attempt: attempt, started: started)
  }

  /// Lets each scenario that a worker had be run again alone, since any of them may have written into its connection.
  ///
  /// Those of which it had told before that have their results.
  private mutating func search(_ state: WorkerState) {
    if let open = state.open { telling.forgetAttempt(at: open.testCase.id) }
    guard outcome.abortion == nil else { return }
    suspects.add(state.given.map(\.id))
    returned += state.given
    handing.takeBack(state.given.map(\.id))
  }

  /// Says of what wrote into a worker's connection, where it did not show who it was.
  mutating func noteUnexplained() {
    // A run that was cut short has not run them all again.
    guard outcome.abortion == nil else { return }
    for group in suspects.unexplained {
      outcome.hasFailed = true
      remarks.append(Suspects.remark(group.map { plan.testCases[$0].place }))
    }
  }

  /// Brings the attempt that was running to its end: the step that was running has failed.
  private mutating func close(
    _ open: OpenScenario, at id: Int, _ end: WorkerEnd, _ silence: Duration
  ) {
    let willBeRetried = open.attempt < configuration.retries(for: open.testCase) && outcome.abortion == nil
    let stepDuration = max(silence, telling.timeOfLastStep(of: id))
    let events = open.closingEvents(
      end.failure(of: open), stepDuration: stepDuration,
      duration: max(stepDuration, .now - open.started), willBeRetried: willBeRetried)
    for event in events {
      if let report = WorkerReport(event) { telling.keep(framed: report.framed[...], of: id) }
    }
    if willBeRetried {
      returned.append((id, open.attempt + 1))
      handing.takeBack([id])
    } else {
      stopIfFailed(id, .failed)
      telling.complete(id, &outcome)
    }
  }

  private mutating func takeLostHook(
    _ call: HookCall, _ state: WorkerState, _ end: WorkerEnd, _ silence: Duration
  ) {
    var call = call
    call.result = StepResult(status: .failed, duration: silence, failure: end.failure(of: call.hook))
    guard call.hook.moment == .beforeRun else { return hooks.note(call, at: state.hooksAfter) }
    tell(hooksBefore: state.hooksBefore + [call], isFailure: true)
    abort("a hook before the run ended its worker process, so the run was cut short")
  }

  /// Takes note of a worker that ended while it ran nothing.
  private mutating func noteIdleEnd(_ state: WorkerState, _ end: WorkerEnd) {
    guard !state.hasWorked else {
      outcome.hasFailed = true
      remarks.append(
        "error: a worker process \(end.predicate) between two scenarios; no scenario was lost\n"
          + "note: something that a scenario left running, or somebody outside, ended it")
      return
    }
    barren += 1
    guard barren >= Self.patience else { return }
    abort(
      "\(Self.patience) worker processes in a row ended before they ran a scenario; the last one "
        + end.predicate)
  }
}

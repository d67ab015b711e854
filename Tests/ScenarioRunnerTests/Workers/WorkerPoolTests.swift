import Testing

@testable import ScenarioRunner

@MainActor struct WorkerPoolTests {
  @Test func `scenarios are told in the order of the plan, whoever ends first`() throws {
    var stage = try PoolStage(scenarios: 3, jobs: 2)
    #expect(stage.started == [0, 1])
    try stage.opens(0)
    try stage.opens(1)
    #expect(stage.given(0) == ["0"])
    #expect(stage.given(1) == ["1"])
    try stage.passes(1, 1)
    #expect(stage.given(1) == ["1", "2"])
    try stage.passes(1, 2)
    #expect(stage.told == ["run"])
    try stage.passes(0, 0)
    #expect(stage.endings == ["0 passed", "1 passed", "2 passed"])
    #expect(
      stage.told.prefix(8) == [
        "run", "0 attempt 0", "start 0", "end 0 passed", "start 1", "end 1 passed", "0 passed", "1 attempt 0",
      ])
    #expect(stage.given(0).last == "finish")
    #expect(stage.given(1).last == "finish")
    try stage.ends(0)
    #expect(!stage.pool.isOver)
    try stage.says(1, .ended)
    try stage.ends(1)
    #expect(stage.pool.isOver)
    #expect(stage.told.last == "done")
    #expect(stage.pool.outcome.counts == [.passed: 3])
  }

  @Test func `a scenario that passed at once is told as one, in its turn`() throws {
    var stage = try PoolStage(scenarios: 4, jobs: 2, retries: 1, needsPassedSteps: false)
    try stage.opens(0)
    try stage.opens(1)
    try stage.passesAtOnce(1, 1)
    #expect(stage.told == ["run"])
    try stage.passesAtOnce(0, 0)
    #expect(stage.told == ["run", "0 attempt 0", "0 passed", "1 attempt 0", "1 passed"])
    #expect(stage.given(1) == ["1", "2"])
    #expect(stage.given(0) == ["0", "3"])
    try stage.says(
      1, .scenarioStarted(id: 2, attempt: 0), .stepStarted(), .stepFinished(StepResult(status: .failed)),
      .scenarioFinished(ScenarioResult(status: .failed, duration: .zero), willBeRetried: true))
    try stage.passesAtOnce(0, 3)
    try stage.passes(1, 2, attempt: 1)
    #expect(
      stage.told.dropFirst(5) == [
        "2 attempt 0", "start 0", "end 0 failed", "2 failed, again", "2 attempt 1", "start 0", "end 0 passed",
        "start 1", "end 1 passed", "2 passed", "3 attempt 0", "3 passed",
      ])
    #expect(stage.pool.outcome.counts == [.passed: 4])
  }

  @Test func `a scenario passes once, and only for the worker that has it`() throws {
    for (worker, id) in [(0, 1), (1, 0), (0, 7)] {
      var stage = try PoolStage(scenarios: 3, jobs: 2, needsPassedSteps: false)
      try stage.opens(0)
      try stage.opens(1)
      try stage.passesAtOnce(worker, id)
      #expect(stage.killed == [worker: .babble])
    }
    var stage = try PoolStage(scenarios: 3, jobs: 1, needsPassedSteps: false)
    try stage.opens(0)
    try stage.passesAtOnce(0, 0)
    try stage.passesAtOnce(0, 0)
    #expect(stage.killed == [0: .babble])
    #expect(stage.endings == ["0 passed"])
  }

  @Test func `an interrupted run tells what passed out of turn`() throws {
    var stage = try PoolStage(scenarios: 3, jobs: 2, needsPassedSteps: false)
    try stage.opens(0)
    try stage.opens(1)
    try stage.passesAtOnce(1, 1)
    try stage.interrupt()
    for worker in 0...1 {
      try stage.says(worker, .ended)
      try stage.ends(worker)
    }
    #expect(stage.endings == ["1 passed"])
    #expect(stage.pool.outcome.counts == [.passed: 1])
  }

  @Test func `no more workers are started than there are scenarios`() throws {
    #expect(try PoolStage(scenarios: 2, jobs: 8).started == [0, 1])
  }

  @Test func `a worker that dies costs the scenario that it was running`() throws {
    var stage = try PoolStage(scenarios: 2, jobs: 1)
    try stage.opens(0)
    try stage.says(
      0, .scenarioStarted(id: 0, attempt: 0), .stepStarted(), .stepFinished(StepResult(status: .passed)),
      .stepStarted())
    try stage.ends(0, .signal(11))
    #expect(stage.started == [0, 1])
    try stage.opens(1)
    #expect(stage.given(1) == ["1"])
    try stage.passes(1, 1)
    try stage.says(1, .ended)
    try stage.ends(1)
    #expect(
      stage.told.prefix(7) == [
        "run", "0 attempt 0", "start 0", "end 0 passed", "start 1", "end 1 failed", "0 failed",
      ])
    #expect(stage.endings == ["0 failed", "1 passed"])
    #expect(stage.pool.outcome.hasFailed)
    #expect(stage.pool.outcome.abortion == nil)
    let failure = try #require(stage.failures.first)
    #expect(failure.kind == .crash)
    #expect("\(failure.place)" == "counter.feature:4:5")
    #expect(failure.code != nil)
  }

  @Test func `what a dead worker had not begun is given to another`() throws {
    var stage = try PoolStage(scenarios: 40, jobs: 1)
    try stage.opens(0)
    for id in 0..<20 {
      try stage.says(
        0, .scenarioStarted(id: id, attempt: 0),
        .scenarioFinished(ScenarioResult(status: .passed, duration: .milliseconds(1)), willBeRetried: false))
    }
    let given = stage.given(0).count
    #expect(given > 21)
    try stage.says(0, .scenarioStarted(id: 20, attempt: 0))
    try stage.ends(0, .exit(1))
    try stage.opens(1)
    #expect(stage.given(1).first == "21")
    #expect(stage.endings.count == 21)
    #expect(stage.endings.last == "20 failed")
  }

  @Test func `a crash is tried again like any other failure`() throws {
    var stage = try PoolStage(scenarios: 1, jobs: 1, retries: 1)
    try stage.opens(0)
    try stage.says(0, .scenarioStarted(id: 0, attempt: 0), .stepStarted())
    try stage.ends(0, .signal(9))
    try stage.opens(1)
    #expect(stage.given(1) == ["0 again"])
    try stage.passes(1, 0, attempt: 1)
    #expect(stage.endings == ["0 failed, again", "0 passed"])
    #expect(!stage.pool.outcome.hasFailed)
  }

  @Test func `a death between two attempts costs none of them`() throws {
    var stage = try PoolStage(scenarios: 1, jobs: 1, retries: 2)
    try stage.opens(0)
    try stage.says(
      0, .scenarioStarted(id: 0, attempt: 0), .stepStarted(), .stepFinished(StepResult(status: .failed)),
      .scenarioFinished(ScenarioResult(status: .failed, duration: .zero), willBeRetried: true))
    try stage.ends(0, .signal(9))
    try stage.opens(1)
    #expect(stage.given(1) == ["0 again"])
  }

  @Test func `a scenario that hangs is told with its limit`() throws {
    var stage = try PoolStage(scenarios: 1, jobs: 1)
    try stage.opens(0)
    try stage.says(0, .scenarioStarted(id: 0, attempt: 0), .stepStarted(), .hangs(.seconds(3)))
    try stage.ends(0, .exit(1))
    #expect(stage.failures.map(\.kind) == [.timeout])
    #expect(
      stage.failures.first?.message
        == "the step did not end within 3 seconds and blocks the main actor, so its worker process was ended")
  }

  @Test func `workers that end at their start are not started for ever`() throws {
    var stage = try PoolStage(scenarios: 5, jobs: 1)
    for worker in 0..<3 { try stage.ends(worker, .signal(9)) }
    #expect(stage.started == [0, 1, 2])
    #expect(stage.pool.isOver)
    #expect(stage.pool.outcome.hasFailed)
    #expect(
      stage.told == [
        "run",
        "cut short: 3 worker processes in a row ended before they ran a scenario; the last one was killed by "
          + "SIGKILL",
      ])
  }

  @Test func `a worker that cannot be started ends the run`() throws {
    var stage = try PoolStage(scenarios: 5, jobs: 1)
    try stage.failsToStart(0, "permission is denied")
    #expect(stage.told == ["run", "cut short: a worker process cannot be started: permission is denied"])
  }

  @Test func `a worker that dies between two scenarios loses nothing and is told of`() throws {
    var stage = try PoolStage(scenarios: 2, jobs: 1)
    try stage.opens(0)
    try stage.passes(0, 0)
    try stage.ends(0, .exit(7))
    #expect(stage.pool.outcome.hasFailed)
    #expect(
      stage.pool.remarks == [
        """
        error: a worker process ended with exit status 7 between two scenarios; no scenario was lost
        note: something that a scenario left running, or somebody outside, ended it
        """
      ])
    try stage.opens(1)
    #expect(stage.given(1) == ["1"])
  }

  @Test func `a program that has changed is not taken for the same`() throws {
    var stage = try PoolStage(scenarios: 1, jobs: 1)
    try stage.says(0, .opened(1))
    #expect(stage.given(0) == ["interrupt"])
    try stage.ends(0)
    #expect(
      stage.told.last
        == "cut short: the program has changed since the run began, so its worker processes know other steps")
  }

  @Test func `an interrupted run gives out nothing more and tells what has ended`() throws {
    var stage = try PoolStage(scenarios: 4, jobs: 2)
    try stage.opens(0)
    try stage.opens(1)
    try stage.passes(1, 1)
    try stage.says(0, .scenarioStarted(id: 0, attempt: 0), .stepStarted())
    try stage.interrupt()
    #expect(stage.given(0) == ["0", "interrupt"])
    #expect(stage.given(1) == ["1", "2", "interrupt"])
    try stage.says(
      0, .stepFinished(StepResult(status: .failed)), .stepStarted(),
      .stepFinished(StepResult(status: .skipped)),
      .scenarioFinished(ScenarioResult(status: .failed, duration: .zero), willBeRetried: false), .ended)
    try stage.ends(0)
    try stage.says(1, .ended)
    try stage.ends(1)
    #expect(stage.endings == ["0 failed", "1 passed"])
    #expect(stage.told.last == "cut short: the run was interrupted")
    #expect(stage.pool.outcome.isInterrupted)
  }

  @Test func `a run that is interrupted before it begins is told whole, and starts nothing`() throws {
    let stage = try PoolStage(scenarios: 2, jobs: 2)
    let log = ObserverBox(EventLog())
    var pool = WorkerPool(
      plan: stage.pool.plan, libraries: [stage.library], configuration: RunConfiguration(), jobs: 2,
      sinks: [log])
    #expect(pool.interrupt().isEmpty)
    #expect(!pool.isOver)
    #expect(log.read { $0.events.isEmpty })
    #expect(pool.begin().isEmpty)
    #expect(pool.isOver)
    #expect(pool.outcome.isInterrupted)
    let events = log.read { $0.events }
    #expect(events.count == 2)
    guard case .runStarted(let start)? = events.first, case .runFinished(let end)? = events.last else {
      Issue.record("a run starts and ends")
      return
    }
    #expect(start.testCases.count == 2)
    #expect(end.abortion == "the run was interrupted")
  }

  @Test func `who is awaited is known`() throws {
    var stage = try PoolStage(scenarios: 2, jobs: 2)
    #expect(stage.pool.isAwaited(0))
    try stage.opens(0)
    try stage.opens(1)
    try stage.passes(0, 0)
    #expect(!stage.pool.isAwaited(0))
    #expect(stage.pool.isAwaited(1))
    try stage.passes(1, 1)
    #expect(stage.pool.isAwaited(0))
    #expect(!stage.pool.isAwaited(7))
  }
}

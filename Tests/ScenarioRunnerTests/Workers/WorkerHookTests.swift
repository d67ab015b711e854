import Testing

@testable import ScenarioRunner

/// Hooks around the run, which every worker calls and of which a run tells once.
@MainActor struct WorkerHookTests {
  private func hook(_ moment: HookInfo.Moment) -> HookInfo {
    HookInfo(
      moment: moment, name: moment == .beforeRun ? "opens" : "closes", tags: nil,
      code: CodePlace(file: "Hooks.swift", line: 3))
  }

  private func call(_ moment: HookInfo.Moment, _ status: StepStatus) -> [WorkerReport] {
    [.hookStarted(hook(moment)), .hookFinished(hook(moment), StepResult(status: status))]
  }

  private func say(_ reports: [WorkerReport], _ worker: Int, _ stage: inout PoolStage) throws {
    for report in reports { try stage.says(worker, report) }
  }

  @Test func `a hook is told once, whoever calls it`() throws {
    var stage = try PoolStage(scenarios: 2, jobs: 2)
    for worker in 0...1 { try say(call(.beforeRun, .passed) + [.ready], worker, &stage) }
    for worker in 0...1 { try stage.passes(worker, worker) }
    for worker in 0...1 {
      try say(call(.afterRun, worker == 1 ? .failed : .passed) + [.ended], worker, &stage)
      try stage.ends(worker)
    }
    #expect(
      stage.told.filter { $0.hasPrefix("hook") } == [
        "hook opens", "hook opens passed", "hook closes", "hook closes failed",
      ])
    #expect(stage.told[1] == "hook opens")
    #expect(stage.pool.outcome.hasFailed)
  }

  @Test func `a hook before the run that fails keeps everything from running`() throws {
    var stage = try PoolStage(scenarios: 2, jobs: 1)
    try say(call(.beforeRun, .failed), 0, &stage)
    #expect(stage.given(0) == ["interrupt"])
    try say(call(.afterRun, .passed) + [.ended], 0, &stage)
    try stage.ends(0)
    #expect(
      stage.told == [
        "run", "hook opens", "hook opens failed", "hook closes", "hook closes passed",
        "cut short: a hook before the run failed, so no scenario was run",
      ])
  }

  @Test func `a hook before the run that fails in a later worker cuts the run short`() throws {
    var stage = try PoolStage(scenarios: 3, jobs: 1)
    try say(call(.beforeRun, .passed) + [.ready], 0, &stage)
    try stage.passes(0, 0)
    try stage.says(0, .scenarioStarted(id: 1, attempt: 0))
    try stage.ends(0, .signal(9))
    try say(call(.beforeRun, .failed) + [.ended], 1, &stage)
    try stage.ends(1)
    #expect(
      stage.told.suffix(3) == [
        "hook opens", "hook opens failed",
        "cut short: a hook before the run failed in a later worker process, so the run was cut short",
      ])
  }

  @Test func `a hook that ends its process is told as failed`() throws {
    var stage = try PoolStage(scenarios: 1, jobs: 1)
    try stage.says(0, .hookStarted(hook(.beforeRun)))
    try stage.ends(0, .exit(3))
    #expect(
      stage.told == [
        "run", "hook opens", "hook opens failed",
        "cut short: a hook before the run ended its worker process, so the run was cut short",
      ])
    #expect(stage.failures.map(\.message) == ["the worker process ended with exit status 3 during the hook"])
    #expect("\(stage.failures[0].place)" == "Hooks.swift:3")
  }

  @Test func `a hook after the run that ends its process is told as failed`() throws {
    var stage = try PoolStage(scenarios: 1, jobs: 1)
    try stage.opens(0)
    try stage.passes(0, 0)
    try stage.says(0, .hookStarted(hook(.afterRun)))
    try stage.ends(0, .signal(6))
    #expect(stage.told.suffix(3) == ["hook closes", "hook closes failed", "done"])
    #expect(stage.pool.outcome.hasFailed)
  }

  @Test func `what a hook attaches is told once`() throws {
    var stage = try PoolStage(scenarios: 2, jobs: 2)
    for worker in 0...1 {
      let attachment = RunAttachment(.text("ready, process \(worker)"), mediaType: "text/plain")
      try stage.says(worker, .hookStarted(hook(.beforeRun)), .attached(attachment))
      try stage.says(worker, .hookFinished(hook(.beforeRun), StepResult(status: .passed)), .ready)
    }
    #expect(stage.told == ["run", "hook opens", "attached", "hook opens passed"])
  }
}

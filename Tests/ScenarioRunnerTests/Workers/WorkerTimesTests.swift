import Testing

@testable import ScenarioRunner

/// What happened in a worker is told with the time at which it happened there.
@MainActor struct WorkerTimesTests {
  private func passed(_ nanoseconds: Int) -> WorkerReport {
    .stepFinished(StepResult(status: .passed, duration: .nanoseconds(nanoseconds)))
  }

  private func ended(_ nanoseconds: Int, after time: Int?) -> WorkerReport {
    .scenarioFinished(
      ScenarioResult(status: .passed, duration: .nanoseconds(nanoseconds)), willBeRetried: false,
      after: time.map { .nanoseconds($0) })
  }

  /// What was told, each with the nanoseconds since the run began; nil where it happened as it was told.
  private func told(_ stage: PoolStage) -> [(words: String, time: Int?)] {
    let origin = stage.pool.telling.origin ?? .now
    let times = stage.log.read { $0.times }.map { time -> Int? in
      guard case .instant(let instant)? = time else { return nil }
      return Int((instant - origin) / .nanoseconds(1))
    }
    return Array(zip(stage.told, times)).map { ($0.0, $0.1) }
  }

  /// The times of all that happened in scenarios.
  private func times(_ stage: PoolStage) -> [Int?] {
    told(stage).filter { $0.words != "run" && $0.words != "done" }.map(\.time)
  }

  @Test func `each event has its time, though it waited to be told`() throws {
    var stage = try PoolStage(scenarios: 2, jobs: 2)
    for worker in 0...1 { try stage.opens(worker) }
    let note = RunAttachment(.text("a note"), mediaType: "text/plain")
    try stage.says(
      1, .scenarioStarted(id: 1, attempt: 0, at: .nanoseconds(100)), .stepStarted(after: .nanoseconds(5)),
      .attached(note, after: .nanoseconds(7)), passed(10), .stepStarted(after: .nanoseconds(18)), passed(2),
      ended(24, after: 25))
    #expect(times(stage) == [])
    try stage.says(
      0, .scenarioStarted(id: 0, attempt: 0, at: .nanoseconds(200)), .stepStarted(after: .zero), passed(1),
      .stepStarted(after: .nanoseconds(1)), passed(1), ended(2, after: 3))
    #expect(
      told(stage).map(\.words).dropFirst() == [
        "0 attempt 0", "start 0", "end 0 passed", "start 1", "end 1 passed", "0 passed",
        "1 attempt 0", "start 0", "attached", "end 0 passed", "start 1", "end 1 passed", "1 passed",
      ])
    // The second one began before the first one did.
    #expect(
      times(stage) == [200, 200, 201, 201, 202, 203] + [100, 105, 107, 115, 118, 120, 125])
    #expect(told(stage).first?.time == nil)
  }

  @Test func `within an attempt times never go back, and each attempt has its own`() throws {
    var stage = try PoolStage(scenarios: 1, jobs: 1, retries: 1)
    try stage.opens(0)
    let failed = ScenarioResult(status: .failed, duration: .nanoseconds(3))
    try stage.says(
      0, .scenarioStarted(id: 0, attempt: 0, at: .nanoseconds(50)), .stepStarted(after: .nanoseconds(5)),
      passed(30), .stepStarted(after: .nanoseconds(20)), passed(1),
      .scenarioFinished(failed, willBeRetried: true, after: .nanoseconds(9)),
      .scenarioStarted(id: 0, attempt: 1, at: .nanoseconds(90)), ended(4, after: 4))
    #expect(times(stage) == [50, 55, 85, 85, 86, 86] + [90, 94])
  }

  @Test func `no time is one to come, or one before the run`() throws {
    var stage = try PoolStage(scenarios: 1, jobs: 1)
    try stage.opens(0)
    try stage.says(
      0, .scenarioStarted(id: 0, attempt: 0, at: .zero), .stepStarted(after: .nanoseconds(7)),
      passed(Int.max), ended(1, after: Int.max))
    let times = stage.log.read { $0.times }.dropFirst()
    let now = ContinuousClock.now
    for case .instant(let time)? in times { #expect(time <= now) }
    #expect(times.count == 4 && !times.contains(nil))
    #expect(self.times(stage).prefix(2) == [0, 7])
  }

  @Test func `where steps are not told, nothing has a time of its own`() throws {
    var stage = try PoolStage(scenarios: 2, jobs: 1, needsPassedSteps: false)
    try stage.opens(0)
    try stage.passesAtOnce(0, 0)
    try stage.passes(0, 1)
    #expect(stage.log.read { $0.times }.allSatisfy { $0 == nil } && times(stage).count == 8)
  }

  @Test func `a scenario whose worker died ends behind its start`() throws {
    var stage = try PoolStage(scenarios: 1, jobs: 1)
    try stage.opens(0)
    try stage.says(
      0, .scenarioStarted(id: 0, attempt: 0, at: .nanoseconds(10)), .stepStarted(after: .nanoseconds(2)))
    let before = ContinuousClock.now
    try stage.ends(0, .signal(11))
    let after = ContinuousClock.now
    let origin = try #require(stage.pool.telling.origin)
    let times = self.times(stage).compactMap(\.self)
    #expect(times.count == 6 && times.prefix(2) == [10, 12] && times == times.sorted())
    let end = origin + .nanoseconds(times.last ?? 0)
    // Seconds are divided to nanoseconds in floating point above.
    #expect(end + .nanoseconds(1) >= before && end <= after)
    let result = try #require(
      stage.log.read { RunRecord(outcome: .init(), events: $0.events).results }.first)
    #expect(result.duration > .zero && result.duration <= after - origin)
  }

  @Test func `one that was lost in what no worker writes ends behind its start too`() throws {
    var stage = try PoolStage(scenarios: 1, jobs: 1)
    try stage.opens(0)
    try stage.sends(0, Array("nonsense".utf8))
    try stage.ends(0, .babble)
    try stage.opens(1)
    try stage.sends(1, Array("nonsense".utf8))
    try stage.ends(1, .babble)
    let times = self.times(stage).compactMap(\.self)
    #expect(times.count == 6 && times == times.sorted())
  }

  @Test func `hooks around the run have their times`() throws {
    func hook(_ moment: HookInfo.Moment) -> HookInfo {
      HookInfo(moment: moment, name: "works", tags: nil, code: CodePlace(file: "Hooks.swift", line: 3))
    }
    let result = StepResult(status: .passed, duration: .nanoseconds(4))
    let note = RunAttachment(.text("a note"), mediaType: "text/plain")
    var stage = try PoolStage(scenarios: 1, jobs: 1)
    try stage.says(
      0, .hookStarted(hook(.beforeRun), at: .nanoseconds(1)), .attached(note, after: .nanoseconds(2)),
      .hookFinished(hook(.beforeRun), result), .ready)
    try stage.says(
      0, .scenarioStarted(id: 0, attempt: 0, at: .nanoseconds(6)), ended(1, after: 1),
      .hookStarted(hook(.afterRun), at: .nanoseconds(8)), .hookFinished(hook(.afterRun), result), .ended)
    try stage.ends(0)
    #expect(times(stage) == [1, 3, 5] + [6, 7] + [8, 12])
    #expect(told(stage).last?.time == nil)
  }

  @Test func `what waits for its turn keeps its times`() throws {
    var stage = try PoolStage(scenarios: 2, jobs: 2, keepsWaiting: true)
    for worker in 0...1 { try stage.opens(worker) }
    try stage.says(
      1, .scenarioStarted(id: 1, attempt: 0, at: .nanoseconds(10)), .stepStarted(after: .nanoseconds(1)),
      passed(5), ended(9, after: 9))
    let bytes = try #require(stage.log.read { $0.waiting })
    let reports = try #require(WaitingReports(bytes))
    let events = reports.events(of: stage.pool.plan.testCases[1])
    #expect(PoolStage.words(events.map(\.event)) == ["1 attempt 0", "start 0", "end 0 passed", "1 passed"])
    #expect(events.map(\.time) == [10, 11, 16, 19].map { .recorded(reports.run + .nanoseconds($0)) })
  }
}

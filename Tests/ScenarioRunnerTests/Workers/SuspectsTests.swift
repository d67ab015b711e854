import Gherkin
import Testing

@testable import ScenarioRunner

/// Something writes into the connection of a worker: who it was is found out, and all others keep their results.
@MainActor struct SuspectsTests {
  private static let message =
    "the step wrote where only Rehearsal writes, so its worker process was ended"

  /// Lets a worker be found to have sent nonsense, and end.
  private func babbles(_ worker: Int, _ stage: inout PoolStage, _ end: WorkerEnd = .babble) throws {
    try stage.sends(worker, Array("nonsense".utf8))
    #expect(stage.killed[worker] == .babble)
    try stage.ends(worker, end)
  }

  /// A pool in which a worker has four scenarios of six before it, and has run none.
  private func stage(retries: Int = 0) throws -> PoolStage {
    var stage = try PoolStage(scenarios: 48, jobs: 1, retries: retries)
    try stage.opens(0)
    // The faster they are, the more a worker is given.
    for id in 0...1 {
      try stage.says(
        0, .scenarioStarted(id: id, attempt: 0),
        .scenarioFinished(ScenarioResult(status: .passed, duration: .milliseconds(3)), willBeRetried: false))
    }
    #expect(stage.given(0) == (0...5).map(String.init))
    return stage
  }

  @Test func `what a worker had is run again, each alone and told of at once`() throws {
    var stage = try stage()
    try stage.says(0, .scenarioStarted(id: 2, attempt: 0), .stepStarted())
    try babbles(0, &stage)
    try stage.opens(1)
    #expect(stage.given(1) == ["tell at once", "2"])
    try stage.passes(1, 2)
    #expect(stage.given(1) == ["tell at once", "2", "3"])
    try stage.says(
      1, .scenarioStarted(id: 3, attempt: 0), .stepStarted(), .stepFinished(StepResult(status: .passed)),
      .stepStarted())
    try babbles(1, &stage)
    #expect(stage.endings == ["0 passed", "1 passed", "2 passed", "3 failed"])
    #expect(stage.failures.map(\.message) == [Self.message])
    #expect(Array(stage.told.suffix(3)) == ["start 1", "end 1 failed", "3 failed"])
    try stage.opens(2)
    for id in 4...5 { try stage.passes(2, id) }
    #expect(stage.given(2) == ["tell at once", "4", "5", "tell in time", "6"])
    for id in 6...47 { try stage.passes(2, id) }
    try stage.says(2, .ended)
    try stage.ends(2)
    #expect(stage.endings == (0...47).map { "\($0) \($0 == 3 ? "failed" : "passed")" })
    #expect(stage.told.count { $0 == "2 attempt 0" } == 1)
    #expect(stage.pool.remarks == [])
  }

  @Test func `who closes the connection is found out likewise`() throws {
    var stage = try stage()
    try stage.ends(0, .cutOff)
    #expect(stage.endings == ["0 passed", "1 passed"])
    try stage.opens(1)
    #expect(stage.given(1) == ["tell at once", "2"])
    try stage.says(1, .scenarioStarted(id: 2, attempt: 0), .stepStarted())
    try stage.ends(1, .cutOff)
    #expect(stage.endings.last == "2 failed")
    #expect(
      stage.failures.map(\.message) == [
        "the step closed a connection that only Rehearsal uses, so its worker process was ended"
      ])
  }

  @Test func `what came behind it is not believed`() throws {
    var stage = try stage()
    try stage.sends(0, Array("nonsense".utf8) + WorkerReport.scenarioPassed(id: 2, .zero).framed)
    try stage.says(0, .scenarioPassed(id: 3, .zero))
    try stage.ends(0, .babble)
    #expect(stage.endings == ["0 passed", "1 passed"])
    try stage.opens(1)
    #expect(stage.given(1) == ["tell at once", "2"])
  }

  @Test func `an earlier attempt stands when the next one is run again`() throws {
    var stage = try stage(retries: 1)
    try stage.says(
      0, .scenarioStarted(id: 2, attempt: 0), .stepStarted(),
      .scenarioFinished(ScenarioResult(status: .failed, duration: .zero), willBeRetried: true),
      .scenarioStarted(id: 2, attempt: 1), .stepStarted())
    try babbles(0, &stage)
    try stage.opens(1)
    #expect(stage.given(1) == ["tell at once", "2 again"])
    try stage.passes(1, 2, attempt: 1)
    #expect(
      Array(stage.told.suffix(8))
        == [
          "2 attempt 0", "start 0", "2 failed, again",
          "2 attempt 1", "start 0", "end 0 passed", "start 1", "end 1 passed", "2 passed",
        ].suffix(8))
    #expect(stage.told.count { $0 == "2 attempt 1" } == 1)
  }

  @Test func `it is tried again like any other failure`() throws {
    var stage = try stage(retries: 1)
    try babbles(0, &stage)
    try stage.opens(1)
    try stage.says(1, .scenarioStarted(id: 2, attempt: 0), .stepStarted())
    try babbles(1, &stage)
    try stage.opens(2)
    #expect(stage.given(2) == ["tell at once", "2 again"])
    try stage.passes(2, 2, attempt: 1)
    #expect(stage.endings.suffix(2) == ["2 failed, again", "2 passed"])
  }

  @Test func `a scenario that ends its process too is told with both at its step`() throws {
    var stage = try stage()
    try babbles(0, &stage, .signal(11))
    try stage.opens(1)
    try babbles(1, &stage, .signal(11))
    #expect(stage.endings.last == "2 failed")
    #expect(
      stage.failures.map(\.message) == [
        "the worker process was killed by SIGSEGV during the setting up of the world"
      ])
  }

  @Test func `where none does it again the run is red and names them`() throws {
    var stage = try stage()
    try babbles(0, &stage)
    try stage.opens(1)
    for id in 2...47 { try stage.passes(1, id) }
    try stage.says(1, .ended)
    try stage.ends(1)
    #expect(stage.endings == (0...47).map { "\($0) passed" })
    #expect(stage.pool.outcome.hasFailed)
    #expect(
      stage.pool.remarks == [
        """
        error: something wrote to the connection of a worker process, or closed it, while one of 4 scenarios was run; each was run again \
        alone, and then none did
        note: it was one of 'counter.feature:8:3', 'counter.feature:11:3', 'counter.feature:14:3', \
        'counter.feature:17:3'; its code uses a file descriptor that it did not open, or has closed, and not each time
        """
      ])
  }

  @Test func `of many some are named`() {
    let places = (1...12).map { FilePlace(uri: "a", location: Location(line: $0, column: 0)) }
    #expect(
      Suspects.remark(places).contains(
        "one of 'a:1', 'a:2', 'a:3', 'a:4', 'a:5', 'a:6', 'a:7', 'a:8', 'a:9', 'a:10' and 2 more; its code"))
    #expect(
      Suspects.remark(Array(places[..<1])) == """
        error: something wrote to the connection of a worker process, or closed it, while 'a:1' was run; run again, it did not
        note: its code uses a file descriptor that it did not open, or has closed, and not each time
        """)
  }

  @Test func `an interrupted run tells nothing of what it cannot run again`() throws {
    var stage = try stage()
    try stage.says(0, .scenarioStarted(id: 2, attempt: 0), .stepStarted())
    try stage.interrupt()
    try babbles(0, &stage)
    #expect(stage.told.last == "cut short: the run was interrupted")
    #expect(stage.endings == ["0 passed", "1 passed"])
    #expect(!stage.told.contains("2 attempt 0"))
    #expect(stage.pool.remarks == [])
  }

  @Test func `between two scenarios it is of none`() throws {
    var stage = try PoolStage(scenarios: 1, jobs: 1)
    try stage.opens(0)
    try stage.passes(0, 0)
    try stage.says(0, .ended)
    try babbles(0, &stage)
    #expect(stage.endings == ["0 passed"])
    #expect(stage.pool.outcome.hasFailed)
    #expect(
      stage.pool.remarks == [
        """
        error: a worker process was ended, since something wrote where only Rehearsal writes between two \
        scenarios; no scenario was lost
        note: something that a scenario left running, or somebody outside, ended it
        """
      ])
  }

  @Test func `a hook around the run is found out too`() throws {
    var stage = try PoolStage(scenarios: 1, jobs: 1)
    let code = CodePlace(file: "Steps.swift", line: 1)
    try stage.says(0, .hookStarted(HookInfo(moment: .beforeRun, name: "opens", tags: nil, code: code)))
    try babbles(0, &stage)
    #expect(
      stage.failures.map(\.message) == [
        "the hook wrote where only Rehearsal writes, so its worker process was ended"
      ])
  }
}

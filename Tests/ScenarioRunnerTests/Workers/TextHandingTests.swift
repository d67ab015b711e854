import Testing

@testable import ScenarioRunner

/// Workers are sent the texts of what they run, and keep them no longer than they need them.
@MainActor struct TextHandingTests {
  @Test func `a text comes in front of its first scenario and goes behind its last`() throws {
    var stage = try PoolStage(scenarios: 5, jobs: 1, perText: 2)
    try stage.opens(0)
    for id in 0..<5 { try stage.passes(0, id) }
    #expect(
      stage.said(0) == [
        "read 0.feature", "0", "1", "forget 0", "read 2.feature", "2", "3", "forget 1", "read 4.feature", "4",
        "forget 2", "finish",
      ])
  }

  @Test func `each worker is sent a text that several run, and forgets it when nobody will`() throws {
    var stage = try PoolStage(scenarios: 4, jobs: 2, perText: 3)
    try stage.opens(0)
    try stage.opens(1)
    try stage.passes(0, 0)
    try stage.passes(1, 1)
    try stage.passes(0, 2)
    try stage.passes(1, 3)
    #expect(stage.said(0) == ["read 0.feature", "0", "2", "forget 0", "finish"])
    #expect(
      stage.said(1) == ["read 0.feature", "1", "read 3.feature", "3", "forget 0", "forget 1", "finish"])
  }

  @Test func `texts are kept for as long as an order mixes them`() throws {
    var stage = try PoolStage(scenarios: 4, jobs: 1, perText: 2, order: .reverse)
    try stage.opens(0)
    for id in 0..<4 { try stage.passes(0, id) }
    #expect(
      stage.said(0) == [
        "read 2.feature", "0", "1", "forget 1", "read 0.feature", "2", "3", "forget 0", "finish",
      ])
    var random = try PoolStage(scenarios: 40, jobs: 1, perText: 4, order: .random(seed: 7))
    try random.opens(0)
    for id in 0..<40 { try random.passes(0, id) }
    let reads = random.said(0).filter { $0.hasPrefix("read") }
    #expect(reads.count == 10)
    #expect(Set(reads).count == 10)
    #expect(random.said(0).count { $0.hasPrefix("forget") } == 10)
  }

  @Test func `what comes back is given with its text`() throws {
    var stage = try PoolStage(scenarios: 2, jobs: 1, retries: 1)
    try stage.opens(0)
    try stage.passes(0, 0)
    #expect(stage.said(0) == ["read counter.feature", "0", "1", "forget 0"])
    try stage.says(0, .scenarioStarted(id: 1, attempt: 0), .stepStarted())
    try stage.ends(0, .signal(9))
    try stage.opens(1)
    #expect(stage.said(1) == ["read counter.feature", "1 again", "forget 0"])
  }

  @Test func `a text that is not at hand ends the run`() throws {
    let library = try BoundLibrary(name: "counter", library: PoolStage.steps) { _ in CounterWorld() }
    let plan = RunPlan(
      parts: [.init(library: library, files: [try pickles("Feature: F\n  Scenario: S\n    Given a step\n")])])
    var pool = WorkerPool(
      plan: plan, libraries: [library], configuration: RunConfiguration(), jobs: 1, sinks: [])
    _ = pool.begin()
    let reports: [WorkerReport] = [.opened(LibraryDigest.digest(of: [library])), .ready]
    _ = pool.receive(reports.flatMap(\.framed), from: 0)
    #expect(
      pool.outcome.abortion == "the text of 'counter.feature' is not at hand for worker processes")
    #expect(pool.outcome.hasFailed)
  }
}

import Testing

@testable import ScenarioRunner

/// What is written down of scenarios that wait for their turn, so that it survives the run.
@MainActor struct WaitingReportsTests {
  private static let passed = [
    "start 0", "end 0 passed", "start 1", "end 1 passed",
  ]

  private func told(_ id: Int) -> [String] { ["\(id) attempt 0"] + Self.passed + ["\(id) passed"] }

  /// A pool of two workers, of which the first one is busy with the first scenario.
  private func stage(retries: Int = 0, failsFast: Bool = false) throws -> PoolStage {
    var stage = try PoolStage(
      scenarios: 6, jobs: 2, retries: retries, keepsWaiting: true, failsFast: failsFast)
    for worker in 0...1 { try stage.opens(worker) }
    #expect(stage.waiting == nil)
    try stage.says(0, .scenarioStarted(id: 0, attempt: 0), .stepStarted())
    return stage
  }

  @Test func `it is what has ended behind the first scenario, and what runs`() throws {
    var stage = try stage()
    try stage.passes(1, 1)
    try stage.says(1, .scenarioStarted(id: 2, attempt: 0))
    try stage.says(1, .stepStarted())
    #expect(stage.waiting == [["0 attempt 0", "start 0"], told(1), ["2 attempt 0", "start 0"]])
    #expect(stage.told == ["run"])
  }

  @Test func `nothing is written down where nobody does that`() throws {
    var stage = try PoolStage(scenarios: 6, jobs: 2)
    for worker in 0...1 { try stage.opens(worker) }
    try stage.passes(1, 1)
    #expect(stage.waiting == nil)
    #expect(stage.pool.request == nil)
  }

  @Test func `a busy worker is asked to send what it has`() throws {
    let request = try #require(try stage().pool.request)
    var stream = RecordStream()
    stream.add(request)
    let record = try #require(try stream.next())
    guard case .send = try WorkerOrder(record) else {
      Issue.record("the order is another one")
      return
    }
  }

  @Test func `one that only says how far it is gets nothing more to do`() throws {
    var stage = try PoolStage(scenarios: 100, jobs: 2, keepsWaiting: true)
    for worker in 0...1 { try stage.opens(worker) }
    let passed = ScenarioResult(status: .passed, duration: .milliseconds(1))
    try stage.says(1, .scenarioStarted(id: 1, attempt: 0), .scenarioFinished(passed, willBeRetried: false))
    #expect(stage.given(1).count > 2)
    try stage.says(0, .scenarioStarted(id: 0, attempt: 0), .stepStarted())
    #expect(stage.given(0) == ["0"])
  }

  @Test func `an attempt that is forgotten is not in it`() throws {
    var stage = try stage(retries: 1)
    try stage.says(1, .scenarioStarted(id: 1, attempt: 0), .stepStarted())
    try stage.sends(1, Array("nonsense".utf8))
    try stage.ends(1, .babble)
    #expect(stage.waiting == [["0 attempt 0", "start 0"], []])
    try stage.opens(2)
    try stage.passes(2, 1)
    #expect(stage.waiting == [["0 attempt 0", "start 0"], told(1)])
  }

  @Test func `all attempts are in it`() throws {
    var stage = try stage(retries: 1)
    let failed = ScenarioResult(status: .failed, duration: .seconds(1))
    try stage.says(1, .scenarioStarted(id: 1, attempt: 0), .scenarioFinished(failed, willBeRetried: true))
    try stage.passes(1, 1, attempt: 1)
    #expect(
      stage.waiting?.last == ["1 attempt 0", "1 failed, again", "1 attempt 1"] + Self.passed + ["1 passed"])
  }

  @Test func `what stands behind a first failure is not in it`() throws {
    var stage = try stage(failsFast: true)
    try stage.passes(1, 1)
    try stage.says(1, .scenarioStarted(id: 2, attempt: 0))
    try stage.says(
      0,
      .scenarioFinished(ScenarioResult(status: .failed, duration: .seconds(1)), willBeRetried: true))
    #expect(stage.waiting?.count == 3)
    try stage.says(0, .scenarioStarted(id: 0, attempt: 1))
    try stage.says(
      0,
      .scenarioFinished(ScenarioResult(status: .failed, duration: .seconds(1)), willBeRetried: false))
    // The first one was told and is as it was when it last waited.
    #expect(stage.waiting?.count == 1)
    #expect(stage.endings == ["0 failed, again", "0 failed"])
  }

  @Test func `at the end there is nothing of it`() throws {
    var stage = try stage()
    for id in 1...5 { try stage.passes(1, id) }
    #expect(stage.waiting?.count == 6)
    try stage.says(
      0, .scenarioFinished(ScenarioResult(status: .passed, duration: .seconds(1)), willBeRetried: false))
    for worker in 0...1 { try stage.ends(worker) }
    #expect(stage.told.last == "done")
    #expect(stage.waiting == nil)
  }

  @Test func `what breaks off is read up to there`() throws {
    var stage = try stage()
    try stage.passes(1, 1)
    let bytes = try #require(stage.log.read { $0.waiting })
    let reports = try #require(WaitingReports(bytes.dropLast()))
    #expect(reports.ids == [0])
    #expect(WaitingReports(Array("something else".utf8)) == nil)
    #expect(WaitingReports([]) == nil)
    #expect(WaitingReports.isOne(bytes))
    #expect(!WaitingReports.isOne(Array("something else".utf8)))
  }

  @Test func `what has changed is written whole, though it is as long as before`() {
    let reports = [1, 2].map {
      WorkerReport.stepFinished(StepResult(status: .passed, duration: .seconds($0)))
    }
    var log = WaitingLog()
    log.noteMore(of: 1)
    _ = log.news([1: reports[0].framed])
    log.noteChange(of: 1)
    let news = log.news([1: reports[1].framed])
    var other = WaitingLog()
    other.noteMore(of: 1)
    #expect(reports[0].framed.count == reports[1].framed.count)
    #expect(news != nil && news == other.news([1: reports[1].framed]))
  }

  @Test func `when much of it has been told it is written anew`() throws {
    var log = WaitingLog()
    let report = WorkerReport.stepFinished(StepResult(status: .passed)).framed
    let many = [UInt8](repeatElement(report, count: WaitingLog.leastLimit / report.count + 1).joined())
    log.noteMore(of: 1)
    log.noteMore(of: 2)
    guard case .more? = log.news([1: many, 2: report]) else {
      Issue.record("the first news are all that there is")
      return
    }
    log.noteTold(1)
    guard case .anew(let bytes)? = log.news([2: report]) else {
      Issue.record("it was not written anew")
      return
    }
    #expect(WaitingReports(WaitingReports.head(of: .zero) + bytes)?.ids == [2])
    #expect(log.news([2: report]) == nil)
  }
}

import Gherkin
import Synchronization
import Testing

@testable import ScenarioRunner

/// A worker tells of a scenario no more than the run wants to know.
@MainActor struct WorkerReportingTests {
  /// What a worker has written, and how much of it was sent.
  private final class Paper: Sendable {
    let bytes = Mutex<[UInt8]>([])
    let sent = Mutex(0)

    var reports: [WorkerReport] {
      get throws {
        var stream = RecordStream()
        stream.add(bytes.withLock { $0 })
        var reports: [WorkerReport] = []
        while let record = try stream.next() { reports.append(try WorkerReport(record)) }
        return reports
      }
    }
  }

  private struct Pen: WorkerOutput {
    let paper: Paper

    var position: Int { paper.bytes.withLock(\.count) }
    mutating func append(_ bytes: [UInt8]) { paper.bytes.withLock { $0 += bytes } }
    mutating func replace(from position: Int, with bytes: [UInt8]) -> Bool {
      guard position >= paper.sent.withLock({ $0 }) else { return false }
      paper.bytes.withLock { $0.replaceSubrange(position..., with: bytes) }
      return true
    }
    mutating func flush() { paper.sent.withLock { $0 = position } }
  }

  private let testCase: TestCase
  private let paper = Paper()

  init() throws {
    let library = try BoundLibrary(name: "counter", library: PoolStage.steps) { _ in CounterWorld() }
    let text = "Feature: F\n  Scenario: S\n    Given a step\n"
    testCase = try #require(
      RunPlan(parts: [.init(library: library, files: [try pickles(text)])]).testCases.first)
  }

  private func reporting(
    tellsPassedSteps: Bool = false, timing: WorkerTiming? = nil,
    keep: @escaping @Sendable (RunAttachment.Content) -> RunAttachment.Content? = { $0 }
  ) -> WorkerReporting {
    WorkerReporting(
      output: Pen(paper: paper), tellsPassedSteps: tellsPassedSteps, timing: timing, keep: keep)
  }

  private let passed = StepResult(status: .passed, duration: .milliseconds(1))

  /// The events of an attempt with one step.
  private func events(
    _ step: StepResult? = nil, attempt: Int = 0, status: ScenarioStatus = .passed, attached: Bool = false,
    willBeRetried: Bool = false, took duration: Duration = .microseconds(1)
  ) -> [RunEvent] {
    let note = RunAttachment(.text("a note"), mediaType: "text/plain")
    return [.scenarioStarted(testCase, attempt: attempt), .stepStarted(testCase, index: 0)]
      + (attached ? [.attached(note, .step(testCase, index: 0))] : [])
      + [
        .stepFinished(testCase, index: 0, step ?? passed),
        .scenarioFinished(
          testCase, attempt: attempt, ScenarioResult(status: status, duration: duration),
          willBeRetried: willBeRetried),
      ]
  }

  @Test func `of a scenario that passed at once it is told in what time`() throws {
    let reporting = reporting()
    for event in events() + events() { reporting.receive(event) }
    #expect(
      try paper.reports == [
        .scenarioPassed(id: 0, .microseconds(1)), .scenarioPassed(id: 0, .microseconds(1)),
      ])
  }

  @Test func `while it runs its steps are written, so that a crash is told where it was`() throws {
    let reporting = reporting()
    for event in (events() + events()).dropLast(2) { reporting.receive(event) }
    #expect(
      try paper.reports == [
        .scenarioPassed(id: 0, .microseconds(1)), .scenarioStarted(id: 0, attempt: 0), .stepStarted(),
      ])
  }

  @Test func `of any other scenario all is told`() throws {
    let failed = StepResult(status: .failed)
    let skipped = StepResult(status: .skipped)
    let shown = StepResult(status: .passed, snapshot: ScreenSnapshot(json: "{}"))
    let cases = [
      events(attached: true), events(attempt: 1), events(failed, status: .failed),
      events(failed, status: .failed, willBeRetried: true), events(skipped, status: .passed),
      events(shown), events(status: .skipped),
    ]
    for events in cases {
      paper.bytes.withLock { $0 = [] }
      let reporting = reporting()
      for event in events { reporting.receive(event) }
      #expect(try paper.reports == events.compactMap(WorkerReport.init))
      #expect(try paper.reports.count >= 4)
    }
  }

  @Test func `a file and what is large is written to a file for the run, and only named`() throws {
    let reporting = reporting { content in
      content == .file("gone.mp4") ? nil : .stored("copy", count: content.count ?? 7)
    }
    func attached(_ content: RunAttachment.Content, _ name: String? = nil) -> RunAttachment {
      RunAttachment(content, mediaType: "x/y", fileName: name)
    }
    let small = attached(.bytes(Array(repeating: 1, count: 1_000_000)))
    let added = [
      small, attached(.bytes(Array(repeating: 1, count: 1_000_001))),
      attached(.text(String(repeating: "é", count: 500_001)), "a.txt"), attached(.file("films/b.mp4")),
      attached(.file("films/b.mp4"), "c.mp4"), attached(.file("gone.mp4")),
    ]
    for attachment in added { reporting.receive(.attached(attachment, .step(testCase, index: 0))) }
    let told = [
      small, attached(.stored("copy", count: 1_000_001)),
      attached(.stored("copy", count: 1_000_002), "a.txt"),
      attached(.stored("copy", count: 7), "b.mp4"), attached(.stored("copy", count: 7), "c.mp4"),
      attached(.file("gone.mp4")),
    ]
    #expect(try paper.reports == told.map { .attached($0) })
  }

  @Test func `steps are told where somebody wants to know of them`() throws {
    let reporting = reporting(tellsPassedSteps: true)
    for event in events() { reporting.receive(event) }
    #expect(try paper.reports == events().compactMap(WorkerReport.init))
  }

  @Test func `with the steps it is told when each thing happened`() throws {
    let origin = ContinuousClock.now
    let ticks = Mutex(0)
    let timing = WorkerTiming(since: origin) {
      origin
        + ticks.withLock { ticks in
          ticks += 1
          return .seconds(ticks)
        }
    }
    let reporting = reporting(tellsPassedSteps: true, timing: timing)
    let code = CodePlace(file: "Steps.swift", line: 1)
    let hook = HookInfo(moment: .beforeRun, name: "opens", tags: nil, code: code)
    let note = RunAttachment(.text("a note"), mediaType: "text/plain")
    reporting.receive(.runHookStarted(hook))
    reporting.receive(.attached(note, .runHook(hook)))
    reporting.receive(.runHookFinished(hook, passed))
    for event in events(attached: true) + events(attempt: 1) { reporting.receive(event) }
    let result = ScenarioResult(status: .passed, duration: .microseconds(1))
    #expect(
      try paper.reports == [
        .hookStarted(hook, at: .seconds(1)), .attached(note, after: .seconds(1)),
        .hookFinished(hook, passed),
        .scenarioStarted(id: 0, attempt: 0, at: .seconds(3)), .stepStarted(after: .seconds(1)),
        .attached(note, after: .seconds(2)), .stepFinished(passed),
        .scenarioFinished(result, willBeRetried: false, after: .seconds(3)),
        .scenarioStarted(id: 0, attempt: 1, at: .seconds(7)), .stepStarted(after: .seconds(1)),
        .stepFinished(passed), .scenarioFinished(result, willBeRetried: false, after: .seconds(2)),
      ])
  }

  @Test func `what has been sent stands`() throws {
    let reporting = reporting()
    let events = events()
    for event in events.prefix(2) { reporting.receive(event) }
    reporting.flush()
    for event in events.dropFirst(2) { reporting.receive(event) }
    #expect(try paper.reports == events.compactMap(WorkerReport.init))
  }

  @Test func `the run is told after scenarios of some time`() throws {
    let reporting = reporting()
    let part = WorkerReporting.patience / 4
    for _ in 0..<3 { for event in events(took: part) { reporting.receive(event) } }
    #expect(paper.sent.withLock { $0 } == 0)
    for event in events(took: part) { reporting.receive(event) }
    #expect(paper.sent.withLock { $0 } == paper.bytes.withLock(\.count))
    let sent = paper.sent.withLock { $0 }
    for event in events(took: part) { reporting.receive(event) }
    #expect(paper.sent.withLock { $0 } == sent)
  }

  @Test func `each thing is told at once where that is wanted`() {
    let reporting = reporting()
    reporting.tell(atOnce: true)
    for event in events() {
      let sent = paper.sent.withLock { $0 }
      reporting.receive(event)
      #expect(paper.sent.withLock { $0 } > sent)
      #expect(paper.sent.withLock { $0 } == paper.bytes.withLock(\.count))
    }
    reporting.tell(atOnce: false)
    let sent = paper.sent.withLock { $0 }
    for event in events() { reporting.receive(event) }
    #expect(paper.sent.withLock { $0 } == sent)
  }

  @Test func `a hook around the run is told of before it is called`() {
    let reporting = reporting()
    let code = CodePlace(file: "Steps.swift", line: 1)
    reporting.receive(.runHookStarted(HookInfo(moment: .beforeRun, name: "opens", tags: nil, code: code)))
    #expect(paper.sent.withLock { $0 } == paper.bytes.withLock(\.count))
    #expect(paper.sent.withLock { $0 } > 0)
  }
}

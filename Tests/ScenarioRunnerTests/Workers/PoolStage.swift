import Gherkin
import Testing

@testable import ScenarioRunner

/// A pool with workers that a test speaks for.
struct PoolStage {
  var pool: WorkerPool
  let log: ObserverBox<EventLog>
  let library: BoundLibrary
  private(set) var started: [Int] = []
  private(set) var killed: [Int: WorkerEnd] = [:]
  /// The orders that each worker was given.
  private(set) var orders: [Int: [WorkerOrder]] = [:]

  /// A pool for so many scenarios of two steps, in texts of so many each.
  @MainActor init(
    scenarios count: Int, jobs: Int, retries: Int = 0, library: StepLibrary<CounterWorld> = Self.steps,
    needsPassedSteps: Bool = true, keepsWaiting: Bool = false, failsFast: Bool = false, perText: Int? = nil,
    order: ScenarioOrder = .defined
  ) throws {
    log = ObserverBox(EventLog(needsPassedSteps: needsPassedSteps, keepsWaiting: keepsWaiting))
    self.library = try BoundLibrary(name: "counter", library: library) { _ in CounterWorld() }
    let texts = stride(from: 0, to: count, by: perText ?? count).map { first in
      let scenarios = (first..<min(first + (perText ?? count), count)).map {
        "  Scenario: \($0)\n    Given a step\n    Then a step\n"
      }
      return (
        uri: perText == nil ? "counter.feature" : "\(first).feature",
        text: "Feature: F\n\(scenarios.joined())"
      )
    }
    let plan = RunPlan(parts: [try .reading(texts, library: self.library)], order: order)
    var configuration = RunConfiguration(retries: retries)
    configuration.failsFast = failsFast
    pool = WorkerPool(
      plan: plan, libraries: [self.library], configuration: configuration, jobs: jobs, sinks: [log])
    do { try perform(pool.begin()) }
  }

  static let steps = StepLibrary<CounterWorld> { Given("a step") { _ in } }

  private mutating func perform(_ actions: [WorkerPool.Action]) throws {
    for action in actions {
      switch action {
      case .start(let worker): started.append(worker)
      case .kill(let worker, let end): killed[worker] = end
      case .send(let worker, let bytes):
        var stream = RecordStream()
        stream.add(bytes)
        while let record = try stream.next() {
          orders[worker, default: []].append(try WorkerOrder(record))
        }
      }
    }
  }

  /// Lets a worker report.
  mutating func says(_ worker: Int, _ reports: WorkerReport...) throws {
    try perform(pool.receive(reports.flatMap(\.framed), from: worker))
  }

  /// Lets a worker send octets.
  mutating func sends(_ worker: Int, _ bytes: [UInt8]) throws {
    try perform(pool.receive(bytes, from: worker))
  }

  /// Lets a worker begin, so that it takes scenarios.
  mutating func opens(_ worker: Int) throws {
    try says(worker, .opened(LibraryDigest.digest(of: [library])), .ready)
  }

  mutating func ends(_ worker: Int, _ end: WorkerEnd = .exit(0)) throws {
    try perform(pool.ended(worker, end))
  }

  mutating func interrupt() throws { try perform(pool.interrupt()) }
  mutating func failsToStart(_ worker: Int, _ reason: String) throws {
    try perform(pool.failedToStart(worker, reason))
  }

  /// Lets a worker run a scenario whose steps pass.
  mutating func passes(_ worker: Int, _ id: Int, attempt: Int = 0) throws {
    let passed = WorkerReport.stepFinished(StepResult(status: .passed))
    try says(
      worker, .scenarioStarted(id: id, attempt: attempt), .stepStarted(), passed, .stepStarted(), passed,
      .scenarioFinished(ScenarioResult(status: .passed, duration: .seconds(1)), willBeRetried: false))
  }

  /// Lets a worker run a scenario that passes at once, where that is all that is to be told of it.
  mutating func passesAtOnce(_ worker: Int, _ id: Int) throws {
    try says(worker, .scenarioPassed(id: id, .seconds(1)))
  }

  /// The scenarios that a worker was given, by place, each with its attempt.
  func given(_ worker: Int) -> [String] {
    said(worker).filter { !$0.hasPrefix("read") && !$0.hasPrefix("forget") }
  }

  /// All that a worker was ordered.
  func said(_ worker: Int) -> [String] {
    (orders[worker] ?? []).map { order in
      switch order {
      case .read(_, _, let text): "read \(text.source.uri)"
      case .forget(let number): "forget \(number)"
      case .run(let id, _, _, _, let attempt, _): attempt == 0 ? "\(id)" : "\(id) again"
      case .tell(let isAtOnce): isAtOnce ? "tell at once" : "tell in time"
      case .interrupt: "interrupt"
      case .finish: "finish"
      case .send: "send"
      }
    }
  }

  /// The events that were told, in a few words each.
  var told: [String] { Self.words(log.read { $0.events }) }

  /// What was written down of scenarios that wait for their turn, by scenario; nil where nothing is.
  var waiting: [[String]]? {
    log.read { $0.waiting }.map { bytes in
      guard let reports = WaitingReports(bytes), reports.run == .seconds(7) else { return [["unreadable"]] }
      return reports.ids.map { Self.words(reports.events(of: pool.plan.testCases[$0]).map(\.event)) }
    }
  }

  static func words(_ events: [RunEvent]) -> [String] {
    events.map { event in
      switch event {
      case .runStarted: "run"
      case .runHookStarted(let hook): "hook \(hook.name ?? "")"
      case .runHookFinished(let hook, let result): "hook \(hook.name ?? "") \(result.status)"
      case .attached: "attached"
      case .scenarioStarted(let testCase, let attempt): "\(testCase.pickle.name) attempt \(attempt)"
      case .stepStarted(_, let index): "start \(index)"
      case .stepFinished(_, let index, let result): "end \(index) \(result.status)"
      case .scenarioFinished(let testCase, _, let result, let isRetried):
        "\(testCase.pickle.name) \(result.status)\(isRetried ? ", again" : "")"
      case .runFinished(let end): end.abortion.map { "cut short: \($0)" } ?? "done"
      }
    }
  }

  /// The scenarios that were told to have ended.
  var endings: [String] {
    told.filter { $0.first?.isNumber == true && !$0.contains("attempt") }
  }

  var failures: [Failure] {
    log.read { RunRecord(outcome: .init(), events: $0.events).failures }
  }
}

extension RunPlan.Part {
  /// A part whose scenarios are read from texts, which it knows.
  static func reading(
    _ texts: [(uri: String, text: String)], library: BoundLibrary
  ) throws -> RunPlan.Part {
    var part = RunPlan.Part(library: library, files: [])
    var nextID = 0
    for (uri, text) in texts {
      let source = GherkinSource(uri: uri, text: text, format: .feature)
      let parsed = try GherkinParser().parse(source, firstID: nextID)
      part.files.append(parsed.pickles)
      part.sources.append(.init(source: source, ids: nextID..<parsed.nextID))
      nextID = parsed.nextID
    }
    return part
  }
}

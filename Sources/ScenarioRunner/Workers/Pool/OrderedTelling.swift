/// Keeps what was reported of scenarios until it is their turn, and tells it to the observers of the run.
struct OrderedTelling {
  /// Whether and how a scenario has ended.
  private enum Ending {
    case none
    /// What was reported of it is kept.
    case reported
    /// No more is to be told of it than that it passed, and in what time.
    case passed(Duration)

    var isNone: Bool { if case .none = self { true } else { false } }
  }

  /// When the run had begun, from which workers count; nil where nobody wants to know when things happened.
  private(set) var origin: ContinuousClock.Instant?
  private let testCases: [TestCase]
  private let sinks: [any EventSink]
  /// Whether a sink wants to know of the steps of scenarios that passed.
  let tellsPassedSteps: Bool
  /// What was reported of each scenario that has not been told, as octets: that takes least room.
  private var kept: [Int: [UInt8]] = [:]
  /// What of it is to be written down, where a sink does that.
  private var waiting: WaitingLog?
  private var endings: [Ending]
  /// The scenario whose turn it is.
  private var turn = 0
  /// How many scenarios have no final result and are to get one.
  private(set) var missing: Int
  /// The scenarios behind this one are not told of.
  private(set) var last: Int

  init(_ testCases: [TestCase], sinks: [any EventSink]) {
    self.testCases = testCases
    self.sinks = sinks
    tellsPassedSteps = sinks.contains(where: \.needsPassedSteps)
    waiting = sinks.contains(where: \.keepsWaiting) ? WaitingLog() : nil
    endings = Array(repeating: .none, count: testCases.count)
    missing = testCases.count
    last = testCases.count - 1
  }

  /// Leaves out all scenarios behind that one, whether they have been run or not.
  mutating func stop(behind id: Int) {
    guard id < last else { return }
    last = id
    missing = endings[...id].count { $0.isNone }
    kept = kept.filter { $0.key <= id }
    waiting?.stop(behind: id)
  }

  /// Whether scenarios are left out that were planned.
  var hasStopped: Bool { last < testCases.count - 1 }

  /// Whether every scenario has its final result.
  var isComplete: Bool { missing == 0 }

  func tell(_ event: RunEvent) {
    for sink in sinks { sink.receive(event) }
  }

  /// Tells that the run begins.
  mutating func tell(_ start: RunStarted) {
    tell(.runStarted(start))
    if tellsPassedSteps { origin = .now }
  }

  /// The instant so long after the run began, where that is known; never one to come.
  func instant(after time: Duration?) -> ContinuousClock.Instant? {
    guard let origin, let time else { return nil }
    return min(max(origin, origin + time), .now)
  }

  /// Tells what happened so long after the run began, where that is known.
  func tell(_ event: RunEvent, after time: Duration?) {
    guard let instant = instant(after: time) else { return tell(event) }
    for sink in sinks { sink.receive(event, at: .instant(instant)) }
  }

  /// How long the last step of a scenario has gone on of which something is kept; zero where that is not known.
  func timeOfLastStep(of id: Int) -> Duration {
    var began: Duration?
    EventReplay.replay(kept[id] ?? [], of: testCases[id]) { event, time in
      if case .stepStarted = event { began = time }
    }
    return instant(after: began).map { .now - $0 } ?? .zero
  }

  /// Keeps a report of a scenario.
  mutating func keep(_ record: ArraySlice<UInt8>, of id: Int) {
    guard id <= last else { return }
    RecordWriter.append(record, to: &kept[id, default: []])
    waiting?.noteMore(of: id)
  }

  /// Keeps reports of a scenario as they came, each with its mark and its length.
  mutating func keep(framed records: ArraySlice<UInt8>, of id: Int) {
    guard id <= last else { return }
    kept[id, default: []] += records
    waiting?.noteMore(of: id)
  }

  /// Forgets what was kept of the last attempt at a scenario, which is tried anew.
  mutating func forgetAttempt(at id: Int) {
    guard let records = kept[id] else { return }
    var stream = RecordStream()
    stream.add(records)
    var (earlier, last): ([UInt8], [UInt8]) = ([], [])
    // What is kept was read once before, so it can be read again.
    while let record = try? stream.next() {
      if case .scenarioStarted? = try? WorkerReport(record) {
        earlier += last
        last = []
      }
      RecordWriter.append(record, to: &last)
    }
    kept[id] = earlier
    waiting?.noteChange(of: id)
  }

  /// Takes note that a scenario has ended for good, and tells all whose turn has come.
  mutating func complete(_ id: Int, _ outcome: inout Runner.Outcome) {
    guard id <= last, endings[id].isNone else { return }
    endings[id] = .reported
    missing -= 1
    tellDue(&outcome)
  }

  /// Takes note that a scenario has passed at once, where no more is to be told of it.
  mutating func complete(passed id: Int, _ duration: Duration, _ outcome: inout Runner.Outcome) {
    guard id <= last, endings[id].isNone else { return }
    endings[id] = .passed(duration)
    missing -= 1
    tellDue(&outcome)
  }

  private mutating func tellDue(_ outcome: inout Runner.Outcome) {
    while turn <= last {
      switch endings[turn] {
      case .none: return
      case .reported: tellKept(turn, &outcome)
      case .passed(let duration): tellPassed(turn, duration, &outcome)
      }
      turn += 1
    }
  }

  private func tellPassed(_ id: Int, _ duration: Duration, _ outcome: inout Runner.Outcome) {
    let scenario = PassedScenario(id, of: testCases, duration: duration)
    for sink in sinks { sink.receive(passed: scenario) }
    outcome.note(.passed, isWorkInProgress: scenario.isWorkInProgress)
  }

  /// Tells what is left of a run that was cut short.
  mutating func tellRest(_ outcome: inout Runner.Outcome) {
    while turn <= last {
      if case .passed(let duration) = endings[turn] {
        tellPassed(turn, duration, &outcome)
      } else {
        tellKept(turn, &outcome)
      }
      turn += 1
    }
  }

  private mutating func tellKept(_ id: Int, _ outcome: inout Runner.Outcome) {
    waiting?.noteTold(id)
    // What is kept was read once before, so it can be read again.
    EventReplay.replay(kept.removeValue(forKey: id) ?? [], of: testCases[id]) { event, time in
      tell(event, after: time)
      if case .scenarioFinished(let testCase, _, let result, willBeRetried: false) = event {
        outcome.note(result.status, isWorkInProgress: testCase.isWorkInProgress)
      }
    }
  }

  /// Whether a sink writes down what waits for its turn.
  var writesWaiting: Bool { waiting != nil }

  /// Lets it be written down what has come to wait for its turn.
  mutating func writeWaiting() {
    if let news = waiting?.news(kept) { send(news) }
  }

  /// Says that nothing waits any more, and nothing will.
  mutating func endWaiting() {
    guard waiting != nil else { return }
    waiting = nil
    send(.over)
  }

  private func send(_ news: WaitingNews) {
    for sink in sinks where sink.keepsWaiting { sink.writeDown(news) }
  }
}

/// The hooks around the run, which every worker calls and of which the run tells once.
struct RunHookTelling: Sendable {
  /// Whether a worker has passed all hooks before the run.
  var haveScenariosBegun = false
  private var after: [HookCall] = []

  /// Takes note of a hook after the run; of the same one in several workers the gravest result counts, with
  /// what that worker added to the report.
  mutating func note(_ call: HookCall, at index: Int) {
    guard index < after.count else {
      after.append(call)
      return
    }
    if after[index].result.status < call.result.status { after[index] = call }
  }

  /// What is told of the hooks after the run, each with the time since it began.
  var afterEvents: [(event: RunEvent, time: Duration?)] { after.flatMap(\.events) }

  var afterHaveFailed: Bool { after.contains { $0.result.status == .failed } }
}

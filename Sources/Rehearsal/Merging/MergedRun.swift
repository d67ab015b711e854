import Gherkin
import Reporters
import Requirements
import ScenarioRunner

/// Tells of the shards of a run as if one process had run it: the plan's order, each hook once.
struct MergedRun {
  private let shards: ShardSet
  private let plan: MergedPlan
  private(set) var faults: [ShardFault]
  /// Whether a scenario that is not work in progress, or a hook around the run, was red.
  private(set) var hasFailed = false
  /// Whether a shard's run did not go on to its end.
  private(set) var isAborted = false

  /// Puts the plans of the shards together.
  init(_ shards: ShardSet) {
    self.shards = shards
    plan = MergedPlan(shards)
    faults = shards.faults + plan.faults
  }

  /// Tells all of it, reading the files as it goes.
  ///
  /// - Throws: `ReporterError` where a file cannot be read on.
  mutating func tell(_ sinks: [any EventSink]) throws {
    var times = RecordedTimes()
    func send(_ timed: TimedEvent) {
      times.note(timed.time)
      for sink in sinks { sink.receive(timed) }
    }
    let streams = shards.ordered
    send(TimedEvent(.runStarted(start(streams)), at: RecordedTimes(streams.map(\.times.start)).first))
    let libraries = streams.map(\.start.libraries).max { $0.count < $1.count } ?? []
    tellHooks(streams, .beforeRun, libraries, send)
    for (number, entry) in plan.entries.enumerated() {
      for timed in try MergedPlan.takeEvents(of: entry) {
        note(timed.event)
        send(TimedEvent(timed.event.renumbered(number), at: timed.time))
      }
    }
    let ends = try streams.map { try $0.takeEnd() }
    tellHooks(streams, .afterRun, libraries, send)
    noteEnds(zip(streams, ends))
    for stream in streams { times.note(stream.times.end) }
    send(TimedEvent(.runFinished(end(ends)), at: times.last))
  }

  private func start(_ streams: [ShardStream]) -> RunStarted {
    let first = streams.first?.start
    let filteredOut = (first?.filteredOut ?? []).enumerated().map { index, testCase in
      var testCase = testCase
      testCase.id = plan.entries.count + index
      return testCase
    }
    var start = RunStarted(
      testCases: plan.entries.map(\.testCase), filteredOut: filteredOut, seed: shards.seed)
    start.isDryRun = shards.facts.gate.isSuspended
    start.sources = first?.sources ?? []
    start.libraries = first?.libraries ?? []
    var facts = shards.facts
    facts.shard = .whole
    facts.division = ""
    start.facts = facts.members
    return start
  }

  private mutating func note(_ event: RunEvent) {
    guard case .scenarioFinished(let testCase, _, let result, willBeRetried: false) = event else { return }
    if result.status.isRed, !testCase.isWorkInProgress { hasFailed = true }
  }

  /// Tells of each hook once where it passed, since it prepares a process and not a run; of each failure.
  private mutating func tellHooks(
    _ streams: [ShardStream], _ moment: HookInfo.Moment, _ libraries: [LibraryInfo],
    _ send: (TimedEvent) -> Void
  ) {
    let all = streams.flatMap(\.hooks).filter { $0.hook.moment == moment }
    var order = libraries.flatMap(\.entries).compactMap { entry -> HookInfo? in
      if case .hook(let hook) = entry, hook.moment == moment { hook } else { nil }
    }
    if moment == .afterRun { order.reverse() }
    var seen: Set<HookInfo> = []
    for hook in (order + all.map(\.hook)) where seen.insert(hook).inserted {
      let calls = all.filter { $0.hook == hook }
      let failed = calls.filter(\.hasFailed)
      if !failed.isEmpty { hasFailed = true }
      for call in failed.isEmpty ? Array(calls.prefix(1)) : failed { call.events.forEach(send) }
    }
  }

  /// Notes the shards that did not come to their end, because their files break off or they ended early.
  private mutating func noteEnds(_ ends: some Sequence<(ShardStream, RunFinished?)>) {
    for (stream, end) in ends {
      guard let facts = stream.facts else { continue }
      let part = ShardFault.Part(shard: facts.shard, path: stream.path)
      let (finished, count) = (stream.finishedCount, stream.start.testCases.count)
      if stream.summary?.isComplete == false {
        faults.append(
          .cutOff(
            part, finished: finished, waiting: stream.waitingCount, scenarios: count,
            running: stream.cutOff.map(\.merged)))
      } else if let reason = end?.abortion {
        faults.append(.endedEarly(part, reason: reason, finished: finished, scenarios: count))
      } else if !stream.untold.isEmpty {
        faults.append(.untold(part, stream.untold.map(\.merged), scenarios: count))
      }
    }
  }

  /// The end of the whole: it took as long as the longest shard, and broke off where one did.
  private mutating func end(_ ends: [RunFinished?]) -> RunFinished {
    isAborted = ends.contains { $0?.abortion != nil }
    let reason = faults.isEmpty ? nil : faults.map(\.summary).joined(separator: "; ")
    return RunFinished(
      duration: ends.compactMap { $0?.duration }.max() ?? .zero, abortion: reason,
      abortionTitle: faults.contains(where: \.isCutShort)
        ? RunFinished.cutShort : "the message files do not make one run")
  }
}

/// The first and the last of times that reports tell, whoever told them.
private struct RecordedTimes {
  private var bounds: ClosedRange<Duration>?

  init(_ times: [EventTime?] = []) { for time in times { note(time) } }

  mutating func note(_ time: EventTime?) {
    guard case .recorded(let time)? = time else { return }
    bounds = min(bounds?.lowerBound ?? time, time)...max(bounds?.upperBound ?? time, time)
  }

  var first: EventTime? { bounds.map { .recorded($0.lowerBound) } }
  var last: EventTime? { bounds.map { .recorded($0.upperBound) } }
}

extension RunEvent {
  /// The event with another number for its test case.
  fileprivate func renumbered(_ id: Int) -> RunEvent {
    func renumbered(_ testCase: TestCase) -> TestCase {
      var testCase = testCase
      testCase.id = id
      return testCase
    }
    switch self {
    case .scenarioStarted(let testCase, let attempt):
      return .scenarioStarted(renumbered(testCase), attempt: attempt)
    case .stepStarted(let testCase, let index): return .stepStarted(renumbered(testCase), index: index)
    case .attached(let attachment, .step(let testCase, let index)):
      return .attached(attachment, .step(renumbered(testCase), index: index))
    case .stepFinished(let testCase, let index, let result):
      return .stepFinished(renumbered(testCase), index: index, result)
    case .scenarioFinished(let testCase, let attempt, let result, let willBeRetried):
      return .scenarioFinished(renumbered(testCase), attempt: attempt, result, willBeRetried: willBeRetried)
    case .runStarted, .runHookStarted, .runHookFinished, .attached, .runFinished: return self
    }
  }
}

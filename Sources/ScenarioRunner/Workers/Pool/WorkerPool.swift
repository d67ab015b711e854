/// A run whose scenarios are run by worker processes: what is given to whom, and what is told when.
///
/// It starts no process and reads no pipe: it is told what came of them, and says what is to be done. Whatever
/// worker runs a scenario, and in whatever order they end, observers are told of them in the plan's order.
public struct WorkerPool {
  /// What is to be done outside.
  public enum Action: Sendable, Equatable {
    /// Start a worker process, which goes by that number.
    case start(Int)
    /// Send it octets.
    case send(Int, [UInt8])
    /// Kill it; it is to be told of as ended in this way.
    case kill(Int, WorkerEnd)
  }

  /// How the run went, final when it is over.
  public internal(set) var outcome = Runner.Outcome()
  /// Whether everything has been told.
  public internal(set) var isOver = false
  /// What a person should know though no scenario failed of it.
  public internal(set) var remarks: [String] = []

  let plan: RunPlan
  let configuration: RunConfiguration
  let jobs: Int
  let digest: UInt64
  var workers: [Int: WorkerState] = [:]
  var telling: OrderedTelling
  var handing: TextHanding
  var hooks = RunHookTelling()
  /// The scenarios that nobody has been given yet, from this one on.
  var next = 0
  /// Those that were given to a worker that ended before it came to them; by number and attempt.
  var returned: [(id: Int, attempt: Int)] = []
  /// Which scenarios are run alone, since something wrote into the connection of a worker that had them.
  var suspects = Suspects()
  /// How many workers in a row have ended before they had run anything.
  var barren = 0
  var lastWorker = -1
  var pace = Pace()
  var actions: [Action] = []
  private let started: Duration
  private var hasBegun = false

  /// The exit status of a process that was interrupted, as shells have it.
  static let interruptedStatus: Int32 = 130
  /// How many workers in a row may end at their start before the run is given up.
  static let patience = 3

  /// Creates the pool of a run.
  ///
  /// - Parameter libraries: The libraries of all suites, as workers will have them.
  public init(
    plan: RunPlan, libraries: [BoundLibrary], configuration: RunConfiguration, jobs: Int,
    sinks: [any EventSink]
  ) {
    self.plan = plan
    self.configuration = configuration
    started = configuration.now()
    self.jobs = max(1, jobs)
    digest = LibraryDigest.digest(of: libraries)
    telling = OrderedTelling(plan.testCases, sinks: sinks)
    handing = TextHanding(plan)
  }

  /// Begins the run.
  public mutating func begin() -> [Action] {
    telling.tell(RunStarted(plan, isDryRun: false, facts: configuration.facts))
    hasBegun = true
    if outcome.isInterrupted { abortForInterruption() }
    goOn()
    return taken()
  }

  /// Takes in what a worker sent.
  public mutating func receive(_ bytes: [UInt8], from worker: Int) -> [Action] {
    guard let state = workers[worker], !state.isGarbled else { return [] }
    let before = (state.given.count, state.isReady)
    state.stream.add(bytes)
    do throws(WireReader.Malformed) {
      while true {
        takeSteps(from: state)
        try takePassed(from: state)
        guard let record = try state.stream.next() else { break }
        try take(WorkerReport(record), record, from: worker)
      }
    } catch {
      state.isGarbled = true
      actions.append(.kill(worker, .babble))
    }
    // One that tells only how far it is, as it was asked, may be long at it: nothing is to wait behind that.
    if (state.given.count, state.isReady) != before { giveMore(to: worker) }
    return taken()
  }

  /// Takes in that a worker has ended, after all that it had sent.
  ///
  /// - Parameter silence: How long before nothing had come from it any more.
  public mutating func ended(_ worker: Int, _ end: WorkerEnd, silence: Duration = .zero) -> [Action] {
    guard let state = workers.removeValue(forKey: worker) else { return [] }
    if end == .cutOff { state.isGarbled = true }
    // A worker ends itself in this way where an interruption is not heard.
    let isBlocked = outcome.isInterrupted && end == .exit(Self.interruptedStatus)
    // One that hung went on for its limit at least before it said so.
    settle(
      state, state.hang.map { .hang($0) } ?? (isBlocked ? .interruption : end),
      max(silence, state.hang ?? .zero))
    goOn()
    return taken()
  }

  /// Takes in that a worker could not be started.
  public mutating func failedToStart(_ worker: Int, _ reason: String) -> [Action] {
    workers[worker] = nil
    abort("a worker process cannot be started: \(reason)")
    goOn()
    return taken()
  }

  /// Ends the run in order: what runs is interrupted and cleared up, nothing new starts.
  public mutating func interrupt() -> [Action] {
    guard !outcome.isInterrupted, !isOver else { return [] }
    outcome.isInterrupted = true
    // Nothing is told of a run that has not begun.
    guard hasBegun else { return [] }
    abortForInterruption()
    goOn()
    return taken()
  }

  /// Asks a worker to send what it has to tell, so that it is written down though the worker is busy with one thing;
  /// nil where nobody writes it down.
  public var request: [UInt8]? { telling.writesWaiting ? WorkerOrder.send.framed : nil }

  private mutating func abortForInterruption() { abort("the run was interrupted", isFailure: false) }

  /// Whether something is to come from a worker: it starts, runs scenarios, or ends.
  public func isAwaited(_ worker: Int) -> Bool {
    guard let state = workers[worker] else { return false }
    return !state.isReady || state.isDismissed || !state.given.isEmpty
  }

  /// Ends the run before its time.
  mutating func abort(_ reason: String, isFailure: Bool = true) {
    if isFailure { outcome.hasFailed = true }
    guard outcome.abortion == nil else { return }
    outcome.abortion = reason
    for (worker, state) in workers.sorted(by: { $0.key < $1.key }) where !state.isDismissed {
      workers[worker]?.isDismissed = true
      actions.append(.send(worker, WorkerOrder.interrupt.framed))
    }
  }

  /// Starts workers that are needed, dismisses those that are not, and ends the run when all are gone.
  mutating func goOn() {
    if outcome.abortion == nil, !telling.isComplete {
      startWorkers()
      for worker in workers.keys.sorted() { giveMore(to: worker) }
      return
    }
    for (worker, state) in workers.sorted(by: { $0.key < $1.key }) where !state.isDismissed {
      workers[worker]?.isDismissed = true
      // Behind the first failure nothing is told any more, so nothing of it need be run to its end.
      let order = telling.hasStopped ? WorkerOrder.interrupt : .finish
      actions.append(.send(worker, order.framed))
    }
    guard workers.isEmpty, !isOver else { return }
    telling.tellRest(&outcome)
    if telling.hasStopped, outcome.abortion == nil { outcome.abortion = RunConfiguration.endOfFirstFailure }
    noteUnexplained()
    if hooks.afterHaveFailed { outcome.hasFailed = true }
    for (event, time) in hooks.afterEvents { telling.tell(event, after: time) }
    telling.tell(
      .runFinished(
        RunFinished(duration: max(.zero, configuration.now() - started), abortion: outcome.abortion)))
    telling.endWaiting()
    isOver = true
  }

  private mutating func startWorkers() {
    while workers.count < min(jobs, telling.missing) {
      lastWorker += 1
      workers[lastWorker] = WorkerState()
      actions.append(.start(lastWorker))
    }
  }

  private mutating func taken() -> [Action] {
    telling.writeWaiting()
    defer { actions = [] }
    return actions
  }
}

/// What a run knows of one of its workers.
final class WorkerState {
  var stream = RecordStream()
  /// Whether it has called the hooks before the run and takes scenarios.
  var isReady = false
  /// Whether it was told to end.
  var isDismissed = false
  /// Whether it said that it has done all.
  var hasEnded = false
  /// Whether it has run a scenario.
  var hasWorked = false
  /// The scenarios that it was given and has not finished, in order, each with its first attempt.
  var given: ArraySlice<(id: Int, attempt: Int)> = []
  /// The texts that it has been sent and not told to forget.
  var texts: Set<Int> = []
  /// The one of them that it was given scenarios of last.
  var lastText: Int?
  /// The attempt that is running.
  var open: OpenScenario?
  /// The hook around the run that is running.
  var hook: HookCall?
  /// The hooks before the run that it has called.
  var hooksBefore: [HookCall] = []
  /// How many hooks after the run it has called.
  var hooksAfter = 0
  /// Whether something came of it that no worker writes, or nothing came any more; what is behind that is not believed.
  var isGarbled = false
  /// Whether it tells each thing as it happens, since it has one scenario that is run alone.
  var tellsAtOnce = false
  /// The limit beyond which what it runs has gone on.
  var hang: Duration?
}

/// How many scenarios a worker is to have before it, so that it neither waits nor keeps them from others.
struct Pace: Sendable {
  private var mean: Double?

  /// The work that may lie before a worker, in seconds: some times what it does before it tells of it.
  private static let ahead = 0.012
  private static let most = 2048

  mutating func note(_ duration: Duration) {
    let (seconds, attoseconds) = duration.components
    let value = Double(seconds) + Double(attoseconds) * 1e-18
    // The first scenarios take longest, and are soon to count for little.
    mean = mean.map { $0 + (value - $0) / 4 } ?? value
  }

  /// How many scenarios a worker may have, the one that it runs counted.
  ///
  /// - Parameter share: A worker's share of those that are left; near the end nobody is to wait for another.
  func window(share: Int) -> Int {
    guard let mean else { return 1 }
    return max(1, min(Self.most, Int(Self.ahead / max(mean, 1e-6)), share))
  }
}

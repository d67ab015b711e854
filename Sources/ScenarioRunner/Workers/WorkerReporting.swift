import Synchronization

/// Writes the events of a worker's run as reports, and decides when they are sent.
final class WorkerReporting: EventSink {
  private struct State {
    var output: any WorkerOutput
    var writer = RecordWriter()
    /// How long the scenarios took of which the run has not been told.
    var untold = Duration.zero
    var hasSaidReady = false
    /// Where the reports of the running scenario begin, as long as it is enough to say that it passed.
    var start: Int?
    /// Whether the run is told each thing as it happens.
    var tellsAtOnce = false
    /// What tells when things happen; nil where nobody wants to know.
    var timing: WorkerTiming?

    mutating func put(_ report: WorkerReport) {
      writer.removeAll()
      writer.add(report.write)
      output.append(writer.bytes)
      if tellsAtOnce { output.flush() }
    }

    mutating func putStepStarted() {
      if let time = timing?.sinceBegin() { return put(.stepStarted(after: time)) }
      output.append(WorkerReporting.stepStarted)
      if tellsAtOnce { output.flush() }
    }

    /// Says that a scenario has passed in the place of all that was told of it, where nothing has been sent.
    mutating func putPassed(_ id: Int, _ duration: Duration) -> Bool {
      guard let start else { return false }
      writer.removeAll()
      writer.add(WorkerReport.scenarioPassed(id: id, duration).write)
      return output.replace(from: start, with: writer.bytes)
    }
  }

  /// After scenarios of so much time the run is told, so that it can give more in time.
  static let patience = Duration.milliseconds(3)

  private let state: Mutex<State>
  private let tellsPassedSteps: Bool
  private let keep: @Sendable (RunAttachment.Content) -> RunAttachment.Content?

  init(
    output: sending any WorkerOutput, tellsPassedSteps: Bool, timing: WorkerTiming? = nil,
    keep: @escaping @Sendable (RunAttachment.Content) -> RunAttachment.Content?
  ) {
    state = Mutex(State(output: output, timing: timing))
    self.tellsPassedSteps = tellsPassedSteps
    self.keep = keep
  }

  /// What is said most often, and always the same.
  private static let stepStarted = WorkerReport.stepStarted().framed

  func receive(_ event: RunEvent) {
    switch event {
    case .stepStarted: state.withLock { $0.putStepStarted() }
    case .stepFinished(_, _, let result):
      state.withLock { state in
        if result.status != .passed || result.snapshot != nil { state.start = nil }
        state.put(.stepFinished(result))
      }
    case .scenarioStarted(let testCase, let attempt):
      state.withLock { state in
        state.start = tellsPassedSteps || attempt > 0 ? nil : state.output.position
        state.put(.scenarioStarted(id: testCase.id, attempt: attempt, at: state.timing?.begin()))
      }
    case .scenarioFinished(let testCase, _, let result, let willBeRetried):
      finish(testCase, result, willBeRetried)
    case .attached(let attachment, _):
      let attachment = kept(attachment)
      state.withLock { state in
        state.start = nil
        state.put(.attached(attachment, after: state.timing?.sinceBegin()))
      }
    case .runHookStarted(let hook):
      // At once, so that what comes of it is not taken for anything before it.
      send { .hookStarted(hook, at: $0?.begin()) }
    case .runStarted, .runHookFinished, .runFinished:
      if let report = WorkerReport(event) { state.withLock { $0.put(report) } }
    }
  }

  private func finish(_ testCase: TestCase, _ result: ScenarioResult, _ willBeRetried: Bool) {
    state.withLock { state in
      let isPlain = result.status == .passed && result.failures.isEmpty
      if !isPlain || !state.putPassed(testCase.id, result.duration) {
        let time = state.timing?.sinceBegin()
        state.put(.scenarioFinished(result, willBeRetried: willBeRetried, after: time))
      }
      state.start = nil
      state.untold += result.duration
      guard state.untold >= Self.patience else { return }
      state.untold = .zero
      state.output.flush()
    }
  }

  /// The attachment with a copy in the place of a file, which its step may remove before the run reads it, and of
  /// what is too large to be sent.
  private func kept(_ attachment: RunAttachment) -> RunAttachment {
    guard attachment.content.count ?? .max > RunAttachment.mostInMemory,
      let stored = keep(attachment.content)
    else { return attachment }
    var attachment = attachment
    if case .file(let path) = attachment.content, attachment.fileName == nil {
      attachment.fileName = path.split(separator: "/").last.map(String.init)
    }
    attachment.content = stored
    return attachment
  }

  /// Tells the run at once.
  func send(_ report: WorkerReport) { send { _ in report } }

  private func send(_ report: (inout WorkerTiming?) -> WorkerReport) {
    state.withLock { state in
      state.put(report(&state.timing))
      state.output.flush()
    }
  }

  /// Tells the run all that was written, and for the first time that scenarios may come.
  func waits() {
    state.withLock { state in
      if !state.hasSaidReady { state.put(.ready) }
      state.hasSaidReady = true
      state.untold = .zero
      state.output.flush()
    }
  }

  /// Tells the run each thing as it happens from now on, or many at once.
  func tell(atOnce isAtOnce: Bool) { state.withLock { $0.tellsAtOnce = isAtOnce } }

  func flush() { state.withLock { $0.output.flush() } }
}

import Gherkin
import Synchronization

/// Takes events from whatever thread they come from.
public protocol EventSink: Sendable {
  /// Takes in one event.
  func receive(_ event: RunEvent)
}

/// Guards an observer, so that events and readers never meet in it.
public final class ObserverBox<Observer: RunObserver>: EventSink {
  private let observer: Mutex<Observer>

  /// Creates a box around an observer that nobody else holds.
  public init(_ observer: sending Observer) { self.observer = Mutex(observer) }

  /// Hands an event to the observer.
  public func receive(_ event: RunEvent) { observer.withLock { $0.receive(event) } }

  /// Reads from the observer.
  public func read<Value: Sendable>(_ body: (Observer) throws -> Value) rethrows -> Value {
    try observer.withLock { observer throws in try body(observer) }
  }
}

/// Hands events to all sinks in order, and can bring a run that hangs to an orderly end.
final class EventHub: Sendable {
  private struct State {
    var isOver = false
    var scenario: (testCase: TestCase, attempt: Int, started: ContinuousClock.Instant)?
    var isStepOpen = false
    var next = 0
    var runHook: HookInfo?
    /// What was added before the first step, which it will belong to.
    var early: [RunAttachment] = []
    var abortion: String?

    /// What is running, as messages name it.
    var running: String {
      guard let testCase = scenario?.testCase else { return "hook" }
      guard isStepOpen else { return next == 0 ? "setting up of the world" : "clearing up of the world" }
      return testCase.steps[next].step == nil ? "hook" : "step"
    }

    /// The events that bring what has begun to an end.
    func closingEvents(_ reason: String, limit: Duration, after duration: Duration) -> [RunEvent] {
      let end = RunEvent.runFinished(RunFinished(duration: duration, abortion: reason))
      guard let (testCase, attempt, started) = scenario else { return [end] }
      var failure = Failure(kind: .timeout, message: reason, place: testCase.place)
      var events: [RunEvent] = []
      if isStepOpen {
        let planned = testCase.steps[next]
        if let step = planned.step {
          failure.place = FilePlace(uri: testCase.pickle.uri, location: step.location)
        }
        failure.code = planned.code
        let result = StepResult(status: .failed, duration: limit, failure: failure)
        events.append(.stepFinished(testCase, index: next, result))
      }
      for index in testCase.steps.indices.dropFirst(isStepOpen ? next + 1 : next) {
        events.append(.stepStarted(testCase, index: index))
        events.append(.stepFinished(testCase, index: index, StepResult(status: .skipped)))
      }
      let result = ScenarioResult(
        status: .failed, duration: max(.zero, ContinuousClock.now - started),
        failures: isStepOpen ? [] : [failure])
      return events + [.scenarioFinished(testCase, attempt: attempt, result, willBeRetried: false), end]
    }
  }

  private let sinks: [any EventSink]
  private let state = Mutex(State())

  init(_ sinks: [any EventSink]) { self.sinks = sinks }

  func send(_ event: RunEvent) {
    state.withLock { state in
      guard !state.isOver else { return }
      Self.note(event, in: &state)
      for sink in sinks { sink.receive(event) }
      guard !state.early.isEmpty, case .stepStarted(let testCase, let index) = event else { return }
      for attachment in state.early {
        for sink in sinks { sink.receive(.attached(attachment, .step(testCase, index: index))) }
      }
      state.early = []
    }
  }

  /// Adds something to the report of what is running.
  ///
  /// What comes while the world is set up belongs to the first step or hook of the scenario.
  func attach(_ attachment: RunAttachment) {
    state.withLock { state in
      guard !state.isOver else { return }
      if let hook = state.runHook {
        for sink in sinks { sink.receive(.attached(attachment, .runHook(hook))) }
      } else if let testCase = state.scenario?.testCase {
        let attachment = attachment.masked(testCase.secrets)
        if state.isStepOpen {
          let owner = AttachmentOwner.step(testCase, index: state.next)
          for sink in sinks { sink.receive(.attached(attachment, owner)) }
        } else if state.next == 0 {
          state.early.append(attachment)
        }
      }
    }
  }

  /// Why the run was ended from outside, where it was.
  var abortion: String? { state.withLock { $0.abortion } }

  /// Ends the run from outside: what is running fails, what follows it is skipped, nothing is lost.
  func abort(limit: Duration, after duration: Duration) {
    state.withLock { state in
      guard !state.isOver else { return }
      let reason = """
        the \(state.running) did not end within \(limit.inWords) and blocks the main actor, so the run cannot \
        go on; its code has to wait with 'await' or to end
        """
      state.isOver = true
      state.abortion = reason
      for event in state.closingEvents(reason, limit: limit, after: duration) {
        for sink in sinks { sink.receive(event) }
      }
    }
  }

  private static func note(_ event: RunEvent, in state: inout State) {
    switch event {
    case .scenarioStarted(let testCase, let attempt):
      state.scenario = (testCase, attempt, .now)
      state.next = 0
      state.early = []
    case .stepStarted(_, let index):
      state.isStepOpen = true
      state.next = index
    case .stepFinished(_, let index, _):
      state.isStepOpen = false
      state.next = index + 1
    case .scenarioFinished: state.scenario = nil
    case .runFinished: state.isOver = true
    case .runHookStarted(let hook): state.runHook = hook
    case .runHookFinished: state.runHook = nil
    case .runStarted, .attached: break
    }
  }
}

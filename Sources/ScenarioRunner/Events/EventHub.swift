import Synchronization

/// Takes events from whatever thread they come from.
public protocol EventSink: Sendable {
  /// Takes in one event.
  func receive(_ event: RunEvent)
  /// Takes in that a scenario has passed, in the place of the two events of its start and its end.
  func receive(passed scenario: PassedScenario)
  /// Takes in one event that happened earlier than it is told.
  func receive(_ event: RunEvent, at time: EventTime)
  /// Whether it has to be told of the steps of a scenario that passed at once, with nothing attached.
  var needsPassedSteps: Bool { get }
  /// Whether it writes down what is known of scenarios that wait for their turn.
  var keepsWaiting: Bool { get }
  /// Takes in what it is to write down of them.
  func writeDown(_ news: WaitingNews)
}

extension EventSink {
  /// Takes in its start and its end, unless a sink does it in another way.
  public func receive(passed scenario: PassedScenario) {
    for event in scenario.events { receive(event) }
  }
  /// Takes it in like any other, unless a sink asks when things happen.
  public func receive(_ event: RunEvent, at time: EventTime) { receive(event) }
  /// Yes, unless a sink says otherwise.
  public var needsPassedSteps: Bool { true }
  /// No, unless a sink says otherwise.
  public var keepsWaiting: Bool { false }
  /// Does nothing, unless a sink says otherwise.
  public func writeDown(_ news: WaitingNews) {}
}

/// Guards an observer, so that events and readers never meet in it.
public final class ObserverBox<Observer>: Sendable {
  // The class asks nothing of its parameter: at run time that would be looked up among all conformances.
  private let observer: Mutex<Observer>
  /// Whether the observer has to be told of the steps of a scenario that passed at once.
  public let needsPassedSteps: Bool
  /// Whether the observer writes down what is known of scenarios that wait for their turn.
  public let keepsWaiting: Bool

  /// Creates a box around an observer that nobody else holds.
  public init(_ observer: sending Observer) where Observer: RunObserver {
    needsPassedSteps = observer.needsPassedSteps
    keepsWaiting = observer.keepsWaiting
    self.observer = Mutex(observer)
  }

  /// Reads from the observer.
  public func read<Value: Sendable>(_ body: (Observer) throws -> Value) rethrows -> Value {
    try observer.withLock { observer throws in try body(observer) }
  }
}

extension ObserverBox: EventSink where Observer: RunObserver {
  /// Hands an event to the observer.
  public func receive(_ event: RunEvent) { observer.withLock { $0.receive(event) } }

  /// Hands on that a scenario has passed.
  public func receive(passed scenario: PassedScenario) { observer.withLock { $0.receive(passed: scenario) } }

  /// Hands an event to the observer that happened earlier.
  public func receive(_ event: RunEvent, at time: EventTime) {
    observer.withLock { $0.receive(event, at: time) }
  }

  /// Hands on what the observer is to write down.
  public func writeDown(_ news: WaitingNews) { observer.withLock { $0.writeDown(news) } }
}

/// Hands events to all sinks in order, and can bring a run that hangs to an orderly end.
final class EventHub: Sendable {
  private struct State {
    var isOver = false
    var scenario: OpenScenario?
    var runHook: HookInfo?
    /// What was added before the first step, which it will belong to.
    var early: [RunAttachment] = []
    var abortion: String?

    /// What is running, as messages name it.
    var running: String { scenario?.running ?? "hook" }

    /// The events that bring what has begun to an end.
    func closingEvents(
      _ cause: Abandonment, _ reason: String, after duration: Duration
    ) -> [RunEvent] {
      let end = RunEvent.runFinished(RunFinished(duration: duration, abortion: reason))
      guard let scenario else { return [end] }
      let failure = Failure(kind: cause.failureKind, message: reason, place: scenario.testCase.place)
      return scenario.closingEvents(
        failure, stepDuration: cause.stepDuration,
        duration: max(.zero, ContinuousClock.now - scenario.started)) + [end]
    }
  }

  private let sinks: [any EventSink]
  private let state = Mutex(State())

  init(_ sinks: [any EventSink]) { self.sinks = sinks }

  func send(_ event: RunEvent) {
    state.withLock { state in
      guard !state.isOver else { return }
      Self.note(event, in: &state)
      emit(event)
      guard !state.early.isEmpty, case .stepStarted(let testCase, let index) = event else { return }
      for attachment in state.early { emit(.attached(attachment, .step(testCase, index: index))) }
      state.early = []
    }
  }

  /// Hands an event on without what is secret in it.
  private func emit(_ event: RunEvent) {
    if event.mayHoldSecrets {
      let shown = event.withoutSecrets
      for sink in sinks { sink.receive(shown) }
    } else {
      for sink in sinks { sink.receive(event) }
    }
  }

  /// Adds something to the report of what is running.
  ///
  /// What comes while the world is set up belongs to the first step or hook of the scenario.
  func attach(_ attachment: RunAttachment) {
    state.withLock { state in
      guard !state.isOver else { return }
      if let hook = state.runHook {
        emit(.attached(attachment, .runHook(hook)))
      } else if let scenario = state.scenario {
        if scenario.isStepOpen {
          emit(.attached(attachment, .step(scenario.testCase, index: scenario.next)))
        } else if scenario.next == 0 {
          state.early.append(attachment)
        }
      }
    }
  }

  /// Why the run was ended from outside, where it was.
  var abortion: String? { state.withLock { $0.abortion } }

  /// Ends the run from outside: what is running fails, what follows it is skipped, nothing is lost.
  ///
  /// - Returns: Whether it had not ended before.
  func abort(_ cause: Abandonment, after duration: Duration) -> Bool {
    state.withLock { state in
      guard !state.isOver else { return false }
      let reason = cause.reason(running: state.running)
      state.isOver = true
      state.abortion = reason
      for event in state.closingEvents(cause, reason, after: duration) { emit(event) }
      return true
    }
  }

  private static func note(_ event: RunEvent, in state: inout State) {
    switch event {
    case .scenarioStarted(let testCase, let attempt):
      state.scenario = OpenScenario(testCase, attempt: attempt)
      state.early = []
    case .stepStarted: state.scenario?.stepStarted()
    case .stepFinished: state.scenario?.stepFinished()
    case .scenarioFinished: state.scenario = nil
    case .runFinished: state.isOver = true
    case .runHookStarted(let hook): state.runHook = hook
    case .runHookFinished: state.runHook = nil
    case .runStarted, .attached: break
    }
  }
}

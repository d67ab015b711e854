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
  }

  private let sinks: [any EventSink]
  private let state = Mutex(State())

  init(_ sinks: [any EventSink]) { self.sinks = sinks }

  func send(_ event: RunEvent) {
    state.withLock { state in
      guard !state.isOver else { return }
      Self.note(event, in: &state)
      for sink in sinks { sink.receive(event) }
    }
  }

  /// Ends the run from outside: the open step fails, what follows it is skipped, nothing is lost.
  func abort(_ reason: String, limit: Duration, after duration: Duration) {
    state.withLock { state in
      guard !state.isOver else { return }
      state.isOver = true
      var events: [RunEvent] = []
      if let (testCase, attempt, started) = state.scenario {
        let failure = Failure(kind: .timeout, message: reason, place: testCase.place)
        if state.isStepOpen {
          let place = testCase.steps[state.next].step.map {
            FilePlace(uri: testCase.pickle.uri, location: $0.location)
          }
          var failure = failure
          failure.place = place ?? testCase.place
          let result = StepResult(status: .failed, duration: limit, failure: failure)
          events.append(.stepFinished(testCase, index: state.next, result))
          state.next += 1
        }
        for index in testCase.steps.indices.dropFirst(state.next) {
          events.append(.stepStarted(testCase, index: index))
          events.append(.stepFinished(testCase, index: index, StepResult(status: .skipped)))
        }
        let result = ScenarioResult(
          status: .failed, duration: max(.zero, ContinuousClock.now - started),
          failures: state.isStepOpen ? [] : [failure])
        events.append(.scenarioFinished(testCase, attempt: attempt, result, willBeRetried: false))
      }
      events.append(.runFinished(RunFinished(duration: duration, abortion: reason)))
      for event in events {
        for sink in sinks { sink.receive(event) }
      }
    }
  }

  private static func note(_ event: RunEvent, in state: inout State) {
    switch event {
    case .scenarioStarted(let testCase, let attempt):
      state.scenario = (testCase, attempt, .now)
      state.next = 0
    case .stepStarted: state.isStepOpen = true
    case .stepFinished(_, let index, _):
      state.isStepOpen = false
      state.next = index + 1
    case .scenarioFinished: state.scenario = nil
    case .runFinished: state.isOver = true
    case .runStarted, .runHookFinished: break
    }
  }
}

import Foundation
import Gherkin
import ScenarioRunner

/// A small world for tests of the runner.
@MainActor final class CounterWorld: World {
  var count = 0
  var log: [String] = []
  var leftovers: [Leftover] = []
  var drawing: String?

  /// A row of a table.
  struct Row: Decodable, Sendable {
    var name: String
    var number: Int
  }

  func picture() -> String? { drawing }
  func finish() async -> [Leftover] { leftovers }
}

/// Keeps everything that a run tells.
final class EventLog: RunObserver {
  private(set) var events: [RunEvent] = []
  /// When each of them happened, as it was told.
  private(set) var times: [EventTime?] = []
  let needsPassedSteps: Bool

  let keepsWaiting: Bool
  /// What was to be written down, as it would stand in a file.
  private(set) var waiting: [UInt8]?

  init(needsPassedSteps: Bool = true, keepsWaiting: Bool = false) {
    self.needsPassedSteps = needsPassedSteps
    self.keepsWaiting = keepsWaiting
  }

  func receive(_ event: RunEvent) {
    events.append(event)
    times.append(nil)
  }

  func receive(_ event: RunEvent, at time: EventTime) {
    events.append(event)
    times.append(time)
  }

  func writeDown(_ news: WaitingNews) {
    let head = WaitingReports.head(of: .seconds(7))
    switch news {
    case .more(let bytes): waiting = (waiting ?? head) + bytes
    case .anew(let bytes): waiting = head + bytes
    case .over: waiting = nil
    }
  }
}

/// What a run of a text came to.
struct RunRecord: Sendable {
  var outcome: Runner.Outcome
  var events: [RunEvent]

  /// The status of each step and hook, scenario by scenario, attempts one after the other.
  var statuses: [[StepStatus]] {
    var result: [[StepStatus]] = []
    for event in events {
      switch event {
      case .scenarioStarted: result.append([])
      case .stepFinished(_, _, let step): result[result.count - 1].append(step.status)
      default: break
      }
    }
    return result
  }

  /// The results of steps and hooks, in order.
  var stepResults: [StepResult] {
    events.compactMap { if case .stepFinished(_, _, let result) = $0 { result } else { nil } }
  }

  var results: [ScenarioResult] {
    events.compactMap { if case .scenarioFinished(_, _, let result, _) = $0 { result } else { nil } }
  }

  /// The failures of steps and scenarios, in order.
  var failures: [Failure] {
    events.flatMap { event -> [Failure] in
      switch event {
      case .stepFinished(_, _, let step): step.failure.map { [$0] } ?? []
      case .runHookFinished(_, let step): step.failure.map { [$0] } ?? []
      case .scenarioFinished(_, _, let result, _): result.failures
      default: []
      }
    }
  }

  var names: [String] {
    events.compactMap { if case .scenarioStarted(let testCase, _) = $0 { testCase.pickle.name } else { nil } }
  }
}

/// Parses a text and runs it with a library.
@MainActor func rehearse(
  _ text: String, _ library: StepLibrary<CounterWorld>, filter: ScenarioFilter = ScenarioFilter(),
  order: ScenarioOrder = .defined, configuration: RunConfiguration = .patient,
  makeWorld: @escaping @MainActor @Sendable (ScenarioContext) async throws -> CounterWorld = { _ in
    CounterWorld()
  }
) async throws -> RunRecord {
  let bound = try BoundLibrary(name: "counter", library: library, makeWorld: makeWorld)
  return try await rehearse(text, bound, filter: filter, order: order, configuration: configuration)
}

/// Parses a text and runs it with a library that is bound to its worlds.
@MainActor func rehearse(
  _ text: String, _ bound: BoundLibrary, filter: ScenarioFilter = ScenarioFilter(),
  order: ScenarioOrder = .defined, configuration: RunConfiguration = .patient
) async throws -> RunRecord {
  let plan = try RunPlan(
    parts: [.init(library: bound, files: [pickles(text)])], filter: filter, order: order)
  let log = ObserverBox(EventLog())
  let outcome = await Runner(plan: plan, configuration: configuration, sinks: [log]).run()
  return RunRecord(outcome: outcome, events: log.read { $0.events })
}

/// The scenarios of a text.
func pickles(_ text: String, uri: String = "counter.feature") throws -> [Pickle] {
  try GherkinParser().parse(GherkinSource(uri: uri, text: text, format: .feature)).pickles
}

extension RunConfiguration {
  /// Time limits for a process in which many tests share the main actor.
  static let patient = RunConfiguration(stepLimit: .seconds(300), grace: .seconds(300))
}

import Gherkin
import Testing

@testable import ScenarioRunner

struct EventHubTests {
  private let log = ObserverBox(EventLog())
  private var hub: EventHub { EventHub([log]) }

  private func testCase() throws -> TestCase {
    let pickle = try #require(
      try pickles("Feature: F\n  Scenario: S\n    Given a\n    When b\n    Then c\n").first)
    let hook = HookInfo(
      moment: .beforeScenario, name: nil, tags: nil, code: CodePlace(file: "Hooks.swift", line: 3))
    let definition = DefinitionInfo(index: 0, expression: "b", code: CodePlace(file: "Steps.swift", line: 7))
    return TestCase(
      id: 0, suite: "counter", pickle: pickle,
      steps: [PlannedStep(step: nil, match: .hook(hook))]
        + pickle.steps.map { PlannedStep(step: $0, match: .step(definition, arguments: [])) })
  }

  /// The events in a few words each.
  private func told(_ log: ObserverBox<EventLog>) -> [String] {
    log.read { $0.events }.map { event in
      switch event {
      case .runStarted: "run"
      case .runHookStarted, .runHookFinished: "run hook"
      case .attached: "attached"
      case .scenarioStarted: "scenario"
      case .stepStarted(_, let index): "start \(index)"
      case .stepFinished(_, let index, let result): "end \(index) \(result.status)"
      case .scenarioFinished(_, _, let result, let isRetried): "scenario \(result.status) \(isRetried)"
      case .runFinished(let end): "run \(end.abortion == nil ? "done" : "cut short")"
      }
    }
  }

  private func failures(_ log: ObserverBox<EventLog>) -> [Failure] {
    log.read { RunRecord(outcome: .init(), events: $0.events).failures }
  }

  private func message(_ what: String) -> String {
    "the \(what) did not end within 1 second and blocks the main actor, so the run cannot go on; "
      + "its code has to wait with 'await' or to end"
  }

  @Test func `a run that is ended within a step tells everything that was still to be told`() throws {
    let hub = hub
    let testCase = try testCase()
    hub.send(.runStarted(RunStarted(testCases: [testCase])))
    hub.send(.scenarioStarted(testCase, attempt: 0))
    hub.send(.stepStarted(testCase, index: 0))
    hub.send(.stepFinished(testCase, index: 0, StepResult(status: .passed)))
    hub.send(.stepStarted(testCase, index: 1))
    hub.send(.stepFinished(testCase, index: 1, StepResult(status: .passed)))
    hub.send(.stepStarted(testCase, index: 2))
    _ = hub.abort(.hang(limit: .seconds(1)), after: .seconds(5))
    #expect(
      told(log) == [
        "run", "scenario", "start 0", "end 0 passed", "start 1", "end 1 passed", "start 2", "end 2 failed",
        "start 3", "end 3 skipped", "scenario failed false", "run cut short",
      ])
    let failure = try #require(failures(log).first)
    #expect(failures(log).count == 1)
    #expect(failure.message == message("step"))
    #expect("\(failure.place)" == "counter.feature:4:5")
    #expect(failure.code == CodePlace(file: "Steps.swift", line: 7))
    #expect(hub.abortion == message("step"))
  }

  @Test func `a hook that blocks is named as one`() throws {
    let hub = hub
    let testCase = try testCase()
    hub.send(.scenarioStarted(testCase, attempt: 0))
    hub.send(.stepStarted(testCase, index: 0))
    _ = hub.abort(.hang(limit: .seconds(1)), after: .seconds(5))
    let failure = try #require(failures(log).first)
    #expect(failure.message == message("hook"))
    #expect("\(failure.place)" == "counter.feature:2:3")
    #expect(failure.code == CodePlace(file: "Hooks.swift", line: 3))
    #expect(
      told(log).dropFirst(2) == [
        "end 0 failed", "start 1", "end 1 skipped", "start 2", "end 2 skipped", "start 3", "end 3 skipped",
        "scenario failed false", "run cut short",
      ])
  }

  @Test func `a world that blocks fails the scenario as a whole`() throws {
    let hub = hub
    let testCase = try testCase()
    hub.send(.scenarioStarted(testCase, attempt: 0))
    _ = hub.abort(.hang(limit: .seconds(1)), after: .seconds(5))
    #expect(failures(log).map(\.message) == [message("setting up of the world")])
    #expect(told(log).suffix(2) == ["scenario failed false", "run cut short"])
  }

  @Test func `a world that blocks at its end fails the scenario as a whole`() throws {
    let hub = hub
    let testCase = try testCase()
    hub.send(.scenarioStarted(testCase, attempt: 0))
    for index in testCase.steps.indices {
      hub.send(.stepStarted(testCase, index: index))
      hub.send(.stepFinished(testCase, index: index, StepResult(status: .passed)))
    }
    _ = hub.abort(.hang(limit: .seconds(1)), after: .seconds(5))
    #expect(failures(log).map(\.message) == [message("clearing up of the world")])
    #expect(told(log).suffix(3) == ["end 3 passed", "scenario failed false", "run cut short"])
  }

  @Test func `between scenarios it is a hook around the run that blocks`() throws {
    let hub = hub
    let testCase = try testCase()
    hub.send(.runStarted(RunStarted(testCases: [testCase])))
    _ = hub.abort(.hang(limit: .seconds(1)), after: .seconds(5))
    #expect(told(log) == ["run", "run cut short"])
    #expect(hub.abortion == message("hook"))
  }

  @Test func `what comes after the end is not told`() throws {
    let hub = hub
    let testCase = try testCase()
    _ = hub.abort(.hang(limit: .seconds(1)), after: .seconds(5))
    hub.send(.scenarioStarted(testCase, attempt: 0))
    _ = hub.abort(.hang(limit: .seconds(1)), after: .seconds(5))
    #expect(told(log) == ["run cut short"])
  }

  @Test func `a run that has ended by itself cannot be cut short`() {
    let hub = hub
    hub.send(.runFinished(RunFinished(duration: .zero)))
    _ = hub.abort(.hang(limit: .seconds(1)), after: .seconds(5))
    #expect(told(log) == ["run done"])
    #expect(hub.abortion == nil)
  }
}

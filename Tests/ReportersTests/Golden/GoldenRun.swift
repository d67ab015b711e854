import Gherkin
import ScenarioRunner
import Testing

/// A run that never was: its events are made here, so that every report can be held against them.
struct GoldenRun: Sendable, CustomTestStringConvertible {
  /// The name of the run and of its golden files.
  var name: String
  /// All that a run tells its observers.
  var events: [RunEvent]

  var testDescription: String { name }

  init(_ name: String, _ scenarios: [MadeScenario], seed: UInt64? = nil, filteredOut: [MadeScenario] = []) {
    self.name = name
    let cases = scenarios.enumerated().map { $1.testCase(id: $0) }
    let rest = filteredOut.enumerated().map { $1.testCase(id: scenarios.count + $0) }
    let start = RunStarted(testCases: cases, filteredOut: rest, seed: seed)
    events = [.runStarted(start)]
    for (made, testCase) in zip(scenarios, cases) { events += made.events(testCase) }
    events.append(.runFinished(RunFinished(duration: .milliseconds(412))))
  }
}

/// A scenario with the results that it is to have.
struct MadeScenario: Sendable {
  var name: String
  var uri = "Scenarios/buy-crypto/set-amount.feature"
  var line = 41
  /// The line of the outline, where the scenario is a row.
  var outlineLine: Int?
  var tags: [String] = []
  var parents = ["Set amount"]
  /// The attempts; the last one is the result.
  var attempts: [[MadeStep]]
  var failures: [Failure] = []
  var status: ScenarioStatus?

  init(
    _ name: String, line: Int = 41, outlineLine: Int? = nil, tags: [String] = [],
    uri: String = "Scenarios/buy-crypto/set-amount.feature", status: ScenarioStatus? = nil,
    failures: [Failure] = [], retriedAfter: [[MadeStep]] = [], _ steps: [MadeStep]
  ) {
    self.name = name
    self.uri = uri
    self.line = line
    self.outlineLine = outlineLine
    self.tags = tags
    self.status = status
    self.failures = failures
    attempts = retriedAfter + [steps]
  }

  func testCase(id: Int) -> TestCase {
    let location = Location(line: line, column: 3)
    let pickle = Pickle(
      id: id, uri: uri, name: name, language: "en", location: location,
      scenarioLocation: outlineLine.map { Location(line: $0, column: 3) } ?? location, parents: parents,
      astNodeIDs: [],
      tags: tags.map { PickleTag(name: $0, location: Location(line: line - 1, column: 3), astNodeID: 0) },
      steps: (attempts.last ?? []).enumerated().compactMap { $1.pickleStep(line: line + 1 + $0) })
    let steps = (attempts.last ?? []).enumerated().map { $1.planned(line: line + 1 + $0) }
    return TestCase(id: id, suite: "buy-crypto", pickle: pickle, steps: steps)
  }

  func events(_ testCase: TestCase) -> [RunEvent] {
    attempts.enumerated().flatMap { number, steps -> [RunEvent] in
      let results = steps.enumerated().map { $1.result(uri: uri, line: line + 1 + $0) }
      let gravest = ScenarioStatus(gravest: results.map(\.status).max() ?? .passed)
      let isLast = number == attempts.count - 1
      let result = ScenarioResult(
        status: isLast ? status ?? gravest : gravest, duration: .milliseconds(12),
        failures: isLast ? failures : [])
      return [.scenarioStarted(testCase, attempt: number)]
        + results.enumerated().flatMap { index, result -> [RunEvent] in
          [.stepStarted(testCase, index: index), .stepFinished(testCase, index: index, result)]
        }
        + [.scenarioFinished(testCase, attempt: number, result, willBeRetried: !isLast)]
    }
  }
}

import AppCore
import Gherkin
import ScenarioRunner

@testable import Reporters

/// A run that never was, written as a page.
struct MadeReport {
  /// A step with its result.
  struct Step {
    var text: String
    var status = StepStatus.passed
    var screen: Screen?
    var attachments: [RunAttachment] = []
    /// What the plan knows of it; nil for a step that there is code for.
    var match: PlannedStep.Match?
    /// What went wrong, instead of a button that is not enabled.
    var failure: Failure?
  }

  /// A scenario with its steps.
  struct Case {
    var name: String
    var tags: [String] = []
    var file = "Scenarios/shop/buying.feature"
    var steps: [Step]
  }

  var cases: [Case]
  /// What the end of the run adds to the page, such as the ledger.
  var extra: [JSONValue.Member] = []
  /// Whether steps were only matched; nothing is told of the scenarios then.
  var isDryRun = false

  /// The page with the data of so many scenarios; without an end where the run was cut short.
  func page(upTo count: Int? = nil) -> String {
    var text = ""
    var output = ReportOutput { text += $0 }
    output.keep = { attachment in attachment.fileName.map { "page.html.files/\($0)" } }
    let reporter = HTMLReporter(ReporterContext(output: output, extra: { extra }))
    let testCases = cases.enumerated().map { $1.testCase(id: $0) }
    var start = RunStarted(testCases: testCases)
    start.isDryRun = isDryRun
    reporter.receive(.runStarted(start))
    for (made, testCase) in zip(cases, testCases).prefix(isDryRun ? 0 : count ?? cases.count) {
      reporter.receive(.scenarioStarted(testCase, attempt: 0))
      for (index, step) in made.steps.enumerated() {
        reporter.receive(.stepStarted(testCase, index: index))
        for attachment in step.attachments {
          reporter.receive(.attached(attachment, .step(testCase, index: index)))
        }
        reporter.receive(.stepFinished(testCase, index: index, step.result(at: testCase.place)))
      }
      let status = ScenarioStatus(gravest: made.steps.map(\.status).max() ?? .passed)
      let result = ScenarioResult(status: status, duration: .milliseconds(12))
      reporter.receive(.scenarioFinished(testCase, attempt: 0, result, willBeRetried: false))
    }
    if count == nil { reporter.receive(.runFinished(RunFinished(duration: .milliseconds(412)))) }
    return text
  }

  /// A requirement line as the ledger gives it.
  static func line(_ id: String, _ text: String, _ state: String, shownBy names: [(String, Int)]) -> JSONValue
  {
    .object([
      "id": .string(id), "text": .string(text), "sections": .array([.string("Buying")]), "line": .integer(3),
      "state": .string(state), "touched": .bool(true), "mapped": .integer(names.count),
      "ran": .integer(names.count), "passed": .integer(state == "passed" ? names.count : 0),
      "scenarios": .array(
        names.map { name, line in
          .object([
            "name": .string(name), "uri": .string("Scenarios/shop/buying.feature"), "line": .integer(line),
            "outcome": .string(state),
          ])
        }),
    ])
  }

  /// The ledger of one app.
  static func ledger(_ lines: [JSONValue]) -> [JSONValue.Member] {
    let account: JSONValue = .object([
      "app": .string("shop"), "title": .string("The shop"), "brief": .string("Scenarios/shop/brief.md"),
      "lines": .array(lines),
    ])
    return [.init("requirements", .array([account]))]
  }
}

extension MadeReport.Case {
  fileprivate func testCase(id: Int) -> TestCase {
    let line = 10 * (id + 1)
    let location = Location(line: line, column: 3)
    let steps = self.steps.enumerated().map { index, step in
      PickleStep(
        id: index, keyword: "When ", kind: .unknown, text: step.text,
        location: Location(line: line + 1 + index, column: 5), astNodeIDs: [], arguments: [])
    }
    let pickle = Pickle(
      id: id, uri: file, name: name, language: "en", location: location, scenarioLocation: location,
      parents: [file.split(separator: "/").last.map(String.init) ?? ""], astNodeIDs: [],
      tags: tags.map { PickleTag(name: $0, location: location, astNodeID: 0) }, steps: steps)
    let definition = DefinitionInfo(
      index: 0, expression: "anything", code: CodePlace(file: "Shop/Steps.swift", line: 1))
    return TestCase(
      id: id, suite: "shop", pickle: pickle,
      steps: zip(steps, self.steps).map { step, made in
        PlannedStep(step: step, match: made.match ?? .step(definition, arguments: []))
      })
  }
}

extension MadeReport.Step {
  fileprivate func result(at place: FilePlace) -> StepResult {
    let failure = Failure(
      kind: .expectation, message: "'Next' is not enabled", expected: "enabled", actual: "disabled",
      place: place)
    return StepResult(
      status: status, duration: .milliseconds(1),
      failure: self.failure ?? (status == .failed ? failure : nil),
      snapshot: screen.map { ScreenSnapshot(json: $0.json) })
  }
}

import Gherkin
import ScenarioRunner
import Testing

@testable import Reporters

struct TerminalReporterTests {
  // B041
  @Test func `every try of a failing scenario counts as one scenario`() throws {
    let text = try report(.retries, as: "terminal")
    #expect(text.contains("4 scenarios: 1 flaky · 2 failed · 1 skipped"))
    #expect(text.split(separator: "\n").filter { $0.hasPrefix("✗ Fails three times") }.count == 1)
  }

  // B042
  @Test func `a scenario whose hook failed is shown as failed though its own steps were skipped`() throws {
    let text = try report(.hooks, as: "terminal")
    #expect(text.contains("✗ The shop does not open"))
    #expect(text.contains("1 scenario: 1 failed"))
  }

  @Test func `a scenario without a name is called by its last step`() throws {
    let run = GoldenRun("unnamed", [MadeScenario("", [.when("I wait", .pending)])])
    #expect(try report(run, as: "terminal").hasPrefix("… When I wait\n"))
    #expect(try report(run, as: "tap").contains("- When I wait\n"))
  }

  @Test func `what passes is only counted`() throws {
    #expect(try report(.passed, as: "terminal").hasPrefix("2 scenarios: 2 passed   0.41 s\n"))
  }

  @Test func `a time that went backwards is no time`() throws {
    #expect(try report(.cutShort, as: "terminal").hasSuffix("2 scenarios: 1 passed · 1 not run   0.000 s\n"))
  }

  @Test func `a long run on a terminal shows how far it is, and wipes it`() throws {
    let text = try progress(isTerminal: true, stepsOf: .milliseconds(300))
    #expect(
      text == """
        \r\u{1B}[K2 of 4 · Third\r\u{1B}[K3 of 4 · Fourth\r\u{1B}[K4 scenarios: 4 passed   0.41 s

        """)
  }

  @Test func `a short run and a file show no progress`() throws {
    #expect(try progress(isTerminal: true, stepsOf: .milliseconds(20)) == "4 scenarios: 4 passed   0.41 s\n")
    #expect(try progress(isTerminal: false, stepsOf: .seconds(9)) == "4 scenarios: 4 passed   0.41 s\n")
  }

  @Test func `progress is not rewritten for every scenario`() throws {
    let text = try progress(isTerminal: true, stepsOf: .milliseconds(60), names: (1...13).map { "S\($0)" })
    #expect(text.split(separator: "\u{1B}").filter { $0.contains(" of 13") }.count == 2)
  }

  @Test(arguments: [false, true], ["terminal", "pretty", "progress", "rerun", "tap"])
  func `a scenario that is told to have passed reads as its start and its end`(
    isTerminal: Bool, name: String
  ) throws {
    let run = GoldenRun(
      "passed and not",
      [
        MadeScenario("First", line: 2, [.when("I wait")]),
        MadeScenario("Draft", line: 12, tags: ["@wip"], [.when("I wait")]),
        MadeScenario("Red", line: 22, [.when("I wait", .pending)]),
        MadeScenario("Last", line: 32, [.when("I wait")]),
      ])
    func text(inOne: Bool) throws -> String {
      var text = ""
      let output = ReportOutput(layout: TextLayout(width: 40), isTerminal: isTerminal) { text += $0 }
      var time = Duration.zero
      let reporter = try ReporterCatalog.kind(named: name).make(
        ReporterContext(output: output, now: { time }))
      var started: TestCase?
      for event in run.events where !event.isOfStep {
        switch event {
        case .scenarioStarted(let testCase, _) where testCase.pickle.name != "Red" && inOne:
          started = testCase
        case .scenarioFinished(_, _, let result, _):
          if let testCase = started {
            reporter.receive(passed: PassedScenario(testCase, duration: result.duration))
          } else {
            reporter.receive(event)
          }
          started = nil
          time += .milliseconds(300)
        default: reporter.receive(event)
        }
      }
      return text
    }
    let usual = try text(inOne: false)
    #expect(!usual.isEmpty)
    if name == "terminal" { #expect(usual.contains("Draft")) }
    #expect(try text(inOne: true) == usual)
  }

  /// Runs scenarios on a clock that goes on by one step for each.
  private func progress(
    isTerminal: Bool, stepsOf step: Duration, names: [String] = ["First", "Second", "Third", "Fourth"]
  ) throws -> String {
    let run = GoldenRun(
      "long", names.enumerated().map { MadeScenario($1, line: 10 * $0 + 2, [.when("I wait")]) })
    var text = ""
    var time = Duration.zero
    let output = ReportOutput(layout: TextLayout(width: 30), isTerminal: isTerminal) { text += $0 }
    let reporter = TerminalReporter(ReporterContext(output: output, now: { time }), detail: .failures)
    for event in run.events {
      reporter.receive(event)
      if case .scenarioFinished = event { time += step }
    }
    return text
  }
}

extension RunEvent {
  fileprivate var isOfStep: Bool {
    switch self {
    case .stepStarted, .stepFinished: true
    default: false
    }
  }
}

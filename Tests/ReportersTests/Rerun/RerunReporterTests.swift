import Gherkin
import ScenarioRunner
import Testing

@testable import Reporters

struct RerunReporterTests {
  private func list(_ run: GoldenRun, _ settings: RerunList.Settings = .init()) -> String {
    var text = ""
    let output = ReportOutput { text += $0 }
    let reporter = RerunReporter(ReporterContext(output: output, rerun: settings))
    for event in run.events { reporter.receive(event) }
    return text
  }

  // B041
  @Test func `what did not pass is listed once, however often it was tried, in the order of the run`() {
    let run = GoldenRun(
      "mixed",
      [
        MadeScenario(
          "late", line: 50, retriedAfter: [[.when("a", .failed)], [.when("a", .failed)]],
          [.when("a", .failed)]),
        MadeScenario("good", line: 30, [.when("a")]),
        MadeScenario("flaky", line: 31, retriedAfter: [[.when("a", .failed)]], [.when("a")]),
        MadeScenario("draft", line: 32, tags: ["@wip"], [.when("a", .failed)]),
        MadeScenario("skipped", line: 33, [.when("a", .skipped)]),
        MadeScenario("early", line: 10, [.when("a", .undefined)]),
      ], seed: 7)
    #expect(
      list(run, .init(seed: 1, options: [.init("--retry", "2"), .init("--allow-flaky")])) == """
        # rehearsal rerun list 1
        # 2 scenarios of 6 did not pass; they run again with: rehearse --rerun THIS-FILE
        # seed: 7
        # option: --retry 2
        # option: --allow-flaky
        Scenarios/buy-crypto/set-amount.feature:50  late
        Scenarios/buy-crypto/set-amount.feature:10  early

        """)
  }

  @Test func `the seed of the run before is kept, and what did not run is counted`() {
    var run = GoldenRun(
      "cut", [MadeScenario("one", [.when("a", .failed)]), MadeScenario("two", [.when("a")])])
    run.events.removeSubrange(5..<(run.events.count - 1))
    #expect(
      list(run, .init(seed: 5)) == """
        # rehearsal rerun list 1
        # 1 scenario of 2 did not pass; they run again with: rehearse --rerun THIS-FILE
        # 1 not run at all, and not in this list
        # seed: 5
        Scenarios/buy-crypto/set-amount.feature:41  one

        """)
  }

  @Test func `a name of several lines, or with control characters, stays one line`() throws {
    let run = GoldenRun("odd", [MadeScenario("a\nb\u{1B}", [.when("a", .failed)])])
    let list = try RerunList(parsing: list(run), path: "f")
    guard case .runStarted(let start) = run.events[0] else {
      Issue.record("the run does not start")
      return
    }
    #expect(list.entries.count == 1)
    #expect(list.entries[0].names(start.testCases[0]))
    #expect(list.entries[0].line == start.testCases[0].pickle.location.line)
  }
}

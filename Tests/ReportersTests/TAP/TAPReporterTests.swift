import ScenarioRunner
import Testing

@testable import Reporters

struct TAPReporterTests {
  @Test(arguments: GoldenRun.all) func `the plan is the number of points, each once`(run: GoldenRun) throws {
    let lines = try report(run, as: "tap").split(separator: "\n")
    #expect(lines.first == "TAP version 13")
    let numbers = lines.compactMap { $0.firstMatch(of: #/^(?:not )?ok (\d+) - /#).flatMap { Int($0.1) } }
    #expect(numbers.sorted() == Array(1..<(numbers.count + 1)))
    #expect(lines.contains("1..\(numbers.count)"))
  }

  @Test func `no name is taken for a directive`() throws {
    let run = GoldenRun("odd", [MadeScenario(#"a # TODO \ b"#, [.when("I wait")])])
    #expect(try report(run, as: "tap") == "TAP version 13\nok 1 - a \\# TODO \\\\ b\n1..1\n")
  }

  @Test func `a mark behind a sign does not hide it`() throws {
    let run = GoldenRun("marked", [MadeScenario("a #\u{301} b", [.when("I wait")])])
    #expect(try report(run, as: "tap").contains("ok 1 - a \\#\u{301} b\n"))
  }

  @Test func `diagnostics are YAML in double quotes`() throws {
    let run = GoldenRun(
      "quoted",
      [
        MadeScenario(
          "q",
          [
            .failing("it is") {
              Failure(kind: .expectation, message: #"say "\n""#, expected: "a\nb", place: $0)
            }
          ])
      ])
    let text = try report(run, as: "tap")
    #expect(text.contains(#"  message: "say \"\\n\"""# + "\n"))
    #expect(text.contains(#"  expected: "a\nb""# + "\n"))
  }

  @Test func `a dry run is no success`() throws {
    var run = GoldenRun("dry", [MadeScenario("one", [.when("I wait")])])
    if case .runStarted(var start) = run.events[0] {
      start.isDryRun = true
      run.events = [.runStarted(start), .runFinished(RunFinished(duration: .zero))]
    }
    #expect(
      try report(run, as: "tap") == "TAP version 13\nok 1 - one # SKIP a dry run calls no step\n1..1\n")
  }
}

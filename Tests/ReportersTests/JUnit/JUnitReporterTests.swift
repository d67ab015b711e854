import ScenarioRunner
import TestSupport
import Testing

@testable import Reporters

struct JUnitReporterTests {
  @Test(arguments: GoldenRun.all) func `every golden run gives well-formed XML`(run: GoldenRun) throws {
    let elements = try parse(report(run, as: "junit"))
    #expect(elements.first?.name == "testsuites")
  }

  @Test func `a character that XML forbids costs no report`() throws {
    let forbidden = ["\u{0}", "\u{1}", "\u{8}", "\u{B}", "\u{C}", "\u{1B}", "\u{1F}", "\u{FFFE}", "\u{FFFF}"]
    let scenarios = forbidden.enumerated().map { index, character in
      MadeScenario("holds \(character)", line: 10 * index + 2, [.when("I type \(character)", .pending)])
    }
    let run = GoldenRun("forbidden", scenarios + [MadeScenario("plain", line: 500, [.when("I wait")])])
    let cases = try parse(report(run, as: "junit")).filter { $0.name == "testcase" }
    #expect(cases.count == 10)
    #expect(cases[5].attributes["name"] == "holds ␛")
  }

  // B045
  @Test(arguments: GoldenRun.all) func `class name and name together are unique`(run: GoldenRun) throws {
    let cases = try parse(report(run, as: "junit")).filter { $0.name == "testcase" }
    let keys = cases.map { [$0.attributes["classname"] ?? "", $0.attributes["name"] ?? ""] }
    #expect(Set(keys).count == keys.count)
  }

  // B045
  @Test func `names do not change with what is selected or in which order it runs`() throws {
    let rows = (0..<3).map { MadeScenario("Row", line: 20 + $0, outlineLine: 12, [.when("I wait")]) }
    let one = GoldenRun("one", [rows[2]], filteredOut: [rows[0], rows[1]])
    #expect(try names(one) == ["Row [row 3]"])
    #expect(
      try names(GoldenRun("shuffled", [rows[2], rows[0], rows[1]])) == [
        "Row [row 1]", "Row [row 2]", "Row [row 3]",
      ])
  }

  @Test func `the key is file and line, and rows of one name are told apart`() throws {
    let cases = try parse(report(.outline, as: "junit")).filter { $0.name == "testcase" }
    #expect(cases.map { $0.attributes["line"] } == ["20", "21", "30", "40", "50"])
    #expect(cases.allSatisfy { $0.attributes["file"] == "Scenarios/buy-crypto/set-amount.feature" })
    #expect(cases[3].attributes["name"] == "Brackets [a]_b-c <d> & \"e\" [line 40]")
  }

  // B047
  @Test(arguments: [
    (Duration.milliseconds(1500), "1.500000"), (.microseconds(20), "0.000020"), (.seconds(90), "90.000000"),
    (.milliseconds(-3), "0.000000"),
  ]) func `times are seconds and never below zero`(duration: Duration, time: String) throws {
    var run = GoldenRun("times", [MadeScenario("a", [.when("I wait")])])
    run.events = run.events.map { event in
      guard case .scenarioFinished(let testCase, let attempt, var result, let willBeRetried) = event else {
        return event
      }
      result.duration = duration
      return .scenarioFinished(testCase, attempt: attempt, result, willBeRetried: willBeRetried)
    }
    let elements = try parse(report(run, as: "junit"))
    #expect(elements.filter { $0.name == "testcase" }.map { $0.attributes["time"] } == [time])
  }

  @Test func `scenarios without a name are told apart where there are several`() throws {
    let scenarios = [2, 9].map { MadeScenario("", line: $0, [.when("I wait")]) }
    #expect(try names(GoldenRun("unnamed", scenarios)) == ["[line 2]", "[line 9]"])
    #expect(try names(GoldenRun("unnamed", [scenarios[0]])) == [""])
    let row = MadeScenario("", line: 20, outlineLine: 12, [.when("I wait")])
    #expect(try names(GoldenRun("unnamed", [row])) == ["[row 1]"])
  }

  // B041
  @Test func `a retried scenario is one case with the number of its attempts`() throws {
    let elements = try parse(report(.retries, as: "junit"))
    #expect(elements.filter { $0.name == "testcase" }.count == 4)
    #expect(elements.filter { $0.name == "failure" }.count == 2)
    let attempts = elements.filter { $0.attributes["name"] == "attempts" }.map { $0.attributes["value"] }
    #expect(attempts == ["2", "3", "2", "2"])
  }

  @Test func `each requirement id is a property of its case`() throws {
    let elements = try parse(report(.passed, as: "junit")).filter { $0.attributes["name"] == "verifies" }
    #expect(elements.map { $0.attributes["value"] } == ["BUY-09", "BUY-10", "BUY-09"])
  }

  @Test(arguments: [
    ("a/b.feature", "a/b"), ("a/b.feature.md", "a/b"), ("a/b.scenario", "a/b"), ("a.b/c.txt", "a.b/c.txt"),
  ]) func `the class name holds no dot from the file's kind`(uri: String, className: String) {
    #expect(CaseNames.className(of: MadeScenario("a", uri: uri, []).testCase(id: 0)) == className)
  }

  @Test func `files of one class name still have cases of different names`() throws {
    let run = GoldenRun(
      "same", ["a.feature", "a.scenario", "a.feature"].map { MadeScenario("A", uri: $0, [.when("I wait")]) })
    #expect(try names(run) == ["A [line 41]", "A [line 41] [2]", "A [line 41] [3]"])
  }

  @Test func `a hook that failed in several processes has a case of its own for each`() throws {
    var run = GoldenRun.hooks
    let hook = try #require(run.events.first { if case .runHookFinished = $0 { true } else { false } })
    run.events.insert(contentsOf: [hook, hook], at: run.events.count - 1)
    let found = try names(run).filter { $0.contains("close the street") }
    #expect(found.count == 3)
    #expect(found[1...].map { $0.dropFirst(found[0].count) } == [" [2]", " [3]"])
  }

  @Test func `the cases of a dry run say that it was one`() throws {
    let elements = try parse(report(.dry, as: "junit"))
    let properties = elements.filter { $0.attributes["name"] == "dryRun" }
    #expect(properties.map { $0.attributes["value"] } == ["true", "true"])
    #expect(
      elements.filter { $0.name == "skipped" }.map { $0.attributes["message"] }
        == ["not run: a dry run calls no step"])
  }

  private func names(_ run: GoldenRun) throws -> [String] {
    try parse(report(run, as: "junit")).filter { $0.name == "testcase" }.compactMap { $0.attributes["name"] }
  }

  private func parse(_ xml: String) throws -> [XMLTree] { try XMLTree.parse(xml).all }
}

import ScenarioRunner
import Testing

@testable import Reporters

struct TeamCityTests {
  @Test func `what means something in a message is escaped`() {
    #expect(
      TeamCityMessage.line("m", [("a", "it's [a|b]\nnext\rü €😀")])
        == "##teamcity[m a='it|'s |[a||b|]|nnext|0x240D|0x00FC |0x20AC|0xD83D|0xDE00']\n")
  }

  @Test(arguments: GoldenRun.all) func `every test that starts ends, in its suite`(run: GoldenRun) throws {
    let lines = try report(run, as: "teamcity").split(separator: "\n")
    func names(_ message: String) -> [Substring] {
      lines.filter { $0.hasPrefix("##teamcity[\(message) ") }
        .compactMap { $0.firstMatch(of: /name='((?:[^'|]|\|.)*)'/)?.1 }
    }
    #expect(lines.first == "##teamcity[testCount count='\(names("testStarted").count)']")
    #expect(names("testStarted") == names("testFinished"))
    #expect(names("testSuiteStarted") == names("testSuiteFinished"))
    #expect(lines.allSatisfy { $0.hasPrefix("##teamcity[") && $0.hasSuffix("']") })
    #expect(lines.allSatisfy { $0.utf8.allSatisfy { $0 < 0x80 } })
  }

  @Test func `a suite is open from its first test to its last`() throws {
    let places = [("a.feature", 2), ("a.feature", 5), ("b.feature", 2), ("a.feature", 9)]
    let scenarios = places.map { MadeScenario("at \($1)", line: $1, uri: $0, [.when("I wait")]) }
    let lines = try report(GoldenRun("files", scenarios), as: "teamcity").split(separator: "\n")
    let suites = lines.filter { $0.contains("testSuite") }
    func message(_ what: String, _ file: String) -> Substring {
      "##teamcity[testSuite\(what) name='\(file)']"
    }
    #expect(
      suites == [
        message("Started", "a.feature"), message("Finished", "a.feature"), message("Started", "b.feature"),
        message("Finished", "b.feature"), message("Started", "a.feature"), message("Finished", "a.feature"),
      ])
  }

  @Test func `a value that differs is a comparison`() throws {
    let text = try report(.failed, as: "teamcity")
    #expect(text.contains("type='comparisonFailure' expected='enabled' actual='disabled'"))
  }
}

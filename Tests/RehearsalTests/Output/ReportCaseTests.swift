import AppCore
import Foundation
import Rehearsal
import ScenarioRunner
import TestSupport
import Testing

/// What reports have to hold, whatever scenarios are called and do.
struct ReportCaseTests {
  // B044
  @Test func `a message with a character that XML forbids costs no report`() async throws {
    let suite = AppSuite(
      name: "odd", summary: "Fails oddly",
      steps: StepLibrary<CountingWorld> {
        Given("step {int}") { (_, number: Int) in
          guard number != 4 else { throw ExpectationFailure("a\u{8}b") }
        }
      }
    ) { _ in CountingWorld() }
    let scenarios = (0..<10).map { "  Scenario: \($0)\n    Given step \($0)\n" }
    let stage = try Stage(["Scenarios/odd/a.feature": "Feature: F\n" + scenarios.joined()])
    let end = await stage.run(["-f", "junit:r.xml"], suites: [suite])
    #expect(end.status == .scenarioFailed)
    let root = try XMLTree.parse(stage.read("r.xml"))
    let cases = root.all.filter { $0.name == "testcase" }
    #expect(cases.map { $0.attributes["name"] } == (0..<10).map { "\($0)" })
    #expect(root.attributes["tests"] == "10" && root.attributes["failures"] == "1")
    let failures = cases.map { $0.children("failure") }
    #expect(failures.map(\.count) == (0..<10).map { $0 == 4 ? 1 : 0 })
    #expect(failures[4][0].attributes["message"] == "a␈b")
    #expect(failures[4][0].text.contains("a␈b"))
  }

  // B046
  @Test func `names are unchanged, and file and line are the key`() async throws {
    let names = ["users (admin/standard) - a_b", "ação é válida", ""]
    let scenarios = names.map { "  Scenario: \($0)\n    Given 5 apples\n    Then 5 are left\n" }
    let uri = "Scenarios/counter/a.feature"
    let stage = try Stage([uri: "Feature: F\n" + scenarios.joined()])
    #expect(await stage.run("-f", "junit:r.xml", "-f", "json:r.json").status == .success)

    let lines = [2, 5, 8]
    let cases = try XMLTree.parse(stage.read("r.xml")).all.filter { $0.name == "testcase" }
    #expect(cases.map { $0.attributes["file"] } == [uri, uri, uri])
    #expect(cases.map { $0.attributes["line"] } == lines.map { "\($0)" })
    #expect(cases.map { $0.attributes["name"] } == names)

    let read = try JSONDecoder().decode(WrittenRun.self, from: Data(stage.read("r.json").utf8))
    #expect(read.scenarios.map(\.uri) == [uri, uri, uri])
    #expect(read.scenarios.map(\.line) == lines)
    #expect(read.scenarios.map(\.name) == names)

    for (name, line) in zip(names, lines) {
      let again = await stage.run(["\(uri):\(line)", "-f", "json:one.json"])
      #expect(again.status == .success)
      let one = try JSONDecoder().decode(WrittenRun.self, from: Data(stage.read("one.json").utf8))
      #expect(one.scenarios.map(\.line) == [line])
      #expect(one.scenarios.map(\.name) == [name])
    }
  }

  @Test func `scenarios without a name are chosen as JUnit tells them apart`() async throws {
    let stage = try Stage([
      "Scenarios/counter/a.feature": """
      Feature: F
        Scenario:
          Given 5 apples
        Scenario:
          Given 4 apples
        Scenario Outline:
          Given <n> apples
          Examples:
            | n |
            | 3 |

      """
    ])
    _ = await stage.run("-f", "junit:r.xml")
    let cases = try XMLTree.parse(stage.read("r.xml")).all.filter { $0.name == "testcase" }
    #expect(cases.map { $0.attributes["name"] } == ["[line 2]", "[line 4]", "[row 1]"])
    for (name, line) in [("[line 4]", 4), ("[row 1]", 10), ("[row 1] [line 10]", 10)] {
      let end = await stage.run("--name", name, "--list")
      #expect(end.output.hasPrefix("Scenarios/counter/a.feature:\(line)  "), "\(name)")
      #expect(end.output.split(separator: "\n").count { $0.hasPrefix("Scenarios/") } == 1)
    }
  }

  /// A world whose app has a clock that can be set.
  @MainActor private final class ClockWorld: World {
    var date = Date()
    var clock: AppClock {
      AppClock(now: { [date] in date }, sleep: { _ in }, schedule: { _, _ in {} })
    }
  }

  // B048
  @Test func `a product's clock that is set back a day makes no time negative`() async throws {
    let suite = AppSuite(
      name: "clock", summary: "Has a clock",
      steps: StepLibrary<ClockWorld> {
        Given("the clock shows now") { world in world.date = Date() }
        When("the clock is set one day back") { world in world.date.addTimeInterval(-86_400) }
        Then("the clock shows yesterday") { world in
          let age = -world.clock.now().timeIntervalSinceNow
          guard age > 80_000 else { throw ExpectationFailure("the clock stayed", actual: "\(age) s") }
        }
      }
    ) { _ in ClockWorld() }
    let steps =
      "    Given the clock shows now\n    When the clock is set one day back\n    Then the clock shows yesterday\n"
    let stage = try Stage([
      "Scenarios/clock/a.feature": "Feature: F\n  Scenario: A\n\(steps)  Scenario: B\n\(steps)"
    ])
    let files = ["json:r.json", "junit:r.xml", "message:r.ndjson", "usage:r.txt", "teamcity:t.txt"]
    let end = await stage.run(files.flatMap { ["-f", $0] }, suites: [suite])
    #expect(end.status == .success)

    let run = try JSONDecoder().decode(WrittenRun.self, from: Data(stage.read("r.json").utf8))
    let times = run.scenarios.flatMap { $0.steps.map(\.duration) }
    #expect(times.count == 6)
    #expect((times + run.scenarios.map(\.duration) + [run.summary.duration]).allSatisfy { $0 >= 0 })
    let rounding = 1e-6 * Double(times.count)
    #expect(times.reduce(0, +) <= run.summary.duration + rounding)
    for scenario in run.scenarios {
      #expect(scenario.steps.map(\.duration).reduce(0, +) <= scenario.duration + rounding)
    }
    for element in try XMLTree.parse(stage.read("r.xml")).all {
      if let time = element.attributes["time"] { #expect(try #require(Double(time)) >= 0) }
    }
    for file in ["r.ndjson", "r.txt", "t.txt"] {
      let text = try stage.read(file)
      #expect(!text.isEmpty)
      #expect(!text.contains(#/(seconds|nanos)":-|duration='-|-\d+\.\d+ (ms|s)\b/#), "\(file)")
    }
  }
}

/// The JSON report of a run, as far as these tests look.
private struct WrittenRun: Decodable {
  struct Scenario: Decodable {
    struct Step: Decodable {
      var duration: Double
    }
    var name: String
    var uri: String
    var line: Int
    var duration: Double
    var steps: [Step]
  }

  struct Summary: Decodable {
    var duration: Double
  }

  var summary: Summary
  var scenarios: [Scenario]
}

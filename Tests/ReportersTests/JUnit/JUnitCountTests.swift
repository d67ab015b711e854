import Gherkin
import ScenarioRunner
import TestSupport
import Testing

@testable import Reporters

/// What no schema can say of a report.
struct JUnitCountTests {
  @Test(arguments: GoldenRun.readable) func `counts and times are those of what is inside`(
    run: GoldenRun
  ) throws {
    let root = try XMLTree.parse(report(run, as: "junit"))
    let suites = root.children("testsuite")
    for suite in suites {
      let cases = suite.children("testcase")
      #expect(suite.number("tests") == cases.count)
      #expect(suite.number("failures") == cases.count { !$0.children("failure").isEmpty })
      #expect(suite.number("skipped") == cases.count { !$0.children("skipped").isEmpty })
      #expect(suite.number("errors") == 0)
      #expect(suite.microseconds == cases.reduce(0) { $0 + ($1.microseconds ?? 0) })
    }
    for name in ["tests", "failures", "errors", "skipped"] {
      #expect(root.number(name) == suites.reduce(0) { $0 + ($1.number(name) ?? 0) })
    }
  }

  @Test(arguments: GoldenRun.readable)
  func `a suite holds the cases of one file, and a line stands with its file`(
    run: GoldenRun
  ) throws {
    for suite in try XMLTree.parse(report(run, as: "junit")).children("testsuite") {
      for each in suite.children("testcase") {
        #expect((each.attributes["file"] ?? each.attributes["classname"]) == suite.attributes["name"])
        #expect((each.attributes["file"] == nil) == (each.attributes["line"] == nil))
        // GitLab and GitHub make links of it, which begin at the root of the repository.
        #expect(each.attributes["file"]?.hasPrefix("/") != true)
      }
    }
  }

  @Test(arguments: GoldenRun.readable)
  func `the failure of a hook or of the run is a case beside the scenarios`(
    run: GoldenRun
  ) throws {
    let cases = try XMLTree.parse(report(run, as: "junit")).all.filter { $0.name == "testcase" }
    let told = ToldRun(run)
    let hooks = cases.filter { $0.attributes["classname"] == "hooks" }
    #expect(hooks.count == told.hooks.count)
    for (each, hook) in zip(hooks, told.hooks) {
      #expect(each.attributes["name"]?.hasSuffix(" at \(hook.info.code)") == true)
      #expect(each.children("failure").first?.attributes["message"] == hook.failure?.message)
    }
    let run = cases.filter { $0.attributes["classname"] == "run" }
    #expect(run.compactMap { $0.children("failure").first?.text } == [told.abortion].compactMap(\.self))
  }

  @Test(arguments: GoldenRun.readable)
  func `a case has the lines that it shows and its attempts as properties`(
    run: GoldenRun
  ) throws {
    let cases = try XMLTree.parse(report(run, as: "junit")).all.filter { $0.attributes["line"] != nil }
    for scenario in ToldRun(run).scenarios {
      let found = cases.filter { $0.attributes["line"] == "\(scenario.testCase.pickle.location.line)" }
      let properties = found.flatMap(\.all).filter { $0.name == "property" }.map(\.attributes)
      func values(_ name: String) -> [String] {
        properties.filter { $0["name"] == name }.compactMap { $0["value"] }
      }
      #expect(values("verifies") == scenario.testCase.pickle.requirementIDs)
      #expect(values("attempts") == (scenario.attempts > 1 ? ["\(scenario.attempts)"] : []))
    }
  }
}

extension XMLTree {
  fileprivate func number(_ name: String) -> Int? { attributes[name].flatMap { Int($0) } }

  /// The time, of which the report has six decimals.
  fileprivate var microseconds: Int? {
    attributes["time"].flatMap { Int($0.filter { $0 != "." }) }
  }
}

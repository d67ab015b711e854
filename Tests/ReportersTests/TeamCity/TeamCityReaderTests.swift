import Gherkin
import ScenarioRunner
import Testing

@testable import Reporters

/// The report as a reader of service messages understands it.
struct TeamCityReaderTests {
  @Test(arguments: GoldenRun.readable)
  func `each scenario is a test, in the order of the plan, in its file's suite`(
    run: GoldenRun
  ) throws {
    let tree = try TestTree(report(run, as: "teamcity"))
    let scenarios = ToldRun(run).scenarios
    #expect(tree.announced == scenarios.count)
    #expect(tree.tests.map(\.locationHint) == scenarios.map { "file://\($0.testCase.pickle.hint)" })
    #expect(tree.tests.map(\.suite) == scenarios.map(\.testCase.pickle.uri))
    for (test, scenario) in zip(tree.tests, scenarios) {
      #expect(test.name.hasPrefix(HarmlessText.text(scenario.testCase.pickle.title)))
    }
    #expect(Set(tree.tests.map(\.name)).count == tree.tests.count)
  }

  @Test(arguments: GoldenRun.readable) func `a test came to what the run told of its scenario`(
    run: GoldenRun
  ) throws {
    let told = ToldRun(run)
    for (test, scenario) in zip(try TestTree(report(run, as: "teamcity")).tests, told.scenarios) {
      #expect(test.duration == "\(scenario.duration.components.attoseconds / 1_000_000_000_000_000)")
      #expect(test.metadata["attempts"] == (isFlaky(scenario) ? "\(scenario.attempts)" : nil))
      #expect(test.output.count == scenario.earlier.count)
      for (output, failures) in zip(test.output, scenario.earlier) {
        for failure in failures { #expect(output.contains("\(failure.place)")) }
        let lines = failures.flatMap { HarmlessText.lines($0.message) }
        for line in lines { #expect(output.contains(line)) }
      }
      switch (test.verdict, scenario.verdict) {
      case (.passed, .passed): break
      case (.ignored(let message), .skipped):
        #expect(scenario.skipReason.map(HarmlessText.text) ?? message == message)
      case (.ignored(let message), .draft): #expect(message.hasPrefix("work in progress (@wip): "))
      case (.ignored(let message), .notRun):
        #expect(message.hasPrefix("not run") && (told.isDryRun || told.abortion != nil))
      case (.failed(let message, let details), .red):
        guard let failure = scenario.failures.first else { break }
        #expect(message == HarmlessText.text(failure.message))
        #expect(details.contains("\(failure.place)"))
        let isComparison = failure.expected != nil && failure.actual != nil
        #expect(test.expected == (isComparison ? failure.expected.map(HarmlessText.text) : nil))
        #expect(test.actual == (isComparison ? failure.actual.map(HarmlessText.text) : nil))
      default: Issue.record("\(test.verdict) is not \(scenario.verdict)")
      }
    }
  }

  @Test(arguments: GoldenRun.readable) func `what no scenario failed for is a problem of the build`(
    run: GoldenRun
  ) throws {
    let told = ToldRun(run)
    let problems = try TestTree(report(run, as: "teamcity")).problems
    let hooks = told.hooks.map { "\($0.info.code): \($0.failure?.message ?? "")" }
    let expected = hooks + [told.abortion].compactMap(\.self)
    #expect(problems.count == expected.count)
    for (problem, text) in zip(problems, expected) { #expect(problem.hasSuffix(text)) }
  }

  private func isFlaky(_ scenario: ToldRun.Scenario) -> Bool {
    scenario.verdict == .passed && scenario.attempts > 1
  }
}

extension Pickle {
  /// The file and the line, as a reader is told them.
  fileprivate var hint: String { "\(uri):\(location.line)" }
}

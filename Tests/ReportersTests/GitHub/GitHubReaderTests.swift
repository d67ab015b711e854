import Gherkin
import ScenarioRunner
import Testing

@testable import Reporters

/// The log of a job as the runner of GitHub Actions reads it.
struct GitHubReaderTests {
  @Test(arguments: GoldenRun.readable) func `the runner obeys the annotations and nothing else`(
    run: GoldenRun
  ) throws {
    let log = WorkflowLog(try report(run, as: "github"))
    let told = ToldRun(run)
    var expected =
      told.abortion.map { [WorkflowLog.Command(name: "error", title: abortionTitle, data: $0)] } ?? []
    let red = told.scenarios.filter { $0.verdict == .red }
    let room = 10 - expected.count
    let problems = red.count + told.hooks.count
    let shown = problems > room ? room - 1 : problems
    #expect(log.obeyed.count == expected.count + shown + (problems > room ? 1 : 0))
    #expect(log.obeyed.allSatisfy { $0.name == "error" })
    #expect(log.isOpen)
    expected += red.prefix(shown).map(annotation)
    for (command, other) in zip(log.obeyed, expected) { check(command, other) }
    guard problems > room else { return }
    #expect(log.obeyed.last?.properties == ["title": "\(problems - shown) more did not pass"])
    let names = red.dropFirst(shown).prefix(20).map(\.testCase.pickle.title).joined(separator: "\n")
    #expect(log.obeyed.last?.data == HarmlessText.text(String(names.prefix(4000))))
  }

  @Test(arguments: GoldenRun.readable) func `all of the usual report is shown`(run: GoldenRun) throws {
    let log = WorkflowLog(try report(run, as: "github"))
    let usual = try report(run, as: "terminal").split(separator: "\n", omittingEmptySubsequences: false)
    #expect(log.shown == usual)
  }

  @Test(arguments: GoldenRun.awkwardTexts) func `no text is obeyed, and each is shown whole`(text: String) {
    let lines = HarmlessText.text(text)
    let log = WorkflowLog(WorkflowCommand.untrusted(lines))
    #expect(log.obeyed == [])
    #expect(log.isOpen)
    let shown = log.shown.joined(separator: "\n")
    #expect(shown == lines || shown == lines + "\n")
  }

  @Test(arguments: [
    "::rehearse-0::", "::REHEARSE-0::", "##[Rehearse-0]", "::rehearse-0::\n::rEHEARSE-1::",
  ])
  func `a text cannot start commands again, in whatever letters it writes the word`(text: String) {
    let log = WorkflowLog(WorkflowCommand.untrusted("\(text)\n::set-output name=a::b\n"))
    #expect(log.obeyed == [])
    #expect(log.isOpen)
  }

  @Test func `each finding of lint is obeyed at its place`() {
    let report = LintSample.awkward
    let log = WorkflowLog(LintGitHub.text(of: report))
    #expect(log.shown == [""])
    #expect(log.obeyed.map(\.name) == ["error", "error"])
    for (command, finding) in zip(log.obeyed, report.diagnostics) {
      #expect(command.properties["file"] == finding.uri)
      #expect(command.properties["line"] == "\(finding.location.line)")
      #expect(command.properties["title"] == finding.rule.id)
      let text = ([finding.problem] + finding.notes).joined(separator: "\n")
      #expect(command.data == HarmlessText.text(text))
    }
  }

  private let abortionTitle = "the run was cut short"

  private func annotation(_ scenario: ToldRun.Scenario) -> WorkflowLog.Command {
    let failure = scenario.failures.first
    var command = WorkflowLog.Command(
      name: "error", title: HarmlessText.text(scenario.testCase.pickle.title),
      data: HarmlessText.text(failure?.message ?? ""))
    guard let place = failure?.place else { return command }
    command.properties["file"] = place.uri
    command.properties["line"] = "\(place.location.line)"
    command.properties["col"] = place.location.column > 0 ? "\(place.location.column)" : nil
    return command
  }

  private func check(_ command: WorkflowLog.Command, _ expected: WorkflowLog.Command) {
    #expect(command.properties.merging(expected.properties) { $1 } == command.properties)
    #expect(command.data.hasPrefix(expected.data.prefix(4000)))
  }
}

extension WorkflowLog.Command {
  fileprivate init(name: String, title: String, data: String) {
    self.init(name: name, properties: ["title": title], data: data)
  }
}

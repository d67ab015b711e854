import Gherkin
import ScenarioRunner
import Testing

@testable import Reporters

struct FailureTextTests {
  private let place = FilePlace(uri: "a.feature", location: Location(line: 3, column: 5))

  private func text(_ failure: Failure, _ match: PlannedStep.Match? = nil) -> String {
    var lines = ReportLines(layout: TextLayout(), breaksLines: false)
    FailureText(failure: failure, match: match).add(to: &lines, indent: 0)
    return lines.text
  }

  @Test func `what is known of the match is shown in its own way, and not again as a note`() {
    let nearest = DefinitionInfo(index: 0, expression: "I tap {x}", code: CodePlace(file: "A.swift", line: 4))
    let other = DefinitionInfo(index: 1, expression: "I tap {y}", code: CodePlace(file: "A.swift", line: 9))
    let failure = Failure(
      kind: .undefined, message: "no step matches 'I tip'",
      notes: ["nearest is 'I tap {x}' in A.swift:4", "paste this:\nWhen(…)", "or leave it"], place: place)
    #expect(
      text(failure, .undefined(snippets: ["When(…)", "When(…, …)"], nearest: nearest)) == """
        no step matches 'I tip'
        where     a.feature:3:5
        nearest   'I tap {x}' at A.swift:4
        to paste
          When(…)
        note      or leave it

        """)
    #expect(
      text(failure, .ambiguous([nearest, other])) == """
        no step matches 'I tip'
        where     a.feature:3:5
        candidate 'I tap {x}' at A.swift:4
        candidate 'I tap {y}' at A.swift:9
        note      paste this:
                  When(…)
        note      or leave it

        """)
  }

  @Test func `texts too long to compare are cut`() {
    let long = (1...900).map { "line \($0)" }.joined(separator: "\n")
    let text = text(
      Failure(kind: .expectation, message: "differs", expected: long, actual: long + "\nx", place: place))
    #expect(text.split(separator: "\n").count == 44)
    #expect(text.contains("          line 20\n          … 880 more lines\nactual    line 1\n"))
  }

  @Test(arguments: [
    (StepStatus.pending, "the step is still to be written"), (.undefined, "no step matches 'I wait'"),
    (.ambiguous, "more than one step matches 'I wait'"), (.failed, "the step failed and did not say why"),
  ]) func `a step that gives no reason gets one`(status: StepStatus, message: String) {
    let testCase = MadeScenario("Waits", [.when("I wait", status)]).testCase(id: 0)
    let failure = Failure(missingFrom: status, step: testCase.steps[0], in: testCase)
    #expect(failure?.message == message)
    #expect(failure?.place.location == Location(line: 42, column: 5))
    #expect(Failure(missingFrom: .skipped, step: testCase.steps[0], in: testCase) == nil)
    #expect(Failure(missingFrom: .passed, step: testCase.steps[0], in: testCase) == nil)
  }
}

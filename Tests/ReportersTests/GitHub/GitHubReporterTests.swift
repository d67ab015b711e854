import Gherkin
import ScenarioRunner
import Testing

@testable import Reporters

struct GitHubReporterTests {
  private func failing(_ count: Int, message: String = "no") -> GoldenRun {
    GoldenRun(
      "failing",
      (0..<count).map { number in
        MadeScenario(
          "Scenario \(number)", line: 10 * number + 10,
          [.failing("it is") { Failure(kind: .expectation, message: message, place: $0) }])
      })
  }

  private func annotations(_ text: String) -> [Substring] {
    text.split(separator: "\n").filter { $0.hasPrefix("::error") }
  }

  @Test func `ten failures are ten annotations`() throws {
    let lines = annotations(try report(failing(10), as: "github"))
    #expect(lines.count == 10)
    #expect(
      lines[9]
        == "::error file=Scenarios/buy-crypto/set-amount.feature,line=101,col=5,title=Scenario 9::no")
  }

  @Test func `of more than ten the last annotation says how many there are`() throws {
    let lines = annotations(try report(failing(12), as: "github"))
    #expect(lines.count == 10)
    #expect(lines[9] == "::error title=3 more did not pass::Scenario 9%0AScenario 10%0AScenario 11")
  }

  @Test func `a run that was cut short says so first`() throws {
    var run = failing(11)
    run.events[run.events.count - 1] = .runFinished(
      RunFinished(duration: .milliseconds(1), abortion: "the disk is full"))
    let lines = annotations(try report(run, as: "github"))
    #expect(lines.count == 10)
    #expect(lines[0] == "::error title=the run was cut short::the disk is full")
    #expect(lines[9].hasPrefix("::error title=3 more did not pass::"))
  }

  private func summary(_ run: GoldenRun) -> String? {
    var summary: String?
    var context = ReporterContext(output: ReportOutput { _ in }, now: { .zero })
    context.jobSummary = { summary = $0 }
    let reporter = GitHubReporter(context)
    for event in run.events { reporter.receive(event) }
    return summary
  }

  @Test func `the summary has the counts and each failure, and nothing in it is obeyed`() throws {
    let text = try #require(summary(failing(1, message: "<b> `x` @someone\n\n# no heading")))
    #expect(text.hasPrefix("## Rehearsal\n\n1 scenario: 1 failed in 0.41 s\n"))
    #expect(
      text.contains(
        "<summary>Scenario 0 — <code>Scenarios/buy-crypto/set-amount.feature:11:5</code></summary>"))
    #expect(text.contains("&lt;b&gt; &#96;x&#96; &#64;someone"))
    #expect(!text.contains("<b>"))
    #expect(!text.contains("\n# no heading"))
  }

  @Test func `the summary of a dry run says that it was one`() throws {
    let text = try #require(summary(.dry))
    #expect(
      text.contains("1 undefined · 1 not run in 0.41 s\ndry run: steps were matched, none was called\n"))
  }

  @Test func `a summary stays below what GitHub takes, and says what it leaves out`() throws {
    let text = try #require(summary(failing(40, message: String(repeating: "long ", count: 20_000))))
    #expect(text.utf8.count <= 1 << 20)
    let shown = text.ranges(of: "<details>").count
    #expect(shown > 5)
    #expect(text.contains("… and \(40 - shown) more, which this page has no room for"))
  }
}

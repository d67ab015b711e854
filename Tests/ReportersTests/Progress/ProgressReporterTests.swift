import ScenarioRunner
import Testing

@testable import Reporters

struct ProgressReporterTests {
  @Test func `rows of signs end with how many have ended`() throws {
    let run = GoldenRun("many", (0..<25).map { MadeScenario("\($0)", line: $0 + 1, [.when("I wait")]) })
    let text = try report(run, as: "progress", layout: TextLayout(width: 17))
    #expect(
      text == """
        ..........  10/25
        ..........  20/25
        .....

        25 scenarios: 25 passed   0.41 s

        """)
  }

  @Test func `a scenario that runs again has one sign`() throws {
    let run = GoldenRun(
      "again", [MadeScenario("a", retriedAfter: [[.when("I wait", .failed)]], [.when("I wait")])])
    #expect(try report(run, as: "progress").hasPrefix("~\n\n"))
  }
}

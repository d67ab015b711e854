import Rehearsal
import ScenarioRunner
import Synchronization
import Testing

struct InterruptTests {
  @Test func `an interrupted run writes its reports and exits 130`() async throws {
    let stage = try Stage.good()
    try stage.write(
      "Feature: Endless\n  Scenario: Waiting\n    Given a wait without end\n",
      to: "Scenarios/counter/a-first.feature")
    let hasBeenAsked = Mutex(false)
    let ending = await stage.run(
      ["--format", "junit:report.xml"],
      whenWaiting: { _ in
        let isFirst = hasBeenAsked.withLock { value in
          defer { value = true }
          return !value
        }
        if !isFirst { _ = await Console.waitForCancellation() }
      })
    #expect(ending.status == .interrupted)
    #expect(ending.status.rawValue == 130)
    #expect(
      ending.errors.hasPrefix("\ninterrupted; the run ends in order, and at once if asked again\n"))
    #expect(ending.output.contains("the run was interrupted"))
    #expect(try stage.read("report.xml").hasSuffix("</testsuites>\n"))
  }
}

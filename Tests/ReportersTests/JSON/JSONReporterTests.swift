import Foundation
import ScenarioRunner
import Testing

@testable import Reporters

struct JSONReporterTests {
  @Test(arguments: GoldenRun.all) func `every golden run gives JSON that can be read`(run: GoldenRun) throws {
    let value = try JSONSerialization.jsonObject(with: Data(report(run, as: "json").utf8))
    let object = try #require(value as? [String: Any])
    #expect(object["format"] as? String == "rehearsal-run")
    #expect(object["version"] as? Int == 1)
  }

  @Test func `the order of the scenarios is that of their places, whatever ran first`() throws {
    let scenarios = [50, 10, 30].map { MadeScenario("at \($0)", line: $0, [.when("I wait")]) }
    let text = try report(GoldenRun("shuffled", scenarios), as: "json")
    let object = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    let read = try #require(object["scenarios"] as? [[String: Any]])
    #expect(read.map { $0["line"] as? Int } == [10, 30, 50])
  }

  @Test func `attempts before the last one stand there with what went wrong, and others have none`() throws {
    let text = try report(.retries, as: "json")
    let object = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    let read = try #require(object["scenarios"] as? [[String: Any]])
    let told = ToldRun(.retries).scenarios
    for (value, scenario) in zip(read, told) {
      #expect(value["attempts"] as? Int == scenario.attempts)
      let earlier = try #require(value["earlierAttempts"] as? [[String: Any]])
      #expect(earlier.map { $0["outcome"] as? String } == scenario.earlier.map { _ in "failed" })
      #expect(earlier.allSatisfy { $0["duration"] as? Double == 0.012 })
      let messages = earlier.map { attempt in
        (attempt["steps"] as? [[String: Any]] ?? []).compactMap {
          ($0["failure"] as? [String: Any])?["message"] as? String
        }
      }
      #expect(messages == scenario.earlier.map { $0.map(\.message) })
    }
    #expect(told.contains { $0.verdict == .passed } && told.contains { $0.verdict == .red })
    #expect(try !report(.passed, as: "json").contains("earlierAttempts"))
  }

  @Test func `what the context adds is asked for at the end and stands last`() {
    var text = ""
    var ledger = "not yet"
    let context = ReporterContext(
      output: ReportOutput { text += $0 }, extra: { [.init("requirements", .string(ledger))] })
    let reporter = JSONReporter(context)
    for event in GoldenRun.nothing.events {
      ledger = "ready"
      reporter.receive(event)
    }
    #expect(text.hasSuffix("  \"hooks\": [],\n  \"requirements\": \"ready\"\n}\n"))
  }
}

import AppSteps
import Requirements
import ScreenSteps
import Testing

/// A broken rule turns its line red: the scenarios of People can fail.
@Suite(.serialized) struct BrokenPeopleRuleTests {
  @Test(arguments: BrokenPeopleRule.all)
  func `a broken rule turns its line red`(_ broken: BrokenPeopleRule) async throws {
    let run = try await AcceptanceRun.people(rules: broken.rules, tag: "@\(broken.line)")

    #expect(run.lines.first { $0.id == broken.line }?.state == .failed)
    #expect(run.problems.count > 0)
  }

  @Test(arguments: [
    ("PPL-01", "results=10", "results=20"), ("PPL-04", "page=2", "page=3"), ("PPL-06", "page=1&", "page=2&"),
    ("PPL-07", "/women/", "/men/"),
  ])
  func `a request for something else turns its line red`(
    _ line: String, _ part: String, _ other: String
  ) async throws {
    let run = try await AcceptanceRun.people(
      transport: .altering { $0.replacing(part, with: other) }, tag: "@\(line)")

    #expect(run.lines.first { $0.id == line }?.state == .failed)
  }

  @Test func `nearly every line is broken once`() {
    #expect(BrokenPeopleRule.all.count >= 30)
    #expect(Set(BrokenPeopleRule.all.map(\.line)).count >= 18)
  }
}

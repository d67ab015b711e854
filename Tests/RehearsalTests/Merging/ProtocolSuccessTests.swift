import Testing

@testable import Rehearsal

/// What messages call a success beside what the run is: the one is the protocol's, the other is ours.
struct ProtocolSuccessTests {
  /// What a run of one text came to, what its messages say of that, and what a merge of them comes to.
  private func run(_ text: String) async throws -> (run: Stage.Ending, success: String?, merge: Stage.Ending)
  {
    let stage = try Stage(["Scenarios/counter/a.feature": text])
    let whole = await stage.run("-f", "terminal", "-f", "message:run.ndjson")
    let last = try stage.read("run.ndjson").split(separator: "\n").last
    let success = try last?.firstMatch(of: Regex(#""success":(true|false)"#, as: (Substring, Substring).self))
    return (whole, success.map { String($0.1) }, await stage.run("merge", "run.ndjson"))
  }

  @Test func `a scenario without steps is red to the run and to a merge, not to the protocol`() async throws {
    let end = try await run("Feature: A\n  Scenario: Blank\n")
    #expect(end.run.status == .scenarioFailed && end.merge.status == .scenarioFailed)
    #expect(end.success == "true")
    #expect(end.merge.output == end.run.output)
  }

  @Test func `red work in progress is red to the protocol, not to the run or to a merge`() async throws {
    let end = try await run("Feature: A\n  @wip\n  Scenario: B\n    Given 1 apples\n    Then 2 are left\n")
    #expect(end.run.status == .success && end.merge.status == .success)
    #expect(end.success == "false")
    #expect(end.merge.output == end.run.output)
  }

  @Test func `what passes and what fails is that to all three`() async throws {
    let good = try await run("Feature: A\n  Scenario: B\n    Given 1 apples\n    Then 1 are left\n")
    #expect(good.run.status == .success && good.merge.status == .success && good.success == "true")
    let bad = try await run("Feature: A\n  Scenario: B\n    Given 1 apples\n    Then 2 are left\n")
    #expect(bad.run.status == .scenarioFailed && bad.merge.status == .scenarioFailed)
    #expect(bad.success == "false")
  }
}

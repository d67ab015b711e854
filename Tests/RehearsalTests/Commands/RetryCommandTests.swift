import Rehearsal
import Testing

struct RetryCommandTests {
  private let shaky = "Scenarios/shaky/a.feature"

  // B040
  @Test func `a scenario that passes on its second try is flaky, and the run is good`() async throws {
    let stage = try Stage.shaky()
    let once = await stage.shaken(shaky)
    #expect(once.status == .scenarioFailed)
    let end = await stage.shaken(shaky, "--retry", "1")
    #expect(end.status == .success)
    #expect(end.output.contains("2 scenarios: 1 passed · 1 flaky"))
    #expect(end.output.contains("~ Shaky  @SHK-02  (passed at attempt 2)"))
  }

  @Test func `a requirement line that a flaky scenario shows does not hold, unless that is allowed`()
    async throws
  {
    let stage = try Stage.shaky()
    let end = await stage.shaken(shaky, "--retry", "1", "--gate")
    #expect(end.status == .gate)
    #expect(end.errors == "error: the requirement gate does not hold: 1 flaky\nnote: SHK-02\n")
    #expect(await stage.shaken(shaky, "--retry", "1", "--gate", "--allow-flaky").status == .success)
  }

  @Test func `only scenarios whose tags match are tried again`() async throws {
    let stage = try Stage.shaky()
    let other = await stage.shaken(shaky, "--retry", "1", "--retry-tags", "not @SHK-02")
    #expect(other.status == .scenarioFailed)
    #expect(await stage.shaken(shaky, "--retry", "1", "--retry-tags", "@SHK-02").status == .success)
  }

  @Test func `the first red scenario ends the run, and the brief says what was not run`() async throws {
    let end = try await Stage.shaky().shaken("--fail-fast")
    #expect(end.status == .scenarioFailed)
    #expect(
      end.output.contains("the run was cut short: --fail-fast ends it at the first scenario that is red\n"))
    #expect(end.output.contains("4 scenarios: 1 passed · 1 failed · 2 not run"))
    #expect(end.output.contains("Shaky   3 lines: 1 passed · 1 failed · 1 not run"))
  }

  @Test func `a retry that helps ends nothing`() async throws {
    let end = try await Stage.shaky().shaken("--fail-fast", "--retry", "1")
    #expect(end.output.contains("4 scenarios: 1 passed · 1 flaky · 1 failed · 1 not run"))
  }
}

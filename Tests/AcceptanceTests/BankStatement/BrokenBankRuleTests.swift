import Requirements
import Testing

/// A broken rule turns its line red: the scenarios can fail.
@Suite(.serialized) struct BrokenBankRuleTests {
  @Test(arguments: BrokenBankRule.all)
  func `a broken rule turns its line red`(_ broken: BrokenBankRule) async throws {
    let run = try await AcceptanceRun.bankStatement(rules: broken.rules, tag: "@\(broken.line)")

    #expect(run.lines.first { $0.id == broken.line }?.state == .failed)
    #expect(run.problems.count > 0)
  }

  @Test func `every line is broken once`() {
    #expect(BrokenBankRule.all.count >= 30)
    #expect(Set(BrokenBankRule.all.map(\.line)).count == 21)
  }
}

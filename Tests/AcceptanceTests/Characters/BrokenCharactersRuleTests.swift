import Requirements
import Testing

/// A broken rule turns its line red: the scenarios of Characters can fail.
@Suite(.serialized) struct BrokenCharactersRuleTests {
  @Test(arguments: BrokenCharactersRule.all)
  func `a broken rule turns its line red`(_ broken: BrokenCharactersRule) async throws {
    let run = try await AcceptanceRun.characters(rules: broken.rules, tag: "@\(broken.line)")

    #expect(run.lines.first { $0.id == broken.line }?.state == .failed)
    #expect(run.problems.count > 0)
  }

  @Test func `every line is broken once`() {
    #expect(Set(BrokenCharactersRule.all.map(\.line)).count == 15)
  }
}

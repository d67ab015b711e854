import AppSteps
import Requirements
import ScreenSteps
import Testing

/// A broken rule turns its line red: the scenarios can fail.
@Suite(.serialized) struct BrokenRuleTests {
  @Test(arguments: BrokenRule.all)
  func `a broken rule turns its line red`(_ broken: BrokenRule) async throws {
    let run = try await AcceptanceRun.buyCrypto(
      rules: broken.rules, transport: .sockets, tag: "@\(broken.line)")

    #expect(run.lines.first { $0.id == broken.line }?.state == .failed)
    #expect(run.problems.count > 0)
  }

  @Test(arguments: [
    ("BUY-29", "ids=bitcoin,ethereum,tether", "ids=bitcoin"), ("BUY-30", "=usd", "=eur"),
    ("BUY-31", "days=30", "days=7"), ("BUY-31", "vs_currency=eur", "vs_currency=usd"),
  ])
  func `a request for something else turns its line red`(
    _ line: String, _ part: String, _ other: String
  ) async throws {
    let transport = Transport.altering { $0.replacing("%2C", with: ",").replacing(part, with: other) }

    let run = try await AcceptanceRun.buyCrypto(transport: transport, tag: "@\(line)")

    #expect(run.lines.first { $0.id == line }?.state == .failed)
  }

  @Test func `the same requests, unchanged, leave every line green`() async throws {
    let run = try await AcceptanceRun.buyCrypto(
      transport: .altering { $0.replacing("%2C", with: ",") }, tag: "@BUY-29 or @BUY-30 or @BUY-31")

    #expect(run.problems == [])
  }

  @Test func `nearly every line is broken once`() {
    let lines = Set(BrokenRule.all.map(\.line))

    #expect(BrokenRule.all.count >= 30)
    #expect(lines.count >= 28)
  }
}

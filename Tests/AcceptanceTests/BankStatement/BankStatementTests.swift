import AppSteps
import Gherkin
import Requirements
import ScenarioRunner
import ScreenSteps
import Testing

/// The scenarios of the bank statement, all of them.
@Suite(.serialized) struct BankStatementTests {
  static let transports: [(name: String, transport: Transport)] = [
    ("SocketClient", .sockets), ("URLSessionClient", .urlSession),
  ]

  @Test(arguments: [0, 1])
  func `every scenario passes and every line is shown, over each client`(_ index: Int) async throws {
    let run = try await AcceptanceRun.bankStatement(transport: Self.transports[index].transport)

    #expect(run.problems == [], "over \(Self.transports[index].name)")
    #expect(run.count >= 130)
    #expect(run.lines.count == 21)
    #expect(run.lines.filter { $0.state != .passed }.map(\.id) == [])
  }

  @Test func `there are enough scenarios, each with its lines, nearly all in Portuguese`() throws {
    let pickles = try ScenarioFolder("bank-statement").pickles

    let distinct = Set(pickles.map { "\($0.uri):\($0.scenarioLocation.line)" })
    #expect(distinct.count >= 90)
    #expect(pickles.filter { $0.requirementIDs.isEmpty }.map(\.name) == [])
    #expect(pickles.filter { $0.language != "pt" }.count == 3)
  }

  @Test(arguments: [ScenarioOrder.reverse, .random(seed: 7), .random(seed: 4_000_000_000)])
  func `no scenario depends on those before it`(_ order: ScenarioOrder) async throws {
    let run = try await AcceptanceRun.bankStatement(order: order)

    #expect(run.problems == [])
    #expect(run.count >= 130)
  }
}

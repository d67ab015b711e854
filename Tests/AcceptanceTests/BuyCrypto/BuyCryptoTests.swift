import AppSteps
import Gherkin
import Requirements
import ScenarioRunner
import ScreenSteps
import Testing

/// The scenarios of Buy Crypto, all of them.
@Suite(.serialized) struct BuyCryptoTests {
  static let transports: [(name: String, transport: Transport)] = [
    ("SocketClient", .sockets), ("URLSessionClient", .urlSession),
  ]

  @Test(arguments: [0, 1])
  func `every scenario passes and every line is shown, over each client`(_ index: Int) async throws {
    let run = try await AcceptanceRun.buyCrypto(transport: Self.transports[index].transport)

    #expect(run.problems == [], "over \(Self.transports[index].name)")
    #expect(run.count >= 200)
    #expect(run.lines.count == 31)
    #expect(run.lines.filter { $0.state != .passed }.map(\.id) == [])
  }

  @Test func `there are enough scenarios, without counting the rows of an outline`() throws {
    let pickles = try ScenarioFolder("buy-crypto").pickles

    let distinct = Set(pickles.map { "\($0.uri):\($0.scenarioLocation.line)" })
    #expect(distinct.count >= 100)
  }

  @Test func `every scenario names the lines that it shows`() throws {
    let pickles = try ScenarioFolder("buy-crypto").pickles

    #expect(pickles.filter { $0.requirementIDs.isEmpty }.map(\.name) == [])
  }

  @Test(arguments: [
    ScenarioOrder.reverse, .random(seed: 1), .random(seed: 2024), .random(seed: 4_000_000_000),
  ])
  func `no scenario depends on those before it`(_ order: ScenarioOrder) async throws {
    let run = try await AcceptanceRun.buyCrypto(transport: .sockets, order: order)

    #expect(run.problems == [])
    #expect(run.count >= 200)
  }
}

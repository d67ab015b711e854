import AppSteps
import Gherkin
import Requirements
import ScenarioRunner
import ScreenSteps
import Testing

/// The scenarios of Characters, all of them, each over REST and over GraphQL.
@Suite(.serialized) struct CharactersTests {
  static let transports: [(name: String, transport: Transport)] = [
    ("SocketClient", .sockets), ("URLSessionClient", .urlSession),
  ]

  @Test(arguments: [0, 1])
  func `every scenario passes and every line is shown, over each client`(_ index: Int) async throws {
    let run = try await AcceptanceRun.characters(transport: Self.transports[index].transport)

    #expect(run.problems == [], "over \(Self.transports[index].name)")
    #expect(run.count == 2 * (try ScenarioFolder("characters").pickles.count), "once over each interface")
    #expect(run.lines.count == 15)
    #expect(run.lines.filter { $0.state != .passed }.map(\.id) == [])
  }

  @Test func `each scenario is named with the interface that it ran over`() async throws {
    let run = try await AcceptanceRun.characters(tag: "@CHR-04")
    let names = run.lines.first { $0.id == "CHR-04" }?.scenarios.map(\.name) ?? []

    #expect(names.filter { $0.hasSuffix("[REST]") }.count == names.count / 2)
    #expect(names.filter { $0.hasSuffix("[GraphQL]") }.count == names.count / 2)
    #expect(names.count >= 2)
  }

  @Test func `there are enough scenarios, without counting the rows of an outline`() throws {
    let pickles = try ScenarioFolder("characters").pickles

    let distinct = Set(pickles.map { "\($0.uri):\($0.scenarioLocation.line)" })
    #expect(distinct.count >= 45)
  }

  @Test func `every scenario names the lines that it shows`() throws {
    let pickles = try ScenarioFolder("characters").pickles

    #expect(pickles.filter { $0.requirementIDs.isEmpty }.map(\.name) == [])
  }

  @Test(arguments: [ScenarioOrder.reverse, .random(seed: 1), .random(seed: 2024)])
  func `no scenario depends on those before it`(_ order: ScenarioOrder) async throws {
    let run = try await AcceptanceRun.characters(order: order)

    #expect(run.problems == [])
    #expect(run.count >= 90)
  }
}

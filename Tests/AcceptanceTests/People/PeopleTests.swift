import AppSteps
import Foundation
import Gherkin
import Requirements
import ScenarioRunner
import ScreenSteps
import Testing

/// The scenarios of People, all of them.
@Suite(.serialized) struct PeopleTests {
  static let transports: [(name: String, transport: Transport)] = [
    ("SocketClient", .sockets), ("URLSessionClient", .urlSession),
  ]

  @Test(arguments: [0, 1])
  func `every scenario passes and every line is shown, over each client`(_ index: Int) async throws {
    let run = try await AcceptanceRun.people(transport: Self.transports[index].transport)

    #expect(run.problems == [], "over \(Self.transports[index].name)")
    #expect(run.count >= 120)
    #expect(run.lines.count == 22)
    #expect(run.lines.filter { $0.state != .passed }.map(\.id) == [])
  }

  @Test func `there are enough scenarios, without counting the rows of an outline`() throws {
    let pickles = try ScenarioFolder("people").pickles

    let distinct = Set(pickles.map { "\($0.uri):\($0.scenarioLocation.line)" })
    #expect(distinct.count >= 85)
  }

  @Test func `every scenario names the lines that it shows`() throws {
    let pickles = try ScenarioFolder("people").pickles

    #expect(pickles.filter { $0.requirementIDs.isEmpty }.map(\.name) == [])
  }

  @Test(arguments: [ScenarioOrder.reverse, .random(seed: 1), .random(seed: 2024)])
  func `no scenario depends on those before it`(_ order: ScenarioOrder) async throws {
    let run = try await AcceptanceRun.people(order: order)

    #expect(run.problems == [])
    #expect(run.count >= 120)
  }

  @Test func `no file is left behind`() async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "left-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let run = try await AcceptanceRun.people(tag: "@PPL-02 or @PPL-07", filesIn: folder)

    #expect(run.count > 5)
    #expect(run.problems == [])
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path()) == [])
  }
}

import Gherkin
import Rehearsal
import Requirements
import ScenarioRunner
import ScreenSteps
import Testing

@testable import rehearse

/// The scenarios of each app: all of them pass, and each can fail.
@Suite(.serialized) struct AppTests {
  @Test func `every app of the command is under test`() {
    #expect(AppUnderTest.all.map(\.name) == Suites.all.map(\.name))
  }

  @Test(arguments: AppUnderTest.all, [false, true])
  func `every scenario passes and every line is shown, over each client`(
    _ app: AppUnderTest, _ isSession: Bool
  ) async throws {
    let run = try await AcceptanceRun(of: app.suite(isSession ? .urlSession : .sockets))

    #expect(run.problems == [], "over \(isSession ? "URLSessionClient" : "SocketClient")")
    #expect(run.count >= app.runCount)
    #expect(run.lines.count == app.lineCount)
    #expect(run.lines.filter { $0.state != .passed }.map(\.id) == [])
  }

  @Test(
    arguments: AppUnderTest.all,
    [ScenarioOrder.reverse, .random(seed: 1), .random(seed: 2024), .random(seed: 4_000_000_000)])
  func `no scenario depends on those before it`(_ app: AppUnderTest, _ order: ScenarioOrder) async throws {
    let run = try await AcceptanceRun(of: app.suite(.sockets), order: order)

    #expect(run.problems == [])
    #expect(run.count >= app.runCount)
  }

  @Test(arguments: AppUnderTest.all)
  func `there are enough scenarios, without counting the rows of an outline`(_ app: AppUnderTest) throws {
    let pickles = try ScenarioFolder(app.name).pickles

    #expect(Set(pickles.map { "\($0.uri):\($0.scenarioLocation.line)" }).count >= app.scenarioCount)
  }

  @Test(arguments: AppUnderTest.all)
  func `every scenario names the lines that it shows`(_ app: AppUnderTest) throws {
    let pickles = try ScenarioFolder(app.name).pickles

    #expect(pickles.filter { $0.requirementIDs.isEmpty }.map(\.name) == [])
  }

  @Test(arguments: AppUnderTest.all.flatMap(\.brokenRules))
  func `a broken rule turns its line red`(_ broken: BrokenApp) async throws {
    let run = try await AcceptanceRun(of: broken.suite(), tag: "@\(broken.line)")

    #expect(run.lines.first { $0.id == broken.line }?.state == .failed)
    #expect(run.problems.count > 0)
  }

  @Test(arguments: AppUnderTest.all)
  func `enough rules are broken, and nearly every line`(_ app: AppUnderTest) {
    #expect(app.brokenRules.count >= 20)
    #expect(Set(app.brokenRules.map(\.line)).count >= app.brokenLineCount)
  }

  @Test(arguments: AppUnderTest.all.flatMap(\.brokenRequests))
  func `a request for something else turns its line red`(_ broken: BrokenApp) async throws {
    let run = try await AcceptanceRun(of: broken.suite(), tag: "@\(broken.line)")

    #expect(run.lines.first { $0.id == broken.line }?.state == .failed)
  }

  @Test(arguments: AppUnderTest.all.filter { !$0.brokenRequests.isEmpty })
  func `the same requests, unchanged, leave every line green`(_ app: AppUnderTest) async throws {
    let suite = app.suite(.altering { $0.replacing("%2C", with: ",") })
    let tags = Set(app.brokenRequests.map { "@\($0.line)" }).sorted().joined(separator: " or ")
    let run = try await AcceptanceRun(of: suite, tag: tags)

    #expect(run.problems == [])
    #expect(run.count > 0)
  }
}

import Requirements
import ScreenSteps
import Testing

/// What the scenarios of Characters alone have to be: each is run over REST and over GraphQL.
@Suite(.serialized) struct CharactersTests {
  @Test func `each scenario is run once over each interface, and named with it`() async throws {
    let run = try await AcceptanceRun(of: AppUnderTest.characters.suite(.sockets))
    let names = run.lines.flatMap { $0.scenarios.map(\.name) }

    #expect(run.count == 2 * (try ScenarioFolder("characters").pickles.count))
    #expect(names.filter { $0.hasSuffix("[REST]") }.count == names.count / 2)
    #expect(names.filter { $0.hasSuffix("[GraphQL]") }.count == names.count / 2)
    #expect(names.count >= run.count)
  }
}

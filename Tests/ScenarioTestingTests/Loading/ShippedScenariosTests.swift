import ScenarioTesting
import Testing

@testable import rehearse

/// Scenarios that ship with Rehearsal, run as any package would run its own.
struct ShippedScenariosTests {
  @Test(arguments: try Scenarios("Scenarios/buy-crypto/set-amount.feature", suite: Suites.buyCrypto()))
  func `an amount is set`(scenario: ScenarioCase) async throws { try await scenario.run() }

  @Test(arguments: try Scenarios("Scenarios/characters/interfaces.feature", suite: Suites.characters()))
  func `characters come over both interfaces`(scenario: ScenarioCase) async throws {
    try await scenario.run()
  }
}

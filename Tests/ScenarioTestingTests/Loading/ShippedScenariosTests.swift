import ScenarioTesting
import Testing

@testable import rehearse

/// Scenarios that ship with Rehearsal, run as any package would run its own.
struct ShippedScenariosTests {
  /// A machine that runs all tests at once may be slow to answer.
  private static let patient = ["REHEARSAL_TIMEOUT": "600"]

  @Test(
    arguments: try Scenarios(
      "Scenarios/buy-crypto/set-amount.feature", suite: Suites.buyCrypto(), environment: patient))
  func `an amount is set`(scenario: ScenarioCase) async throws { try await scenario.run() }

  @Test(
    arguments: try Scenarios(
      "Scenarios/characters/interfaces.feature", suite: Suites.characters(), environment: patient))
  func `characters come over both interfaces`(scenario: ScenarioCase) async throws {
    try await scenario.run()
  }
}

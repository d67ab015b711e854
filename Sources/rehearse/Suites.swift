import AppSteps
import BankStatement
import BuyFlow
import Characters
import Foundation
import People
import Rehearsal
import ScreenSteps

/// The apps that `rehearse` knows, each put together with its steps.
enum Suites {
  /// All apps, in the order in which they are tried for a text of no app's folder.
  static var all: [AppSuite] { [buyCrypto(), bankStatement(), people(), characters()] }

  /// Buy Crypto; with other rules or another HTTP client it shows what would become of its scenarios.
  static func buyCrypto(rules: BuyRules = .standard, transport: Transport = .sockets) -> AppSuite {
    let suite = BuySuite(rules: rules, transport: transport)
    return AppSuite(
      name: suite.name, summary: suite.summary, steps: suite.steps, makeWorld: suite.makeWorld)
  }

  /// The bank statement, likewise.
  static func bankStatement(rules: BankRules = .standard, transport: Transport = .sockets) -> AppSuite {
    let suite = BankSuite(rules: rules, transport: transport)
    return AppSuite(
      name: suite.name, summary: suite.summary, steps: suite.steps, makeWorld: suite.makeWorld)
  }

  /// Characters, each scenario over REST and over GraphQL.
  static func characters(rules: CharactersRules = .standard, transport: Transport = .sockets) -> AppSuite {
    let suite = CharactersSuite(rules: rules, transport: transport)
    return AppSuite(name: suite.name, summary: suite.summary, steps: suite.steps, variants: suite.variants)
  }

  /// People; with other rules or another HTTP client it shows what would become of its scenarios.
  static func people(
    rules: PeopleRules = .standard, transport: Transport = .sockets,
    filesIn parent: URL = FileManager.default.temporaryDirectory
  ) -> AppSuite {
    let suite = PeopleSuite(rules: rules, transport: transport, filesIn: parent)
    return AppSuite(
      name: suite.name, summary: suite.summary, steps: suite.steps, makeWorld: suite.makeWorld)
  }
}

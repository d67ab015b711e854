import AppSteps
import BuyFlow
import People
import Rehearsal
import ScreenSteps

/// The apps that `rehearse` knows, each put together with its steps.
enum Suites {
  /// All apps, in the order in which they are tried for a text of no app's folder.
  static var all: [AppSuite] { [buyCrypto(), people()] }

  /// Buy Crypto; with other rules or another HTTP client it shows what would become of its scenarios.
  static func buyCrypto(rules: BuyRules = .standard, transport: Transport = .sockets) -> AppSuite {
    let suite = BuySuite(rules: rules, transport: transport)
    return AppSuite(
      name: suite.name, summary: suite.summary, steps: suite.steps, makeWorld: suite.makeWorld)
  }

  /// People; with other rules or another HTTP client it shows what would become of its scenarios.
  static func people(rules: PeopleRules = .standard, transport: Transport = .sockets) -> AppSuite {
    let suite = PeopleSuite(rules: rules, transport: transport)
    return AppSuite(
      name: suite.name, summary: suite.summary, steps: suite.steps, makeWorld: suite.makeWorld)
  }
}

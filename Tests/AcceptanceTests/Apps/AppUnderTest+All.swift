import AppSteps
import BankStatement
import BuyFlow
import Characters
import People
import Rehearsal
import ScreenSteps

@testable import rehearse

extension AppUnderTest {
  static let buyCrypto = AppUnderTest(
    "buy-crypto", lineCount: 31, scenarioCount: 100, runCount: 200, broken: BrokenBuyRules.all,
    brokenLineCount: 28,
    requests: [
      ("BUY-29", "ids=bitcoin,ethereum,tether", "ids=bitcoin"), ("BUY-30", "=usd", "=eur"),
      ("BUY-31", "days=30", "days=7"), ("BUY-31", "vs_currency=eur", "vs_currency=usd"),
    ])

  static let bankStatement = AppUnderTest(
    "bank-statement", lineCount: 21, scenarioCount: 90, runCount: 130, broken: BrokenBankRules.all,
    brokenLineCount: 21)

  static let people = AppUnderTest(
    "people", lineCount: 22, scenarioCount: 85, runCount: 120, broken: BrokenPeopleRules.all,
    brokenLineCount: 18,
    requests: [
      ("PPL-01", "results=10", "results=20"), ("PPL-04", "page=2", "page=3"),
      ("PPL-06", "page=1&", "page=2&"), ("PPL-07", "/women/", "/men/"),
    ])

  static let characters = AppUnderTest(
    "characters", lineCount: 15, scenarioCount: 45, runCount: 90, broken: BrokenCharactersRules.all,
    brokenLineCount: 15)
}

extension BuyRules: AppRules {
  static func suite(rules: BuyRules, transport: Transport) -> AppSuite {
    Suites.buyCrypto(rules: rules, transport: transport)
  }
}

extension BankRules: AppRules {
  static func suite(rules: BankRules, transport: Transport) -> AppSuite {
    Suites.bankStatement(rules: rules, transport: transport)
  }
}

extension PeopleRules: AppRules {
  static func suite(rules: PeopleRules, transport: Transport) -> AppSuite {
    Suites.people(rules: rules, transport: transport)
  }
}

extension CharactersRules: AppRules {
  static func suite(rules: CharactersRules, transport: Transport) -> AppSuite {
    Suites.characters(rules: rules, transport: transport)
  }
}

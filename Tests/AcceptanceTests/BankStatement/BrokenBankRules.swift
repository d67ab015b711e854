import AppCore
import BankStatement
import Foundation

/// Decisions of the brief of the bank statement gone wrong.
enum BrokenBankRules {
  typealias Rule = BrokenRule<BankRules>

  static let all = login + token + statement + detail

  private static let login: [Rule] = [
    Rule("STM-01", "any eleven digits are a CPF") { $0.isValidCPF = { $0.count == 11 } },
    Rule("STM-01", "eleven times the same digit is a CPF") { rules in
      let isValid = rules.isValidCPF
      rules.isValidCPF = { isValid($0) || ($0.count == 11 && Set($0).count == 1) }
    },
    Rule("STM-01", "there is no mask") { $0.cpfText = { $0 } },
    Rule("STM-02", "five digits are a password") { $0.isCompletePassword = { $0 >= 5 } },
    Rule("STM-02", "the password is shown") { $0.passwordText = { $0.secret.exposed } },
    Rule("STM-03", "a second tap sends a second login") { $0.acceptsLogin = { _ in true } },
    Rule("STM-03", "the key is not sent with a login") { rules in
      let fields = rules.requestFields
      rules.requestFields = { $1 == nil ? [] : fields($0, $1) }
    },
    Rule("STM-04", "the token is not sent") { rules in
      let fields = rules.requestFields
      rules.requestFields = { key, _ in fields(key, nil) }
    },
    Rule("STM-05", "a refusal is told as a fault of the bank") {
      $0.failureText = { _ in "O banco não respondeu como devia." }
    },
    Rule("STM-05", "a refusal is offered to be sent again") { $0.offersRetry = { _ in true } },
  ]

  private static let token: [Rule] = [
    Rule("STM-06", "the refresh comes a second late") { $0.session.lifetime = .seconds(61) },
    Rule("STM-06", "the refresh comes a second early") { $0.session.lifetime = .seconds(59) },
    Rule("STM-06", "no token is ever due") { $0.session.isDue = { _, _ in false } },
    Rule("STM-07", "the old token stays in use") {
      $0.session.tokenAfterRefresh = { old, _ in old }
    },
    Rule("STM-08", "requests go out during a refresh") {
      $0.session.waitsForRefresh = { false }
      $0.session.isDue = { _, _ in false }
    },
    Rule("STM-08", "each request has a refresh of its own") {
      $0.session.waitsForRefresh = { false }
      $0.session.joinsRefresh = { false }
    },
    Rule("STM-09", "a refused refresh ends nothing") {
      $0.session.endsOnRefusedRefresh = { false }
    },
    Rule("STM-15", "a refused request is not repeated") { $0.session.isRepeated = { _ in false } },
    Rule("STM-15", "a refused request is repeated twice") { $0.session.isRepeated = { $0 < 3 } },
    Rule("STM-21", "a refused request is not repeated") { $0.session.isRepeated = { _ in false } },
  ]

  private static let statement: [Rule] = [
    Rule("STM-10", "there is no placeholder") { $0.showsPlaceholder = { _, _ in false } },
    Rule("STM-10", "the placeholder never goes") { $0.showsPlaceholder = { _, _ in true } },
    Rule("STM-11", "pulling does nothing") { $0.reloadsOnPull = { _ in false } },
    Rule("STM-11", "what was shown goes when it fails") { $0.keepsContent = { false } },
    Rule("STM-12", "the token is not sent") { rules in
      let fields = rules.requestFields
      rules.requestFields = { key, _ in fields(key, nil) }
    },
    Rule("STM-13", "days are those of UTC") { rules in
      let days = rules.days
      rules.days = { entries, _ in days(entries, .gmt) }
    },
    Rule("STM-13", "days stand oldest first") { rules in
      let days = rules.days
      rules.days = { days($0, $1).reversed() }
    },
    Rule("STM-13", "months are numbers") { $0.dayText = { "\($0.day)/\($0.month)/\($0.year)" } },
    Rule("STM-14", "cents are real") { rules in
      let text = rules.amountText
      rules.amountText = { text($0 * 100, $1) }
    },
    Rule("STM-14", "a debit looks like a credit") { rules in
      let text = rules.amountText
      rules.amountText = { cents, _ in text(cents, .credit) }
    },
  ]

  private static let detail: [Rule] = [
    Rule("STM-16", "nothing that fails is told") { $0.failureText = { _ in "" } },
    Rule("STM-17", "there is no placeholder") { $0.showsPlaceholder = { _, _ in false } },
    Rule("STM-18", "the key is not sent") { rules in
      let fields = rules.requestFields
      rules.requestFields = { key, token in fields(key, token).filter { token == nil || $0.name != "apikey" }
      }
    },
    Rule("STM-19", "the status stays in the bank's word") { $0.statusText = { $0 } },
    Rule("STM-20", "a CNPJ has no mask") { $0.documentText = { number, _ in number } },
    Rule("STM-20", "an account loses its check digit") { $0.accountText = { number, _ in number } },
  ]
}

import AppCore
import Foundation
import ScenarioRunner
import ScreenSteps
import ServiceStubs

extension BankStatementSteps {
  /// The ways through the login. A password is known to these steps alone; reports show `••••••`.
  static let login = StepLibrary<BankWorld> {
    Given("the password of the account is {password}", "a senha da conta é {password}") {
      (w, password: Secret) in
      w.password = password
      w.bank.setPassword(password.exposed, cpf: BankWorld.cpf.filter(\.isNumber))
    }
    Given("I am on the password step", "estou na etapa da senha") { (w) in try await w.goToPassword() }
    Given("I am logged in", "entrei na minha conta") { (w) in
      try await w.goToPassword()
      try await w.enter(w.password)
      try await w.screen.tap(ElementName("Próximo"))
    }
    When("I enter the CPF of the account", "digito o CPF da conta") { (w) in
      try await w.enter(BankWorld.cpf, into: "CPF")
    }
    When("I enter the password {password}", "digito a senha {password}") { (w, password: Secret) in
      try await w.enter(password)
    }
    When("I enter the password of the account", "digito a senha da conta") { (w) in
      try await w.enter(w.password)
    }
    When("I add {password} to the password", "acrescento {password} à senha") { (w, digits: Secret) in
      try await w.enter(Secret(try await w.shownPassword() + digits.exposed))
    }
    When("I delete the last digit of the password", "apago o último dígito da senha") { (w) in
      try await w.enter(Secret(String(try await w.shownPassword().dropLast())))
    }
  }
}

extension BankWorld {
  fileprivate func goToPassword() async throws {
    try await enter(Self.cpf, into: "CPF")
    try await screen.tap(ElementName("Próximo"))
  }

  fileprivate func enter(_ password: Secret) async throws { try await enter(password.exposed, into: "Senha") }

  fileprivate func shownPassword() async throws -> String {
    try await screen.element(ElementName("Senha")).value ?? ""
  }

  fileprivate func enter(_ text: String, into label: String) async throws {
    let element = try await screen.element(ElementName(label))
    try await screen.perform(.enter(text, into: element.id), on: element)
  }
}

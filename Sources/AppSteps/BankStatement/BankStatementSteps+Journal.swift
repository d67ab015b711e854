import AppCore
import Foundation
import ScenarioRunner
import ScreenSteps
import ServiceStubs
import StubServer

extension BankStatementSteps {
  /// What the bank was asked, by the journal of its stub, in which tokens are numbered and passwords masked.
  ///
  /// The table's first row names its columns, in any words: the request, and what it brought forward.
  static let journal = StepLibrary<BankWorld> {
    Then("the bank received, in order:", "o banco recebeu, nesta ordem:") { (w, table: DataTable) in
      try w.expectRequests(table, of: w.requests)
    }
    Then("the bank received last:", "por último, o banco recebeu:") { (w, table: DataTable) in
      try w.expectRequests(table, of: w.requests.suffix(table.rows.count - 1))
    }
    Then("the bank received last, in any order:", "por último, em qualquer ordem, o banco recebeu:") {
      (w, table: DataTable) in
      try w.expectRequests(table, of: w.requests.suffix(table.rows.count - 1), inOrder: false)
    }
    Then("the token was refreshed {count}", "o token foi renovado {count}") { (w, count: Int) in
      try w.expect("the number of refreshes", count, w.bank.refreshes)
    }
    Then("the token was not refreshed", "o token não foi renovado") { (w) in
      try w.expect("the number of refreshes", 0, w.bank.refreshes)
    }
    Then("every request carried the key of the app", "todas as requisições levaram a chave do aplicativo") {
      (w) in
      let without = w.screen.stub.journal.entries.filter { $0.request.field("apikey") != Secret.mask }
      guard let first = without.first else { return }
      throw ExpectationFailure("'\(first.method) \(first.target)' did not carry the key of the app")
    }
    Then("the password was sent as the text {password}", "a senha foi enviada como o texto {password}") {
      (w, password: Secret) in
      guard !w.bank.lastPasswordWas(password.exposed) else { return }
      throw ExpectationFailure("the password that was sent last is another, or no text")
    }
    Then(
      "the last login carried the CPF {string} and a password",
      "o último login levou o CPF {string} e uma senha"
    ) { (w, cpf: String) in
      let bodies = w.screen.stub.journal.entries("POST", path: "/challenge/auth").map(\.body)
      let expected = #"{"cpf":"\#(cpf)","password":"\#(Secret.mask)"}"#
      let actual = bodies.last.map { String(decoding: $0, as: UTF8.self) } ?? "no login"
      guard actual != expected else { return }
      throw ExpectationFailure("the login carried something else", expected: expected, actual: actual)
    }
  }
}

extension BankWorld {
  /// The requests so far, each with what it brought forward.
  fileprivate var requests: [[String]] {
    screen.stub.journal.entries.map { ["\($0.method) \($0.target)", Self.credential(of: $0)] }
  }

  private static func credential(of entry: Journal.Entry) -> String {
    if let token = entry.request.field("token") { return token }
    let body = try? JSONDecoder().decode([String: String].self, from: Data(entry.body))
    return body?["token"] ?? (body?["password"] == nil ? "nothing" : "password")
  }

  fileprivate func expectRequests(
    _ table: DataTable, of actual: some Collection<[String]>, inOrder: Bool = true
  ) throws {
    let width = table.rows.first?.count ?? 0
    var expected = Array(table.rows.dropFirst())
    var actual = actual.map { Array($0.prefix(width)) }
    if !inOrder {
      expected.sort { $0.lexicographicallyPrecedes($1) }
      actual.sort { $0.lexicographicallyPrecedes($1) }
    }
    guard expected != actual else { return }
    throw ExpectationFailure(
      "the bank received other requests", expected: Self.text(expected), actual: Self.text(actual))
  }

  fileprivate func expect(_ what: String, _ expected: Int, _ actual: Int) throws {
    guard expected != actual else { return }
    throw ExpectationFailure("\(what) is not \(expected)", expected: "\(expected)", actual: "\(actual)")
  }

  private static func text(_ rows: [[String]]) -> String {
    rows.isEmpty ? "nothing" : rows.map { "| " + $0.joined(separator: " | ") + " |" }.joined(separator: "\n")
  }
}

import AppCore
import BankStatement
import Testing

struct BankRulesTests {
  let rules = BankRules.standard

  @Test func `a person is told what went wrong, and when trying again may help`() {
    let cases: [(any Error, String, Bool)] = [
      (BankError.loginRefused, "CPF ou senha incorretos.", false),
      (BankError.notFound(path: "/x"), "Lançamento não encontrado.", false),
      (HTTPClientError.timedOut, "O banco demorou a responder.", true),
      (HTTPClientError.cutOff, "Sem conexão com o banco.", true),
      (HTTPClientError.unreachable("x"), "Sem conexão com o banco.", true),
      (BankError.status(500, path: "/x"), "O banco não respondeu como devia.", true),
      (BankError.unreadable(path: "/x"), "O banco não respondeu como devia.", true),
    ]
    for (error, text, offersRetry) in cases {
      #expect(rules.failureText(error) == text)
      #expect(rules.offersRetry(error) == offersRetry)
    }
  }

  @Test func `the key goes with every request, the token with those that have one`() {
    #expect(rules.requestFields(Secret("k"), nil) == [.init("apikey", "k")])
    #expect(rules.requestFields(Secret("k"), Secret("t")) == [.init("apikey", "k"), .init("token", "t")])
  }

  @Test func `statuses that are not documented stay as they are`() {
    #expect(rules.statusText("COMPLETED") == "Concluído")
    #expect(rules.statusText("SCHEDULED") == "SCHEDULED")
  }

  @Test func `kinds are told apart in words`() {
    #expect(rules.kindText(.debit) == "débito")
    #expect(rules.kindText(.credit) == "crédito")
    #expect(rules.kindText(.other("REFUND")) == "tipo desconhecido: REFUND")
  }

  @Test func `a password is complete with six digits`() {
    #expect((0...8).filter(rules.isCompletePassword) == [6])
  }
}

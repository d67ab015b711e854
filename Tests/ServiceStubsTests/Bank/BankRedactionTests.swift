import ServiceStubs
import StubServer
import Testing

struct BankRedactionTests {
  let bank = BankCalls()

  @Test func `a login loses its password and the key`() {
    let body = #"{"password":"314159","cpf":"52998224725"}"#
    let kept = bank.stub.redact(bank.request("POST", "/challenge/auth", token: nil, body: body))
    #expect(String(decoding: kept.body, as: UTF8.self) == #"{"cpf":"52998224725","password":"••••••"}"#)
    #expect(kept.field("apikey") == "••••••")
    #expect(kept.field("token") == nil)
  }

  @Test func `a key that is another one is told apart, not told`() {
    let kept = bank.stub.redact(bank.request("GET", "/challenge/list", token: nil, key: "secret"))
    #expect(kept.field("apikey") == "another key")
  }

  @Test func `tokens are told apart by their number`() {
    let first = bank.token()
    let second = BankCalls.token(in: bank.refresh(first))
    let list = bank.stub.redact(bank.request("GET", "/challenge/list", token: second))
    #expect(list.field("token") == "token 2")
    let body = #"{"token":"\#(first)"}"#
    let refresh = bank.stub.redact(bank.request("POST", "/challenge/auth", token: nil, body: body))
    #expect(String(decoding: refresh.body, as: UTF8.self) == #"{"token":"token 1"}"#)
    let stray = bank.stub.redact(bank.request("GET", "/challenge/list", token: "stub-token-0099"))
    #expect(stray.field("token") == "an unknown token")
  }

  @Test func `of a body that cannot be read nothing is kept`() {
    let kept = bank.stub.redact(
      bank.request("POST", "/challenge/auth", token: nil, body: #"{"password":314159}"#))
    #expect(String(decoding: kept.body, as: UTF8.self) == "a body that cannot be read")
  }
}

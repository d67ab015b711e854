import ServiceStubs
import StubServer
import Testing

struct BankStubTests {
  let bank = BankCalls()

  @Test func `a login with the right data gives a token`() {
    let response = bank.login("314159")
    #expect(response.status == 200)
    #expect(response.field("Content-Type") == "application/json")
    #expect(response.text == #"{"token":"stub-token-0001"}"#)
    #expect(bank.stub.logins == 1)
    #expect(bank.stub.refreshes == 0)
  }

  @Test(arguments: ["", "31415", "314158", "3141590"])
  func `a login with another password is refused, without content`(_ password: String) {
    let response = bank.login(password)
    #expect(response.status == 401)
    #expect(response.body.isEmpty)
  }

  @Test func `a CPF that is not known is refused`() {
    #expect(bank.login("314159", cpf: "11144477735").status == 401)
    bank.stub.setPassword("314159", cpf: "11144477735")
    #expect(bank.login("314159", cpf: "11144477735").status == 200)
  }

  @Test(arguments: [
    "", "{}", "[]", #"{"cpf":"52998224725"}"#, #"{"cpf":"52998224725","password":314159}"#,
    #"{"cpf":"52998224725","password":"314159","token":"stub-token-0001"}"#,
  ])
  func `a body that is neither login nor refresh is no request`(_ body: String) {
    #expect(bank.auth(body).status == 400)
    #expect(bank.stub.logins == 0)
  }

  @Test func `every call needs the key`() {
    let token = bank.token()
    for key in [nil, "another"] {
      #expect(bank.auth(#"{"token":"\#(token)"}"#, key: key).status == 401)
      #expect(bank.get("list", token: token, key: key).status == 401)
      #expect(bank.get("details/k3m9x2q7w5t1b8n4c6", token: token, key: key).status == 401)
    }
  }

  @Test func `list and details need a token`() {
    for token in [nil, "", "stub-token-0001"] {
      #expect(bank.get("list", token: token).status == 401)
      #expect(bank.get("details/k3m9x2q7w5t1b8n4c6", token: token).status == 401)
    }
  }

  @Test func `a token is accepted for a minute, by the clock`() {
    let token = bank.token()
    bank.clock.advance(milliseconds: 59_999)
    #expect(bank.get("list", token: token).status == 200)
    bank.clock.advance(milliseconds: 1)
    let response = bank.get("list", token: token)
    #expect(response.status == 401)
    #expect(response.body.isEmpty)
  }

  @Test func `an old token can be exchanged for a while`() {
    let token = bank.token()
    bank.clock.advance(milliseconds: 599_999)
    #expect(bank.refresh(token).text == #"{"token":"stub-token-0002"}"#)
    bank.clock.advance(milliseconds: 1)
    #expect(bank.refresh(token).status == 401)
    #expect(bank.stub.refreshes == 2)
    bank.stub.setRefreshWindow(milliseconds: 3_600_000)
    #expect(bank.refresh(token).status == 200)
  }

  @Test func `a token that was never given out is not exchanged`() {
    let response = bank.refresh("stub-token-0001")
    #expect(response.status == 401)
    #expect(response.body.isEmpty)
  }

  @Test func `an expired token is exchanged, a revoked one is not`() {
    let token = bank.token()
    bank.stub.expireTokens()
    #expect(bank.get("list", token: token).status == 401)
    let new = BankCalls.token(in: bank.refresh(token))
    #expect(bank.get("list", token: new).status == 200)
    bank.stub.revokeTokens()
    #expect(bank.refresh(new).status == 401)
  }

  @Test func `every token may be refused`() {
    let token = bank.token()
    bank.stub.setRefusesEveryToken(true)
    #expect(bank.get("list", token: token).status == 401)
    #expect(bank.refresh(token).status == 200)
    bank.stub.setRefusesEveryToken(false)
    #expect(bank.get("list", token: token).status == 200)
  }

  @Test func `entries are set, added and removed, with their details`() {
    let token = bank.token()
    bank.stub.setEntries([])
    #expect(bank.get("list", token: token).text == #"{"results":[],"itemsTotal":0}"#)
    bank.stub.add(
      BankEntry(id: "1", entry: "DEBIT", amount: 5, name: "Ana", dateEvent: "2024-02-01T08:15:17Z"))
    #expect(bank.get("list", token: token).text.contains(#""amount":5"#))
    #expect(bank.get("details/1", token: token).status == 200)
    #expect(bank.stub.removeEntries(named: "Ana"))
    #expect(!bank.stub.removeEntries(named: "Ana"))
    #expect(bank.get("details/1", token: token).status == 404)
  }

  @Test func `the last password is compared, never told`() {
    _ = bank.login("012345")
    #expect(bank.stub.lastPasswordWas("012345"))
    #expect(!bank.stub.lastPasswordWas("12345"))
  }
}

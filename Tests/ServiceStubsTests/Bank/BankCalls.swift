import ServiceStubs
import StubServer

/// The bank's stub on a clock of its own, asked without a server.
final class BankCalls: Sendable {
  let clock = TestClock()
  let stub: BankStub

  init(book: BankBook = .standard) { stub = BankStub(book: book, now: clock.now) }

  /// Logs in and returns the token.
  func token() -> String { Self.token(in: login("314159")) }

  func login(_ password: String, cpf: String = "52998224725") -> StubResponse {
    auth(#"{"cpf":"\#(cpf)","password":"\#(password)"}"#)
  }

  func refresh(_ token: String) -> StubResponse { auth(#"{"token":"\#(token)"}"#) }

  func auth(_ body: String, key: String? = BankStub.apiKey) -> StubResponse {
    stub.router.respond(request("POST", "/challenge/auth", token: nil, key: key, body: body))
  }

  func get(_ path: String, token: String?, key: String? = BankStub.apiKey) -> StubResponse {
    stub.router.respond(request("GET", "/challenge/\(path)", token: token, key: key))
  }

  func request(
    _ method: String, _ path: String, token: String?, key: String? = BankStub.apiKey, body: String = ""
  ) -> StubRequest {
    var request = StubRequest(method: method, target: path, path: path, body: Array(body.utf8))
    request.setField("apikey", to: key)
    request.setField("token", to: token)
    return request
  }

  static func token(in response: StubResponse) -> String {
    String(response.text.split(separator: "\"").dropFirst(3).first ?? "")
  }
}

public import StubServer
import Synchronization

extension BankStub {
  /// What stands for a password, and for the key.
  public static let mask = "••••••"

  /// Returns a request as a journal may keep it: tokens by their number, no password, no key.
  ///
  /// Tokens stay told apart, as `token 1` for the first that was given out.
  public func redact(_ request: StubRequest) -> StubRequest {
    var request = request
    if let key = request.field("apikey") {
      request.setField("apikey", to: key == Self.apiKey ? Self.mask : "another key")
    }
    if let token = request.field("token") { request.setField("token", to: name(of: token)) }
    if !request.body.isEmpty { request.body = Array(redacted(request.body).utf8) }
    return request
  }

  private func redacted(_ body: [UInt8]) -> String {
    switch BankCredential(body: body) {
    case nil: "a body that cannot be read"
    case .login(let cpf, _):
      JSONText.object([("cpf", JSONText.string(cpf)), ("password", JSONText.string(Self.mask))])
    case .refresh(let token):
      JSONText.object([("token", JSONText.string(name(of: token)))])
    }
  }

  private func name(of token: String) -> String {
    let index = state.withLock { state in state.tokens.firstIndex { $0.text == token } }
    return index.map { "token \($0 + 1)" } ?? "an unknown token"
  }
}

public import AppCore
public import Foundation

/// The bank's port over its API.
public struct BankAPI: Sendable {
  private struct Login: Encodable {
    var cpf: String
    var password: String
  }

  private struct OldToken: Encodable {
    var token: String
  }

  private let client: HTTPClient
  private let baseURL: URL
  private let apiKey: Secret
  private let rules: BankRules

  /// Creates the service at an address, with the key that names the app.
  public init(client: HTTPClient, baseURL: URL, apiKey: Secret, rules: BankRules = .standard) {
    self.client = client
    self.baseURL = baseURL
    self.apiKey = apiKey
    self.rules = rules
  }

  /// The service as the port that the app uses.
  public var service: BankService {
    BankService(
      login: { cpf, password in
        do {
          return try await self.token(for: Login(cpf: cpf.digits, password: password.exposed))
        } catch SessionError.tokenRefused {
          throw BankError.loginRefused
        }
      },
      refresh: { try await self.token(for: OldToken(token: $0.exposed)) },
      statement: { try await self.get(StatementAnswer.self, "list", token: $0).entries },
      detail: { id, token in
        do {
          return try await self.get(DetailAnswer.self, "details", id, token: token).detail
        } catch BankError.status(404, let path) {
          throw BankError.notFound(path: path)
        }
      })
  }

  private func token(for body: some Encodable) async throws -> Secret {
    let url = url("auth")
    var request = HTTPRequest("POST", url, fields: fields(token: nil), body: try JSONEncoder().encode(body))
    request.fields.append(HTTPRequest.Field("Content-Type", "application/json"))
    return Secret(try await answer(TokenAnswer.self, to: request).token)
  }

  private func get<Answer: Decodable>(
    _ type: Answer.Type, _ path: String..., token: Secret
  ) async throws -> Answer {
    try await answer(type, to: HTTPRequest("GET", url(path), fields: fields(token: token)))
  }

  private func answer<Answer: Decodable>(_ type: Answer.Type, to request: HTTPRequest) async throws -> Answer
  {
    let response = try await client.send(request)
    let path = request.url.path()
    switch response.status {
    case 200: break
    case 401: throw SessionError.tokenRefused
    default: throw BankError.status(response.status, path: path)
    }
    guard let answer = try? JSONDecoder().decode(type, from: response.body) else {
      throw BankError.unreadable(path: path)
    }
    return answer
  }

  private func url(_ path: String...) -> URL { url(path) }

  private func url(_ path: [String]) -> URL {
    path.reduce(baseURL.appending(path: "challenge")) { $0.appending(component: $1) }
  }

  private func fields(token: Secret?) -> [HTTPRequest.Field] {
    [HTTPRequest.Field("Accept", "application/json")] + rules.requestFields(apiKey, token)
  }
}

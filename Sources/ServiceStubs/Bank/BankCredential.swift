import Foundation

/// What a body of `POST /challenge/auth` brings forward.
enum BankCredential: Equatable {
  case login(cpf: String, password: String)
  case refresh(token: String)

  private struct Body: Decodable {
    var cpf: String?
    var password: String?
    var token: String?
  }

  /// Reads a body; nil where it is neither. A number is no text, so a password that is sent as one is none.
  init?(body: [UInt8]) {
    guard let body = try? JSONDecoder().decode(Body.self, from: Data(body)) else { return nil }
    switch (body.cpf, body.password, body.token) {
    case (let cpf?, let password?, nil): self = .login(cpf: cpf, password: password)
    case (nil, nil, let token?): self = .refresh(token: token)
    default: return nil
    }
  }
}

import AppCore

/// What a person is told when something went wrong.
enum FailureText {
  /// Returns the text for an error.
  static func text(for error: any Error) -> String {
    switch error {
    case BankError.loginRefused: "CPF ou senha incorretos."
    case BankError.notFound: "Lançamento não encontrado."
    case HTTPClientError.timedOut: "O banco demorou a responder."
    case is HTTPClientError: "Sem conexão com o banco."
    default: "O banco não respondeu como devia."
    }
  }

  /// Whether the same request may succeed another time.
  static func mayPass(_ error: any Error) -> Bool {
    switch error {
    case BankError.loginRefused, BankError.notFound: false
    default: true
    }
  }
}

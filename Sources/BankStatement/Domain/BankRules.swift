public import AppCore
public import Foundation

/// The decisions that the lines of the brief rest on, each of which can be replaced.
///
/// Models and screens decide nothing of this by themselves.
public struct BankRules: Sendable {
  /// Whether digits are a CPF.
  public var isValidCPF: @Sendable (String) -> Bool
  /// The text of a CPF while it is typed.
  public var cpfText: @Sendable (String) -> String
  /// Whether a password, of so many digits, can be sent.
  public var isCompletePassword: @Sendable (Int) -> Bool
  /// What a textbox shows of a password.
  public var passwordText: @Sendable (PasswordEntry) -> String
  /// Whether a login can be sent, by whether one is on its way.
  public var acceptsLogin: @Sendable (_ isSending: Bool) -> Bool
  /// The header fields of a request: the key of the app, the token where the request needs one.
  public var requestFields: @Sendable (_ apiKey: Secret, _ token: Secret?) -> [HTTPRequest.Field]
  /// What is decided about the token.
  public var session: SessionRules

  /// Whether a placeholder stands for something that is being loaded.
  public var showsPlaceholder: @Sendable (_ isLoading: Bool, _ hasContent: Bool) -> Bool
  /// Whether what was shown stays when it could not be loaded anew.
  public var keepsContent: @Sendable () -> Bool
  /// Whether pulling the list down loads it anew, by whether it is being loaded.
  public var reloadsOnPull: @Sendable (_ isLoading: Bool) -> Bool
  /// The days of a statement.
  public var days: @Sendable ([StatementEntry], TimeZone) -> [StatementDay]

  /// The text of an amount in cents.
  public var amountText: @Sendable (Int64, EntryKind) -> String
  /// The remark that tells debits and credits apart.
  public var kindText: @Sendable (EntryKind) -> String
  /// The text of a day.
  public var dayText: @Sendable (CalendarDay) -> String
  /// The text of a time, by the minute of the day.
  public var timeText: @Sendable (Int) -> String
  /// The text of a status.
  public var statusText: @Sendable (String) -> String
  /// The text of a document: number, kind.
  public var documentText: @Sendable (String, String) -> String
  /// The text of an account or agency: number, check digit.
  public var accountText: @Sendable (String, String) -> String
  /// What a person is told of a failure.
  public var failureText: @Sendable (any Error) -> String
  /// Whether trying again may help after a failure.
  public var offersRetry: @Sendable (any Error) -> Bool
}

extension BankRules {
  /// The rules of the brief.
  public static let standard = BankRules(
    isValidCPF: { CPF.isValid($0) },
    cpfText: { CPFText.masked($0) },
    isCompletePassword: { $0 == PasswordEntry.length },
    passwordText: { $0.shownText },
    acceptsLogin: { isSending in !isSending },
    requestFields: { apiKey, token in
      [HTTPRequest.Field("apikey", apiKey.exposed)]
        + (token.map { [HTTPRequest.Field("token", $0.exposed)] } ?? [])
    },
    session: .standard,
    showsPlaceholder: { isLoading, hasContent in isLoading && !hasContent },
    keepsContent: { true },
    reloadsOnPull: { isLoading in !isLoading },
    days: { StatementDay.days(of: $0, in: $1) },
    amountText: { RealText.text(cents: $0, kind: $1) },
    kindText: { kind in
      switch kind {
      case .debit: "débito"
      case .credit: "crédito"
      case .other(let text): "tipo desconhecido: \(text)"
      }
    },
    dayText: { DayText.day($0) },
    timeText: { DayText.time($0) },
    statusText: { $0 == "COMPLETED" ? "Concluído" : $0 },
    documentText: { DocumentText.text($0, kind: $1) },
    accountText: { DocumentText.account($0, digit: $1) },
    failureText: { FailureText.text(for: $0) },
    offersRetry: { FailureText.mayPass($0) })
}

public import AppCore

/// The port to the bank.
public struct BankService: Sendable {
  /// Exchanges a CPF and a password for a token; throws `BankError.loginRefused` where they do not fit.
  public var login: @Sendable (CPF, Secret) async throws -> Secret
  /// Exchanges an old token for a new one; throws `SessionError.tokenRefused` where it is refused.
  public var refresh: @Sendable (Secret) async throws -> Secret
  /// Returns the statement; throws `SessionError.tokenRefused` where the token is refused.
  public var statement: @Sendable (Secret) async throws -> [StatementEntry]
  /// Returns an entry's detail; throws `SessionError.tokenRefused` where the token is refused.
  public var detail: @Sendable (StatementEntry.ID, Secret) async throws -> StatementDetail

  /// Creates a port.
  public init(
    login: @escaping @Sendable (CPF, Secret) async throws -> Secret,
    refresh: @escaping @Sendable (Secret) async throws -> Secret,
    statement: @escaping @Sendable (Secret) async throws -> [StatementEntry],
    detail: @escaping @Sendable (StatementEntry.ID, Secret) async throws -> StatementDetail
  ) {
    self.login = login
    self.refresh = refresh
    self.statement = statement
    self.detail = detail
  }
}

public import Foundation

/// All that the bank knows of one entry.
public struct StatementDetail: Sendable, Hashable {
  /// One side of a transaction.
  public struct Party: Sendable, Hashable {
    /// The person or company.
    public var name: String
    /// The kind of document, `CPF` or `CNPJ`.
    public var documentKind: String
    /// The document, without its mask.
    public var document: String
    /// The bank, with its number.
    public var bank: String
    /// The agency of the bank.
    public var agency: String
    /// The check digit of the agency.
    public var agencyDigit: String
    /// The account.
    public var account: String
    /// The check digit of the account, which may be a letter.
    public var accountDigit: String

    /// Creates a side of a transaction.
    public init(
      name: String, documentKind: String, document: String, bank: String, agency: String,
      agencyDigit: String, account: String, accountDigit: String
    ) {
      self.name = name
      self.documentKind = documentKind
      self.document = document
      self.bank = bank
      self.agency = agency
      self.agencyDigit = agencyDigit
      self.account = account
      self.accountDigit = accountDigit
    }
  }

  /// What the transaction was for.
  public var description: String
  /// What kind of transaction it was, in words.
  public var label: String
  /// The amount in cents.
  public var cents: Int64
  /// Who the transaction was with.
  public var counterparty: String
  /// When it was; nil where the bank's time cannot be read.
  public var date: Date?
  /// How far the transaction has come, in the bank's word.
  public var status: String
  /// Who sent the money; nil where the bank does not say.
  public var sender: Party?
  /// Who got the money; nil where the bank does not say.
  public var recipient: Party?

  /// Creates a detail.
  public init(
    description: String, label: String, cents: Int64, counterparty: String, date: Date?, status: String,
    sender: Party?, recipient: Party?
  ) {
    self.description = description
    self.label = label
    self.cents = cents
    self.counterparty = counterparty
    self.date = date
    self.status = status
    self.sender = sender
    self.recipient = recipient
  }
}

/// One entry of the account that the bank's stub serves, in the words of the wire.
public struct BankEntry: Sendable, Hashable {
  /// The name of the entry.
  public var id: String
  /// What the transaction was for.
  public var description: String
  /// What kind of transaction it was.
  public var label: String
  /// `DEBIT` or `CREDIT`; anything else goes out as it is.
  public var entry: String
  /// The amount in cents.
  public var amount: Int64
  /// The counterparty.
  public var name: String
  /// When it was, in UTC, such as `2024-02-01T08:15:17Z`.
  public var dateEvent: String
  /// How far it has come; `COMPLETED` is the documented word.
  public var status: String
  /// The day under which it is listed, such as `2024-02-01`.
  public var date: String
  /// Who sent the money.
  public var sender: BankParty
  /// Who got the money.
  public var recipient: BankParty

  /// Creates an entry; money goes from and to the account's holder, as the kind says.
  ///
  /// - Parameter date: The day under which it is listed; the day of `dateEvent` where not given.
  public init(
    id: String, description: String = "Transferência Pix", label: String = "Pix", entry: String,
    amount: Int64, name: String, dateEvent: String, status: String = "COMPLETED", date: String? = nil,
    counterparty: BankParty? = nil
  ) {
    self.id = id
    self.description = description
    self.label = label
    self.entry = entry
    self.amount = amount
    self.name = name
    self.dateEvent = dateEvent
    self.status = status
    self.date = date ?? String(dateEvent.prefix(10))
    let other = counterparty ?? BankParty(name: name)
    sender = entry == "CREDIT" ? other : .holder
    recipient = entry == "CREDIT" ? .holder : other
  }
}

/// One side of a transaction, in the words of the wire.
public struct BankParty: Sendable, Hashable, Codable {
  /// The name of the bank.
  public var bankName = "Banco Exemplo"
  /// The number of the bank, with its leading zeros.
  public var bankNumber = "099"
  /// The digits of the document.
  public var documentNumber = "11444777000161"
  /// `CPF` or `CNPJ`.
  public var documentType = "CNPJ"
  /// The check digit of the account, which may be an X.
  public var accountNumberDigit = "X"
  /// The check digit of the agency.
  public var agencyNumberDigit = "7"
  /// The agency, with its leading zeros.
  public var agencyNumber = "0042"
  /// The person or company.
  public var name: String
  /// The account, with its leading zeros.
  public var accountNumber = "000789"

  /// Creates a party with made-up figures.
  public init(name: String) { self.name = name }

  /// Creates a party with a document.
  public init(name: String, cpf: String) {
    self.init(name: name)
    documentNumber = cpf
    documentType = "CPF"
  }

  /// The holder of the account.
  public static let holder: BankParty = {
    var party = BankParty(name: "Oficina Exemplo LTDA")
    party.bankName = "Banco de Ensaio"
    party.bankNumber = "001"
    party.documentNumber = "11222333000181"
    party.accountNumberDigit = "1"
    party.agencyNumberDigit = "0"
    party.agencyNumber = "0001"
    party.accountNumber = "123456"
    return party
  }()
}

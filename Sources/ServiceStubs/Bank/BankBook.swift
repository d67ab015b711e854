/// Who can log in at the bank, and the statement that is served.
public struct BankBook: Sendable, Hashable {
  /// Who can log in: passwords by CPF, both as digits.
  public var passwords: [String: String]
  /// The entries, in the order of the statement.
  public var entries: [BankEntry]

  /// Creates a book.
  public init(passwords: [String: String], entries: [BankEntry]) {
    self.passwords = passwords
    self.entries = entries
  }
}

extension BankBook {
  /// The made-up account that is served where nothing else is set; the CPF is a usual example of one.
  ///
  /// `Fixtures/bank` holds the same for people to read and change.
  public static let standard = BankBook(
    passwords: ["52998224725": "314159"],
    entries: [
      BankEntry(
        id: "7d3c1a90-0001-4b6e-9f00-5a1e00000001", description: "Encomenda de bolos", label: "Pix recebido",
        entry: "CREDIT", amount: 250_000, name: "Ateliê Flor de Açúcar", dateEvent: "2024-03-06T13:05:09Z"),
      // Listed on the 6th, the day in UTC; in São Paulo it is still the 5th.
      BankEntry(
        id: "7d3c1a90-0002-4b6e-9f00-5a1e00000002", description: "Conta de água",
        label: "Pagamento de boleto", entry: "DEBIT", amount: 18_990, name: "Águas da Serra Azul S.A.",
        dateEvent: "2024-03-06T02:30:00Z"),
      BankEntry(
        id: "7d3c1a90-0003-4b6e-9f00-5a1e00000003", description: "Jornal", label: "Compra no débito",
        entry: "DEBIT", amount: 50, name: "Banca da Praça", dateEvent: "2024-03-05T15:00:00Z",
        counterparty: BankParty(name: "Banca da Praça", cpf: "11144477735")),
      BankEntry(
        id: "7d3c1a90-0004-4b6e-9f00-5a1e00000004", description: "Venda de galpão", label: "TED recebida",
        entry: "CREDIT", amount: 99_999_999_999, name: "Ñandu Importação & Filhos",
        dateEvent: "2024-03-05T11:20:40Z"),
      BankEntry(
        id: "k3m9x2q7w5t1b8n4c6", description: "Compra de produtos eletrônicos", label: "Compra aprovada",
        entry: "DEBIT", amount: 150_000, name: "Eletrônica Raio de Luz", dateEvent: "2024-03-01T08:15:17Z"),
      BankEntry(
        id: "7d3c1a90-0006-4b6e-9f00-5a1e00000006", description: "Troca de livro", label: "Compra estornada",
        entry: "DEBIT", amount: 4_599, name: "Livraria Página Virada", dateEvent: "2024-02-29T12:00:00Z",
        status: "REVERSED"),
      BankEntry(
        id: "7d3c1a90-0007-4b6e-9f00-5a1e00000007", description: "Rendimento do mês", label: "Rendimento",
        entry: "CREDIT", amount: 310, name: "Banco de Ensaio", dateEvent: "2024-02-29T09:00:00Z"),
      BankEntry(
        id: "7d3c1a90-0008-4b6e-9f00-5a1e00000008", description: "Extrato em papel", label: "Tarifa",
        entry: "DEBIT", amount: 5, name: "Tarifas do Banco de Ensaio", dateEvent: "2024-02-01T08:15:17Z"),
      BankEntry(
        id: "7d3c1a90-0009-4b6e-9f00-5a1e00000009", description: "Acerto de centavos", label: "Ajuste",
        entry: "CREDIT", amount: 0, name: "Núcleo de Acertos", dateEvent: "2023-12-31T23:30:00Z",
        counterparty: BankParty(name: "Núcleo de Acertos", cpf: "00000000191")),
    ])
}

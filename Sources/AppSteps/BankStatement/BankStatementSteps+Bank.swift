import AppCore
import Foundation
import ScenarioRunner
import ScreenSteps
import ServiceStubs

extension BankStatementSteps {
  /// What the bank thinks of tokens, and where the app runs.
  static let bank = StepLibrary<BankWorld> {
    Given("the bank no longer accepts the token", "o banco não aceita mais o token") { (w) in
      w.bank.expireTokens()
    }
    Given("the bank revokes the token", "o banco revoga o token") { (w) in w.bank.revokeTokens() }
    Given("the bank refuses every token", "o banco recusa qualquer token") { (w) in
      w.bank.setRefusesEveryToken(true)
    }
    Given("a token can be refreshed for {duration}", "um token pode ser renovado por {duration}") {
      (w, duration: Duration) in
      w.bank.setRefreshWindow(milliseconds: Int64((duration.seconds * 1_000).rounded()))
    }
    Given("the time zone is {string}", "o fuso horário é {string}") { (w, name: String) in
      guard let zone = TimeZone(identifier: name) else {
        throw ExpectationFailure(
          "'\(name)' is no time zone", notes: ["write a name such as 'America/Sao_Paulo', or 'UTC'"])
      }
      try w.screen.beforeOpening("the time zone") { w.setting.timeZone = zone }
    }
  }

  /// What stands in the statement.
  static let entries = StepLibrary<BankWorld> {
    Given("the entries:", "os lançamentos:") { (w, table: DataTable) in
      w.bank.setEntries(try BankEntryTable.entries(of: table))
    }
    Given("there are no entries", "não há lançamentos") { (w) in w.bank.setEntries([]) }
    Given(
      "an entry {word} of {int} cents with {string}", "um lançamento {word} de {int} centavos com {string}"
    ) { (w, kind: String, cents: Int, name: String) in
      w.bank.setEntries([
        BankEntry(id: "1", entry: kind, amount: Int64(cents), name: name, dateEvent: "2024-03-05T15:00:00Z")
      ])
    }
    Given("the entry of {string} is removed", "o lançamento de {string} é removido") { (w, name: String) in
      guard w.bank.removeEntries(named: name) else {
        throw ExpectationFailure("the bank has no entry of '\(name)' to remove")
      }
    }
  }
}

/// Reads entries from a table whose first row names its columns, in English or in Portuguese.
enum BankEntryTable {
  private static let columns = [
    "kind": "kind", "tipo": "kind", "cents": "cents", "centavos": "cents", "name": "name", "nome": "name",
    "moment": "moment", "momento": "moment", "label": "label", "rótulo": "label", "status": "status",
    "situação": "status", "day": "day", "dia": "day",
  ]

  /// Returns the entries; what a table leaves out is made up.
  ///
  /// - Throws: An expectation failure for a column that is not known or a row that is not complete.
  static func entries(of table: DataTable) throws -> [BankEntry] {
    let names = try (table.rows.first ?? []).map { title in
      guard let name = columns[title] else {
        let known = columns.keys.sorted().joined(separator: ", ")
        throw ExpectationFailure("there is no column '\(title)'", notes: ["the columns are \(known)"])
      }
      return name
    }
    return try table.rows.dropFirst().enumerated().map { number, row in
      try entry(Dictionary(zip(names, row)) { $1 }, number: number + 1)
    }
  }

  private static func entry(_ cells: [String: String], number: Int) throws -> BankEntry {
    guard let cents = Int64(cells["cents"] ?? "0") else {
      throw ExpectationFailure("'\(cells["cents"] ?? "")' is not a number of cents")
    }
    return BankEntry(
      id: "entry-\(number)", label: cells["label"] ?? "Pix", entry: cells["kind"] ?? "DEBIT", amount: cents,
      name: cells["name"] ?? "Pessoa \(number)", dateEvent: cells["moment"] ?? "2024-03-05T15:00:00Z",
      status: cells["status"] ?? "COMPLETED", date: cells["day"])
  }
}

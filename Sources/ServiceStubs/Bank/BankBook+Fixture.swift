import Foundation

extension BankBook {
  private struct Account: Decodable {
    var cpf: String
    var password: String
  }

  private struct List: Decodable {
    struct Group: Decodable {
      var items: [Item]
      var date: String
    }

    struct Item: Decodable {
      var id: String
      var description: String
      var label: String
      var entry: String
      var amount: Int64
      var name: String
      var dateEvent: String
      var status: String
    }

    var results: [Group]
  }

  private struct Detail: Decodable {
    var sender: BankParty
    var recipient: BankParty
  }

  /// Reads a book from `bank/accounts.json`, `bank/statement.json` and `bank/details/{id}.json`.
  ///
  /// Statement and details are answers of the service as they go over the wire.
  ///
  /// - Throws: What is wrong with the files.
  public init(from folder: FixtureFolder) throws(ServiceStubsError) {
    let accounts = try Self.read([Account].self, "bank/accounts.json", from: folder)
    let list = try Self.read(List.self, "bank/statement.json", from: folder)
    var entries: [BankEntry] = []
    for group in list.results {
      for item in group.items {
        let detail = try Self.read(Detail.self, "bank/details/\(item.id).json", from: folder)
        var entry = BankEntry(
          id: item.id, description: item.description, label: item.label, entry: item.entry,
          amount: item.amount, name: item.name, dateEvent: item.dateEvent, status: item.status,
          date: group.date)
        entry.sender = detail.sender
        entry.recipient = detail.recipient
        entries.append(entry)
      }
    }
    self.init(
      passwords: Dictionary(accounts.map { ($0.cpf, $0.password) }) { $1 }, entries: entries)
  }

  private static func read<Value: Decodable>(
    _ type: Value.Type, _ file: String, from folder: FixtureFolder
  ) throws(ServiceStubsError) -> Value {
    let content = try folder.content(of: file)
    do {
      return try JSONDecoder().decode(type, from: content)
    } catch {
      throw .malformedAnswer(path: folder.path(of: file), reason: reason(error))
    }
  }

  private static func reason(_ error: any Error) -> String {
    switch error {
    case DecodingError.keyNotFound(let key, let context):
      "'" + (context.codingPath + [key]).map(\.stringValue).joined(separator: ".") + "' is missing"
    case DecodingError.typeMismatch(_, let context), DecodingError.valueNotFound(_, let context):
      "'" + context.codingPath.map(\.stringValue).joined(separator: ".") + "' is of another type"
    default: "the file is not JSON"
    }
  }
}

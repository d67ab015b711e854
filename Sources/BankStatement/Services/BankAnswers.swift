import AppCore
import Foundation

/// The answer to a login or a refresh.
struct TokenAnswer: Decodable {
  var token: String
}

/// The answer of the list: groups of entries, each with its day.
struct StatementAnswer: Decodable {
  private struct Group: Decodable {
    var items: [Item]
    var date: String?
  }

  private struct Item: Decodable {
    var id: String
    var amount: Int64
    var label: String?
    var entry: String?
    var name: String?
    var dateEvent: String?
    var status: String?
  }

  private var results: [Group]

  /// The entries of all groups, in the order of the answer.
  var entries: [StatementEntry] {
    results.flatMap { group in
      let day = group.date.flatMap(EventTime.day)
      return group.items.map { item in
        StatementEntry(
          id: item.id, label: item.label ?? BlankText.unknown, name: item.name ?? BlankText.unknown,
          kind: EntryKind(item.entry ?? ""), cents: item.amount, date: item.dateEvent.flatMap(EventTime.date),
          listedDay: day, status: item.status ?? BlankText.unknown)
      }
    }
  }
}

/// The answer of the details.
struct DetailAnswer: Decodable {
  private struct Party: Decodable {
    var bankName: String?
    var bankNumber: String?
    var documentNumber: String?
    var documentType: String?
    var accountNumberDigit: String?
    var agencyNumberDigit: String?
    var agencyNumber: String?
    var name: String?
    var accountNumber: String?

    var party: StatementDetail.Party {
      StatementDetail.Party(
        name: name ?? BlankText.unknown, documentKind: documentType ?? "",
        document: documentNumber ?? BlankText.unknown,
        bank: [bankNumber, bankName].compactMap { $0 }.joined(separator: " - "),
        agency: agencyNumber ?? BlankText.unknown, agencyDigit: agencyNumberDigit ?? "",
        account: accountNumber ?? BlankText.unknown, accountDigit: accountNumberDigit ?? "")
    }
  }

  private var description: String?
  private var label: String?
  private var amount: Int64
  private var counterPartyName: String?
  private var dateEvent: String?
  private var status: String?
  private var sender: Party?
  private var recipient: Party?

  var detail: StatementDetail {
    StatementDetail(
      description: description ?? BlankText.unknown, label: label ?? BlankText.unknown, cents: amount,
      counterparty: counterPartyName ?? BlankText.unknown, date: dateEvent.flatMap(EventTime.date),
      status: status ?? BlankText.unknown, sender: sender?.party, recipient: recipient?.party)
  }
}

/// What stands for something that the bank does not say.
enum BlankText {
  static let unknown = "—"
}

import AppCore

/// What an entry's detail looks like.
@MainActor enum StatementDetailScreen {
  static func screen(of model: StatementDetailModel, _ look: BankLook) -> Screen {
    let detail = model.detail.map { lists(of: $0, kind: model.entry.kind, look) } ?? []
    return Screen(
      title: "Lançamento", subtitle: model.entry.name,
      elements: [.backButton] + (model.showsPlaceholder ? [.placeholder] : [])
        + Element.failure(model.failure, offersRetry: model.offersRetry) + detail)
  }

  private static func lists(
    of detail: StatementDetail, kind: EntryKind, _ look: BankLook
  ) -> [Element] {
    let entry = list(
      .entry, "Dados",
      [
        ("Descrição", detail.description), ("Tipo", detail.label),
        ("Valor", look.rules.amountText(detail.cents, kind)), ("Contraparte", detail.counterparty),
        ("Data", look.day(detail.date)), ("Hora", look.time(detail.date)),
        ("Situação", look.rules.statusText(detail.status)),
      ])
    return [entry, party(.sender, "Remetente", detail.sender, look)]
      + [party(.recipient, "Destinatário", detail.recipient, look)]
  }

  private static func party(
    _ id: Element.ID, _ label: String, _ party: StatementDetail.Party?, _ look: BankLook
  ) -> Element {
    guard let party else { return list(id, label, [("Nome", BlankText.unknown)]) }
    let rules = look.rules
    return list(
      id, label,
      [
        ("Nome", party.name),
        (
          party.documentKind.isEmpty ? "Documento" : party.documentKind,
          rules.documentText(party.document, party.documentKind)
        ),
        ("Banco", party.bank.isEmpty ? BlankText.unknown : party.bank),
        ("Agência", rules.accountText(party.agency, party.agencyDigit)),
        ("Conta", rules.accountText(party.account, party.accountDigit)),
      ])
  }

  private static func list(_ id: Element.ID, _ label: String, _ rows: [(String, String)]) -> Element {
    Element(
      .list, id: id, label: label,
      children: rows.enumerated().map { number, row in
        Element(.listitem, id: .part("\(number)", of: id), label: row.0, value: row.1)
      })
  }
}

import AppCore

/// What the statement looks like.
@MainActor enum StatementScreen {
  static func screen(of model: StatementModel, _ look: BankLook) -> Screen {
    let days = model.days ?? []
    let list = Element(
      .list, id: .statement, label: "Extrato", state: model.state.isLoading ? .busy : [],
      children: days.enumerated().map { element(of: $1, number: $0, look) })
    return Screen(
      title: "Extrato",
      elements: (model.showsPlaceholder ? [.placeholder] : [])
        + Element.failure(model.failure, offersRetry: model.offersRetry)
        + (model.days?.isEmpty ?? false ? [empty] : []) + [list])
  }

  private static let empty = Element(.text, id: .empty, label: "Nenhum lançamento.")

  private static func element(of day: StatementDay, number: Int, _ look: BankLook) -> Element {
    let label = day.day.map(look.rules.dayText) ?? "Data desconhecida"
    return Element(
      .list, id: Element.ID("day-\(number)"), label: label,
      children: day.entries.map { element(of: $0, look) })
  }

  private static func element(of entry: StatementEntry, _ look: BankLook) -> Element {
    let id = Element.ID.entry(entry.id)
    return Element(
      .listitem, id: id, label: entry.name, value: look.rules.amountText(entry.cents, entry.kind),
      description: look.rules.kindText(entry.kind),
      children: [
        Element(.text, id: .part("label", of: id), label: entry.label),
        Element(.text, id: .part("time", of: id), label: look.time(entry.date)),
        Element(.text, id: .part("status", of: id), label: look.rules.statusText(entry.status)),
      ])
  }
}

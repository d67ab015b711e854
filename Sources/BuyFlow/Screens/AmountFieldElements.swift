import AppCore

/// The elements of a textbox for an amount, and of its keypad.
@MainActor enum AmountFieldElements {
  static func textbox(_ model: AmountFieldModel, id: Element.ID, label: String) -> [Element] {
    let box = Element(
      .textbox, id: id, label: label, value: model.entry.shownText, description: model.currencySymbol)
    return [box] + (model.message.map { [Element(.status, id: .message, label: $0)] } ?? [])
  }

  static var keypad: [Element] {
    AmountKey.allCases.map { Element(.button, id: .key($0), label: $0.label) }
  }
}

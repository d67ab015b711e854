import AppCore

/// What Set amount looks like.
@MainActor enum SetAmountScreen {
  static func screen(of model: SetAmountModel, dialog: Element?) -> Screen {
    Screen(
      title: "Set amount", subtitle: model.subtitle,
      elements: [Element(.button, id: .asset, label: "Asset", value: model.asset.symbol)]
        + AmountFieldElements.textbox(model.field, id: .amount, label: "Amount")
        + [Element(.button, id: .next, label: "Next", state: model.isNextEnabled ? [] : .disabled)]
        + AmountFieldElements.keypad
        + (dialog.map { [$0] } ?? []))
  }
}

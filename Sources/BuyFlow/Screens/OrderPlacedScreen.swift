import AppCore

/// What the order placed looks like.
@MainActor enum OrderPlacedScreen {
  static func screen(of model: OrderPlacedModel) -> Screen {
    Screen(
      title: "Order placed",
      elements: [
        Element(.text, id: .orderNumber, label: "Order number", value: model.number),
        Element(.button, id: .done, label: "Done"),
      ])
  }
}

import AppCore

/// What the order summary looks like.
@MainActor enum OrderSummaryScreen {
  static func screen(of model: OrderSummaryModel) -> Screen {
    let details = Element(
      .list, id: .details, label: "Details",
      children: [
        detail("asset", "Asset", model.order.asset.symbol),
        detail("amount", "Amount to spend", model.amount),
        detail("limit", "Limit price", model.limit),
        detail("quantity", "Quantity", model.quantity),
      ])
    let place = Element(
      .button, id: .placeOrder, label: "Place order", state: model.placing == .underWay ? .busy : [])
    return Screen(
      title: "Order summary",
      elements: [Element(.button, id: .back, label: "Back"), details] + price(model) + failure(model)
        + [place])
  }

  private static func detail(_ id: String, _ label: String, _ value: String) -> Element {
    Element(.listitem, id: .detail(id), label: label, value: value)
  }

  private static func price(_ model: OrderSummaryModel) -> [Element] {
    var elements: [Element] = []
    if let change = model.priceChange {
      elements.append(
        Element(
          .status, id: .priceChange, label: "Price changed since the limit was set", value: change.text,
          description: change.style.rawValue))
    }
    if model.isPriceStale {
      elements.append(
        Element(.status, id: .priceState, label: "Price not up to date", description: "stale"))
    }
    return elements
  }

  private static func failure(_ model: OrderSummaryModel) -> [Element] {
    guard case .failed(let reason) = model.placing else { return [] }
    return [Element(.status, id: .message, label: reason)]
  }
}

import AppCore
import Foundation

/// Hands what a person did to the model of the screen on show; the element is known to be there.
extension BuyFlowApp {
  func tap(_ id: Element.ID) -> Bool {
    if let key = AmountKey.allCases.first(where: { .key($0) == id }) {
      field?.keyTapped(key)
      return true
    }
    if let asset = Asset.allCases.first(where: { .option($0) == id }) {
      model.chooseAsset?.assetTapped(asset)
      return true
    }
    return tapButton(id)
  }

  private func tapButton(_ id: Element.ID) -> Bool {
    switch id {
    case .back: model.back()
    case .asset: model.setAmount.assetButtonTapped()
    case .next: model.setAmount.nextButtonTapped()
    case .close: model.chooseAsset?.dismissed()
    case .retryPrices: retryPrices()
    case .retryHistory: model.setLimit.retryHistoryButtonTapped()
    case .confirm: model.setLimit.confirmButtonTapped()
    case .placeOrder: model.summary?.placeOrderButtonTapped()
    case .done: model.placed?.doneButtonTapped()
    default: return false
    }
    return true
  }

  private func retryPrices() {
    if let dialog = model.chooseAsset {
      dialog.retryButtonTapped()
    } else {
      model.setLimit.retryPriceButtonTapped()
    }
  }

  func enter(_ text: String, into id: Element.ID) -> Bool {
    field?.textPasted(text)
    return field != nil
  }

  func drag(to value: Decimal) -> Bool {
    model.setLimit.lineDragged(to: value)
    return true
  }

  func dismiss() -> Bool {
    guard let dialog = model.chooseAsset else { return false }
    dialog.dismissed()
    return true
  }

  private var field: AmountFieldModel? {
    switch model.step {
    case .setAmount: model.setAmount.field
    case .setLimit: model.setLimit.field
    case .summary, .placed: nil
    }
  }
}

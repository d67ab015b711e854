import AppCore

/// The names by which the app addresses its elements.
extension Element.ID {
  static let back: Self = "back"
  static let asset: Self = "asset"
  static let amount: Self = "amount"
  static let message: Self = "message"
  static let next: Self = "next"

  static let chooseAsset: Self = "choose-asset"
  static let assets: Self = "assets"
  static let retryPrices: Self = "retry-prices"
  static let close: Self = "close"

  static let limit: Self = "limit"
  static let limitHelp: Self = "limit-help"
  static let difference: Self = "difference"
  static let priceState: Self = "price-state"
  static let chart: Self = "chart"
  static let chartPeriod: Self = "chart-period"
  static let chartState: Self = "chart-state"
  static let retryHistory: Self = "retry-history"
  static let confirm: Self = "confirm"

  static let details: Self = "details"
  static let priceChange: Self = "price-change"
  static let placeOrder: Self = "place-order"
  static let orderNumber: Self = "order-number"
  static let done: Self = "done"

  static func option(_ asset: Asset) -> Self { Self("asset-\(asset.rawValue)") }
  static func value(_ asset: Asset) -> Self { Self("value-\(asset.rawValue)") }
  static func detail(_ name: String) -> Self { Self("detail-\(name)") }

  static func key(_ key: AmountKey) -> Self {
    switch key {
    case .point: "key-point"
    case .delete: "key-delete"
    default: Self("key-\(key.label)")
    }
  }
}

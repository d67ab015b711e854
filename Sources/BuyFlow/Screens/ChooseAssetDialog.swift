import AppCore

/// What Choose asset looks like.
@MainActor enum ChooseAssetDialog {
  static func element(of model: ChooseAssetModel) -> Element {
    let list = Element(
      .listbox, id: .assets, label: "Assets",
      children: model.rows.map { option($0, currencyCode: model.currencyCode) })
    let retry = model.canRetry ? [Element.retry(.retryPrices, "Retry")] : []
    let close = Element(.button, id: .close, label: "Close")
    return Element(
      .dialog, id: .chooseAsset, label: "Choose asset", children: [list] + retry + [close])
  }

  private static func option(_ row: ChooseAssetModel.Row, currencyCode: String) -> Element {
    let value = Element(
      .text, id: .value(row.asset), label: "\(row.asset.symbol) in \(currencyCode)", value: row.value,
      description: row.isStale ? "stale" : nil, state: row.isLoading ? .busy : [])
    return Element(
      .option, id: .option(row.asset), label: row.asset.symbol, value: row.balance,
      state: row.isSelected ? .selected : [], children: [value])
  }
}

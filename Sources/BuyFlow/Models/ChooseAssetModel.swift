import AppCore
public import Observation

/// The dialog in which an asset is chosen.
@MainActor @Observable public final class ChooseAssetModel {
  /// One asset of the list.
  public struct Row: Sendable, Equatable {
    /// The asset.
    public var asset: Asset
    /// The balance, exactly as held.
    public var balance: String
    /// The balance's value in the user's currency, a dash or a placeholder.
    public var value: String
    /// Whether the price is awaited.
    public var isLoading: Bool
    /// Whether the price could not be refreshed.
    public var isStale: Bool
    /// Whether the asset is the one chosen now.
    public var isSelected: Bool
  }

  /// The asset chosen as the dialog opened.
  public let selected: Asset
  /// The code of the currency in which values are shown.
  public var currencyCode: String { dependencies.currency.code }
  /// Called with the asset that the user chose.
  @ObservationIgnored public var onChoose: (Asset) -> Void = { _ in }
  /// Called when the user closes the dialog without a choice.
  @ObservationIgnored public var onDismiss: () -> Void = {}

  private let market: MarketModel
  private let dependencies: BuyDependencies

  init(selected: Asset, market: MarketModel, dependencies: BuyDependencies) {
    self.selected = selected
    self.market = market
    self.dependencies = dependencies
  }

  /// The assets that can be chosen, in order.
  public var rows: [Row] {
    dependencies.rules.listedAssets().map(row)
  }

  private func row(_ asset: Asset) -> Row {
    let rules = dependencies.rules
    let balance = dependencies.wallet[asset]
    let price = market.shownPrice(of: asset)
    let value =
      switch price {
      case .loading: "…"
      case .unknown: AmountText.unknown
      case .known(let price): rules.balanceValue(balance, price, rules.currencySymbol(dependencies.currency))
      }
    return Row(
      asset: asset, balance: rules.balanceText(balance), value: value, isLoading: price == .loading,
      isStale: market.quote(of: asset).isStale, isSelected: asset == selected)
  }

  /// Whether a price failed, so that it can be asked for again.
  public var canRetry: Bool {
    dependencies.rules.listedAssets().contains { market.quote(of: $0).isFailed }
  }

  /// Chooses an asset.
  public func assetTapped(_ asset: Asset) { onChoose(asset) }

  /// Asks for the prices again.
  public func retryButtonTapped() { market.loadPrices() }

  /// Closes the dialog without a choice.
  public func dismissed() { onDismiss() }

  func appeared() { market.refreshPrices(shown: dependencies.rules.listedAssets()) }
}

public import Observation

/// The first screen: which asset to buy, and for how much money.
@MainActor @Observable public final class SetAmountModel {
  /// The asset to buy.
  public private(set) var asset: Asset
  /// The amount of money to spend.
  public let field: AmountFieldModel
  /// Called when the user wants to choose another asset.
  @ObservationIgnored public var onChooseAsset: () -> Void = {}
  /// Called when the user goes on to the limit.
  @ObservationIgnored public var onNext: () -> Void = {}

  private let rules: BuyRules

  init(asset: Asset, dependencies: BuyDependencies) {
    self.asset = asset
    rules = dependencies.rules
    field = AmountFieldModel(rules: rules, currency: dependencies.currency)
  }

  /// The line under the title.
  public var subtitle: String { rules.setAmountSubtitle(asset) }

  /// Whether the amount typed can be spent.
  public var isNextEnabled: Bool { rules.isValidAmount(field.entry.value) }

  /// Opens the choice of the asset.
  public func assetButtonTapped() { onChooseAsset() }

  /// Goes on to the limit.
  public func nextButtonTapped() {
    if isNextEnabled { onNext() }
  }

  func assetChanged(to asset: Asset) {
    self.asset = asset
    field.replace(with: rules.amountAfterAssetChange(field.entry))
  }
}

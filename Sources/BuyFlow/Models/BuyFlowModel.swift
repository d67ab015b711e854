import AppCore
import Foundation
public import Observation

/// The root of the flow: which screen is on show, and what the screens hand on to each other.
@MainActor @Observable public final class BuyFlowModel {
  /// The screens, in the order of the flow.
  public enum Step: Sendable, Equatable {
    case setAmount, setLimit, summary, placed
  }

  /// The screen on show.
  public private(set) var step = Step.setAmount
  /// The first screen.
  public private(set) var setAmount: SetAmountModel
  /// The dialog over the first screen, while it is open.
  public private(set) var chooseAsset: ChooseAssetModel?
  /// The second screen.
  public private(set) var setLimit: SetLimitModel
  /// The third screen, once a limit was confirmed.
  public private(set) var summary: OrderSummaryModel?
  /// The last screen, once the order is placed.
  public private(set) var placed: OrderPlacedModel?
  /// The prices and histories that all screens share.
  public let market: MarketModel

  private let dependencies: BuyDependencies
  private let work: AppWork

  init(dependencies: BuyDependencies, work: AppWork) {
    self.dependencies = dependencies
    self.work = work
    market = MarketModel(dependencies: dependencies, work: work)
    setAmount = SetAmountModel(asset: .bitcoin, dependencies: dependencies)
    setLimit = SetLimitModel(
      asset: .bitcoin, entry: AmountEntry(), market: market, dependencies: dependencies)
    connect()
  }

  /// Loads the price and the history of the asset selected.
  public func appeared() {
    market.loadPrices()
    market.loadHistory(of: setAmount.asset)
  }

  /// Goes back one screen; everything typed stays.
  ///
  /// From the order placed there is no way back into its summary: it leads to a new purchase. While an
  /// order is on its way, nothing happens.
  ///
  /// - Returns: Whether there is a screen to go back to.
  @discardableResult
  public func back() -> Bool {
    switch step {
    case .setAmount where chooseAsset != nil: chooseAsset = nil
    case .setAmount: return false
    case .setLimit: step = .setAmount
    case .summary: if summary?.placing != .underWay { showSetLimit() }
    case .placed: startNewPurchase()
    }
    return true
  }

  private func connect() {
    setAmount.onChooseAsset = { [weak self] in self?.showChooseAsset() }
    setAmount.onNext = { [weak self] in self?.showSetLimit() }
    setLimit.onConfirm = { [weak self] in self?.limitConfirmed($0) }
  }

  private func showChooseAsset() {
    let model = ChooseAssetModel(
      selected: setAmount.asset, market: market, dependencies: dependencies)
    model.onChoose = { [weak self] in self?.assetChosen($0) }
    model.onDismiss = { [weak self] in self?.chooseAsset = nil }
    chooseAsset = model
    model.appeared()
  }

  private func assetChosen(_ asset: Asset) {
    chooseAsset = nil
    guard asset != setAmount.asset else { return }
    setAmount.assetChanged(to: asset)
    setLimit = SetLimitModel(
      asset: asset, entry: dependencies.rules.limitAfterAssetChange(setLimit.field.entry),
      market: market, dependencies: dependencies)
    connect()
    market.loadPrices()
    market.loadHistory(of: asset)
  }

  private func showSetLimit() {
    step = .setLimit
    setLimit.appeared()
  }

  private func limitConfirmed(_ limit: Decimal) {
    guard let amount = setAmount.field.entry.value else { return }
    let order = Order(
      asset: setAmount.asset, amount: amount, limit: limit, currency: dependencies.currency)
    let model = OrderSummaryModel(
      order: order, market: market, dependencies: dependencies, work: work)
    model.onPlaced = { [weak self] in self?.orderPlaced(order, number: $0) }
    summary = model
    step = .summary
    model.appeared()
    if !dependencies.rules.reviewsBeforePlacing() { model.placeOrderButtonTapped() }
  }

  private func orderPlaced(_ order: Order, number: String) {
    let model = OrderPlacedModel(order: order, number: number)
    model.onDone = { [weak self] in self?.startNewPurchase() }
    placed = model
    step = .placed
  }

  private func startNewPurchase() {
    let asset = setAmount.asset
    setAmount = SetAmountModel(asset: asset, dependencies: dependencies)
    setLimit = SetLimitModel(
      asset: asset, entry: AmountEntry(), market: market, dependencies: dependencies)
    summary = nil
    placed = nil
    connect()
    step = .setAmount
  }
}

public import AppCore

/// The Buy Crypto app without pixels.
@MainActor public final class BuyFlowApp: ScreenApp {
  /// The models of the app, for those who draw them.
  public let model: BuyFlowModel
  /// The app's work in flight.
  public let work = AppWork()

  /// Creates the app; nothing is loaded before `start()`.
  public init(dependencies: BuyDependencies) {
    model = BuyFlowModel(dependencies: dependencies, work: work)
  }

  /// Shows the first screen and loads what it takes to buy the asset selected.
  public func start() {
    model.appeared()
  }

  /// What the app shows now.
  public var screen: Screen {
    switch model.step {
    case .summary: model.summary.map(OrderSummaryScreen.screen) ?? setAmountScreen
    case .placed: model.placed.map(OrderPlacedScreen.screen) ?? setAmountScreen
    case .setLimit: SetLimitScreen.screen(of: model.setLimit)
    case .setAmount: setAmountScreen
    }
  }

  private var setAmountScreen: Screen {
    SetAmountScreen.screen(
      of: model.setAmount, dialog: model.chooseAsset.map(ChooseAssetDialog.element))
  }

  /// Does what a person did.
  ///
  /// - Throws: `ActionError` where the element is not there, is disabled or does not take the action.
  public func perform(_ action: Action) throws(ActionError) {
    guard isTaken(action) else { throw .notAvailable(action) }
  }

  private func isTaken(_ action: Action) -> Bool {
    switch action {
    case .tap(let id): usableElement(id, [.button, .option]).map { tap($0.id) } ?? false
    case .enter(let text, let id): usableElement(id, [.textbox]).map { enter(text, into: $0.id) } ?? false
    case .drag(let id, let value):
      if usableElement(id, [.slider]) != nil { drag(to: value) } else { false }
    case .dismiss: dismiss()
    case .back: model.back()
    case .scrollToEnd, .pullToRefresh: false
    }
  }

  private func usableElement(_ id: Element.ID, _ roles: Set<Role>) -> Element? {
    screen.element(id: id).flatMap { $0.isEnabled && roles.contains($0.role) ? $0 : nil }
  }
}

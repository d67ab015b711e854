public import AppCore

/// The Characters app without pixels.
@MainActor public final class CharactersApp: AdaptiveApp {
  /// The models of the app, for those who draw them.
  public let model: CharactersModel
  /// The app's work in flight.
  public let work = AppWork()

  /// Creates the app; nothing is loaded before `start()`.
  public init(dependencies: CharactersDependencies) {
    model = CharactersModel(dependencies: dependencies, work: work)
  }

  /// Reads the favourites, shows the list and loads its first page.
  public func start() { model.appeared() }

  /// What the app is shown on; its screen follows at once.
  public var environment: Screen.Environment {
    get { model.environment }
    set { model.environment = newValue }
  }

  /// What the app shows now.
  public var screen: Screen { CharactersScreen.screen(of: model) }

  /// Does what a person did.
  ///
  /// - Throws: `ActionError` where the element is not there, is disabled or does not take the action.
  public func perform(_ action: Action) throws(ActionError) {
    guard isTaken(action) else { throw .notAvailable(action) }
  }

  private func isTaken(_ action: Action) -> Bool {
    switch action {
    case .tap(let id): isUsable(id, [.button, .tab, .listitem]) && tap(id)
    case .enter(let text, let id): isUsable(id, [.textbox]) && enter(text)
    case .scrollToEnd(let id): isUsable(id, [.list]) && scrollToEnd(id)
    case .pullToRefresh(let id): isUsable(id, [.list]) && pullDown(id)
    case .back: model.back()
    case .drag, .dismiss: false
    }
  }

  private func isUsable(_ id: Element.ID, _ roles: Set<Role>) -> Bool {
    screen.element(id: id).map { $0.isEnabled && roles.contains($0.role) } ?? false
  }
}

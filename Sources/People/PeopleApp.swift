public import AppCore

/// The People app without pixels.
@MainActor public final class PeopleApp: AdaptiveApp, QuittableApp {
  /// The models of the app, for those who draw them.
  public let model: PeopleModel
  /// The app's work in flight.
  public let work = AppWork()
  /// What the app is shown on.
  public var environment = Screen.Environment()

  private let rules: PeopleRules

  /// Creates the app; nothing is loaded before `start()`.
  public init(dependencies: PeopleDependencies) {
    model = PeopleModel(dependencies: dependencies, work: work)
    rules = dependencies.rules
  }

  /// Shows the list and loads its first persons.
  public func start() { model.appeared() }

  /// Gives up what is under way and closes the app's files; the app is not used after that.
  public func stop() { model.stop() }

  /// What the app shows now.
  public var screen: Screen {
    var screen =
      model.detail.map { PersonDetailScreen.screen(of: $0, avatars: model.avatars) }
      ?? PeopleListScreen.screen(of: model.list, avatars: model.avatars, columns: columns, rules: rules)
    screen.environment = environment
    return screen
  }

  private var columns: Int { rules.columns(environment.width) }

  /// Does what a person did.
  ///
  /// - Throws: `ActionError` where the element is not there, is disabled or does not take the action.
  public func perform(_ action: Action) throws(ActionError) {
    guard isTaken(action) else { throw .notAvailable(action) }
  }

  private func isTaken(_ action: Action) -> Bool {
    switch action {
    case .tap(let id): screen.element(id: id)?.isEnabled == true && tap(id)
    case .scrollToEnd(.people) where isListShown: does(model.list.endReached)
    case .pullToRefresh(.people) where isListShown: does(model.list.pulledToRefresh)
    case .back: model.back()
    case .enter, .drag, .dismiss, .scrollToEnd, .pullToRefresh: false
    }
  }

  private var isListShown: Bool { model.detail == nil }

  private func tap(_ id: Element.ID) -> Bool {
    if let detail = model.detail {
      switch id {
      case .back: return model.back()
      case .avatar: return does(detail.avatarTapped)
      default: return false
      }
    }
    if id == .retry { return does(model.list.retryButtonTapped) }
    guard let person = model.list.paging.items.first(where: { .person($0) == id }) else { return false }
    return does { model.list.personTapped(person) }
  }

  private func does(_ action: () -> Void) -> Bool {
    action()
    return true
  }
}

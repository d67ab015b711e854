public import AppCore

/// The bank statement app without pixels.
@MainActor public final class BankStatementApp: ScreenApp {
  /// The models of the app, for those who draw them.
  public let model: BankModel
  /// The app's work in flight.
  public let work = AppWork()

  /// Creates the app; it begins with the login.
  public init(dependencies: BankDependencies) {
    model = BankModel(dependencies: dependencies, work: work)
  }

  /// What the app shows now.
  public var screen: Screen {
    let look = BankLook(rules: model.dependencies.rules, timeZone: model.dependencies.timeZone)
    switch model.step {
    case .cpf: return LoginScreen.screen(of: model.cpf)
    case .password: return model.password.map(LoginScreen.screen) ?? LoginScreen.screen(of: model.cpf)
    case .statement: return model.statement.map { StatementScreen.screen(of: $0, look) } ?? nowhere
    case .detail: return model.detail.map { StatementDetailScreen.screen(of: $0, look) } ?? nowhere
    }
  }

  private var nowhere: Screen { LoginScreen.screen(of: model.cpf) }

  /// Does what a person did.
  ///
  /// - Throws: `ActionError` where the element is not there, is disabled or does not take the action.
  public func perform(_ action: Action) throws(ActionError) {
    guard isTaken(action) else { throw .notAvailable(action) }
  }

  private func isTaken(_ action: Action) -> Bool {
    switch action {
    case .tap(let id): usableElement(id, [.button, .listitem]).map { tap($0) } ?? false
    case .enter(let text, let id): usableElement(id, [.textbox]).map { enter(text, into: $0.id) } ?? false
    case .pullToRefresh(let id): usableElement(id, [.list]).map { pullDown($0.id) } ?? false
    case .back: model.back()
    case .drag, .scrollToEnd, .dismiss: false
    }
  }

  private func usableElement(_ id: Element.ID, _ roles: Set<Role>) -> Element? {
    screen.element(id: id).flatMap { $0.isEnabled && roles.contains($0.role) ? $0 : nil }
  }
}

public import AppCore
public import Observation

/// The root of the app: which tab is on show, and the detail that is open in each.
@MainActor @Observable public final class CharactersModel {
  /// The tabs, in their order.
  public enum Tab: String, Sendable, Hashable, CaseIterable {
    case characters, favourites
  }

  /// The tab on show.
  public private(set) var tab = Tab.characters
  /// The list of all characters, or of those that were searched for.
  public let list: CharacterListModel
  /// The favourites.
  public let favourites: FavouritesModel
  /// What the app is shown on.
  public var environment = Screen.Environment()

  private var details: [Tab: CharacterDetailModel] = [:]
  private let dependencies: CharactersDependencies
  private let work: AppWork

  init(dependencies: CharactersDependencies, work: AppWork) {
    self.dependencies = dependencies
    self.work = work
    favourites = FavouritesModel(dependencies: dependencies)
    list = CharacterListModel(dependencies: dependencies, work: work)
    list.onRefresh = { [favourites] in favourites.listRefreshed($0) }
  }

  /// The detail that is open in the tab on show.
  public var detail: CharacterDetailModel? { details[tab] }

  /// Whether list and detail stand side by side.
  public var isSideBySide: Bool { dependencies.rules.isSideBySide(environment.width) }

  /// The environment as the app renders it.
  public var shownEnvironment: Screen.Environment {
    Screen.Environment(
      appearance: dependencies.rules.appearance(environment.appearance), width: environment.width)
  }

  /// The rows that the tab on show lists.
  public var rows: [CharacterSummary] {
    switch tab {
    case .characters: list.paging.items
    case .favourites: favourites.listed
    }
  }

  /// Reads the favourites and loads the first page.
  public func appeared() {
    favourites.appeared()
    list.appeared()
  }

  /// Shows a tab; what is open in it stays.
  public func tabTapped(_ tab: Tab) { self.tab = tab }

  /// Opens the detail of a row.
  public func rowTapped(_ row: CharacterSummary) {
    let id = dependencies.rules.openedCharacter(row)
    if isSideBySide, detail?.id == id { return }
    let model = CharacterDetailModel(
      id: id, row: row, favourites: favourites, dependencies: dependencies, work: work)
    details[tab] = model
    model.appeared()
  }

  /// Goes back from a detail to its list.
  ///
  /// - Returns: Whether there was something to go back from; side by side there is not.
  @discardableResult
  public func back() -> Bool {
    guard !isSideBySide, detail != nil else { return false }
    details[tab] = nil
    return true
  }
}

import AppCore

/// The names by which the app addresses its elements.
extension Element.ID {
  static let searchText: Self = "search-text"
  static let search: Self = "search"
  static let clear: Self = "clear"
  static let cast: Self = "cast"
  static let favouriteCast: Self = "favourite-cast"
  static let listState: Self = "list-state"
  static let retry: Self = "retry"

  static let back: Self = "back"
  static let details: Self = "details"
  static let picture: Self = "picture"
  static let favourite: Self = "favourite"
  static let favouritesState: Self = "favourites-state"
  static let detailState: Self = "detail-state"
  static let retryDetail: Self = "retry-detail"

  static func row(_ character: CharacterSummary) -> Self { Self("character-\(character.id)") }
  static func tab(_ tab: CharactersModel.Tab) -> Self { Self("tab-\(tab.rawValue)") }
  static func detail(_ kind: DetailField.Kind) -> Self { Self("detail-\(kind.rawValue)") }
}

import AppCore

/// Hands what a person did to the model of the screen on show; the element is known to be there.
extension CharactersApp {
  func tap(_ id: Element.ID) -> Bool {
    if let tab = CharactersModel.Tab.allCases.first(where: { .tab($0) == id }) {
      model.tabTapped(tab)
      return true
    }
    if let row = model.rows.first(where: { .row($0) == id }) {
      model.rowTapped(row)
      return true
    }
    return tapButton(id)
  }

  private func tapButton(_ id: Element.ID) -> Bool {
    switch id {
    case .search: model.list.searchButtonTapped()
    case .clear: model.list.clearButtonTapped()
    case .retry: model.list.retryButtonTapped()
    case .back: model.back()
    case .favourite: model.detail?.favouriteButtonTapped()
    case .retryDetail: model.detail?.retryButtonTapped()
    default: return false
    }
    return true
  }

  func enter(_ text: String) -> Bool {
    model.list.searchTextChanged(to: text)
    return true
  }

  /// The favourites are all there already, so there is nothing to load at their end.
  func scrollToEnd(_ id: Element.ID) -> Bool {
    if id == .cast { model.list.endReached() }
    return id == .cast || id == .favouriteCast
  }

  func pullDown(_ id: Element.ID) -> Bool {
    guard id == .cast else { return false }
    model.list.pulledDown()
    return true
  }
}

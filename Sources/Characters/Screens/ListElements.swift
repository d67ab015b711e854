import AppCore

/// The elements of the list of characters and of its search.
@MainActor enum ListElements {
  static func elements(
    of model: CharacterListModel, row: (CharacterSummary) -> Element
  ) -> [Element] {
    let paging = model.paging
    let isBusy = !paging.isLoaded && paging.loading != nil || paging.loading == .refresh
    let list = Element(
      .list, id: .cast, label: "Cast", state: isBusy ? .busy : [], children: paging.items.map(row))
    return search(model) + [list] + state(model)
  }

  private static func search(_ model: CharacterListModel) -> [Element] {
    let clear = model.text.isEmpty ? [] : [Element(.button, id: .clear, label: "Clear")]
    return [
      Element(.textbox, id: .searchText, label: "Search by name", value: model.text),
      Element(.button, id: .search, label: "Search"),
    ] + clear
  }

  /// What is to be said of the loading, and the way to try again.
  private static func state(_ model: CharacterListModel) -> [Element] {
    if model.paging.loading == .next {
      return [.placeholder(.listState, "Loading more")]
    }
    if let failed = model.paging.failed {
      return Element.failure(.listState, text(of: failed), retry: .retry(.retry, "Retry"))
    }
    return model.noResultText.map { [Element(.status, id: .listState, label: $0)] } ?? []
  }

  private static func text(of purpose: Paging<CharacterSummary>.Purpose) -> String {
    switch purpose {
    case .first: "The characters could not be loaded"
    case .next: "More characters could not be loaded"
    case .refresh: "The characters could not be refreshed"
    }
  }
}

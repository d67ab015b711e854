import AppCore

/// What the app looks like: one column with a tab bar, or list and detail side by side.
@MainActor enum CharactersScreen {
  static func screen(of model: CharactersModel) -> Screen {
    model.isSideBySide ? sideBySide(model) : oneColumn(model)
  }

  private static func oneColumn(_ model: CharactersModel) -> Screen {
    let content =
      if let detail = model.detail {
        [Element(.button, id: .back, label: "Back")] + DetailElements.elements(of: detail)
      } else {
        column(model)
      }
    return Screen(
      title: model.detail?.name ?? title(model.tab), elements: content + problem(model) + tabs(model),
      environment: model.shownEnvironment)
  }

  private static func sideBySide(_ model: CharactersModel) -> Screen {
    let detail =
      model.detail.map(DetailElements.elements)
      ?? [Element(.status, id: .detailState, label: "Choose a character")]
    return Screen(
      title: title(model.tab), subtitle: model.detail?.name,
      elements: tabs(model) + column(model) + problem(model) + detail, environment: model.shownEnvironment)
  }

  private static func column(_ model: CharactersModel) -> [Element] {
    switch model.tab {
    case .characters: ListElements.elements(of: model.list) { row($0, model) }
    case .favourites: FavouritesElements.elements(of: model.favourites) { row($0, model) }
    }
  }

  /// A row of either list; a favourite is marked in both.
  private static func row(_ character: CharacterSummary, _ model: CharactersModel) -> Element {
    let isOpen = model.isSideBySide && model.detail?.id == character.id
    return Element(
      .listitem, id: .row(character), label: character.name, value: model.list.rowText(character),
      description: model.favourites.contains(character) ? "favourite" : nil, state: isOpen ? .selected : [])
  }

  private static func problem(_ model: CharactersModel) -> [Element] {
    model.favourites.problem.map { [Element(.status, id: .favouritesState, label: $0)] } ?? []
  }

  private static func tabs(_ model: CharactersModel) -> [Element] {
    CharactersModel.Tab.allCases.map { tab in
      Element(.tab, id: .tab(tab), label: title(tab), state: tab == model.tab ? .selected : [])
    }
  }

  private static func title(_ tab: CharactersModel.Tab) -> String {
    switch tab {
    case .characters: "Characters"
    case .favourites: "Favourites"
    }
  }
}

import AppCore

/// The elements of the list of favourites.
@MainActor enum FavouritesElements {
  static func elements(
    of model: FavouritesModel, row: (CharacterSummary) -> Element
  ) -> [Element] {
    let rows = model.listed.map(row)
    let list = Element(.list, id: .favouriteCast, label: "Favourite cast", children: rows)
    let isPlainlyEmpty = rows.isEmpty && model.problem == nil
    return [list] + (isPlainlyEmpty ? [Element(.status, id: .listState, label: "No favourites yet")] : [])
  }
}

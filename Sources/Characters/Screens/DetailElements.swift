import AppCore

/// The elements of a character's detail.
@MainActor enum DetailElements {
  static func elements(of model: CharacterDetailModel) -> [Element] {
    content(model) + [favourite(model)]
  }

  private static func content(_ model: CharacterDetailModel) -> [Element] {
    switch model.state {
    case .idle, .loading:
      [Element(.list, id: .details, label: "Details", state: .busy)]
    case .loaded(nil):
      [Element(.status, id: .detailState, label: "This character was not found")]
    case .loaded:
      [picture(model), Element(.list, id: .details, label: "Details", children: model.fields.map(item))]
    case .failed:
      Element.failure(
        .detailState, "The character could not be loaded", retry: .retry(.retryDetail, "Retry detail"))
    }
  }

  private static func item(_ field: DetailField) -> Element {
    Element(.listitem, id: .detail(field.kind), label: field.kind.label, value: field.value)
  }

  private static func picture(_ model: CharacterDetailModel) -> Element {
    switch model.picture {
    case .idle, .loading: Element(.img, id: .picture, label: "Picture", state: .busy)
    case .loaded: Element(.img, id: .picture, label: "Picture", value: model.pictureName)
    case .failed: Element(.img, id: .picture, label: "Picture", description: "not available")
    }
  }

  private static func favourite(_ model: CharacterDetailModel) -> Element {
    Element(
      .button, id: .favourite, label: model.isFavourite ? "Remove from favourites" : "Add to favourites",
      state: model.canChangeFavourite ? [] : .disabled)
  }
}

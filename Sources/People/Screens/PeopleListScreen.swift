import AppCore

/// What the list of persons looks like.
@MainActor enum PeopleListScreen {
  static func screen(
    of model: PeopleListModel, avatars: AvatarsModel, columns: Int, rules: PeopleRules
  ) -> Screen {
    let items = model.paging.items.enumerated().map { index, person in
      let column = columns > 1 ? columnNames[min(index % columns, columnNames.count - 1)] : nil
      return Element(
        .listitem, id: .person(person), label: rules.fullName(person), description: column,
        children: [AvatarPicture.element(of: person, rules.fullName(person), avatars)])
    }
    let list = Element(
      .list, id: .people, label: "People",
      description: columns == 1 ? "one column" : "\(names(columns)) columns",
      state: model.paging.loading == .first ? .busy : [], children: items)
    return Screen(title: model.title, elements: above(model) + [list] + below(model))
  }

  private static let columnNames = ["left column", "right column"]

  private static func names(_ columns: Int) -> String { columns == 2 ? "two" : "\(columns)" }

  private static func above(_ model: PeopleListModel) -> [Element] {
    switch model.paging.loading {
    case .first: [.placeholder(.progress, "Loading people")]
    case .refresh: [.placeholder(.progress, "Refreshing")]
    case .next, nil: []
    }
  }

  private static func below(_ model: PeopleListModel) -> [Element] {
    if model.paging.loading == .next { return [.placeholder(.progress, "Loading more")] }
    if let text = model.failureText {
      return Element.failure(.failure, text, retry: .retry(.retry, "Retry"))
    }
    let isEmpty = model.paging.isLoaded && model.paging.items.isEmpty && model.paging.loading == nil
    return isEmpty ? [Element(.text, id: .empty, label: "No people")] : []
  }
}

/// What a person's picture looks like, in the list and in the details.
@MainActor enum AvatarPicture {
  static func element(
    of person: Person, _ name: String, _ avatars: AvatarsModel, id: Element.ID? = nil
  ) -> Element {
    let state = avatars.state(of: person)
    return Element(
      .img, id: id ?? .picture(of: person), label: "Picture of \(name)",
      description: state.isFailed ? "no picture" : nil, state: state.isLoading ? .busy : [])
  }
}

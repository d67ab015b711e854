import AppCore

/// What the details of a person look like.
@MainActor enum PersonDetailScreen {
  static func screen(of model: PersonDetailModel, avatars: AvatarsModel) -> Screen {
    let picture = AvatarPicture.element(of: model.person, model.name, avatars, id: .picture)
    let lines = model.lines.map { line in
      Element(
        .listitem, id: .detail(line.name), label: line.label, value: line.text, description: line.remark)
    }
    return Screen(
      title: "Details",
      elements: [
        Element(.button, id: .back, label: "Back"),
        Element(.button, id: .avatar, label: "Avatar", children: [picture]),
        Element(.list, id: .details, label: "Details", children: lines),
      ])
  }
}

/// Writes characters as the REST interface sends them.
struct CharacterJSON: Sendable {
  let cast: StubCast
  let address: ServiceAddress

  /// Returns a character as an object.
  func object(_ character: StubCharacter) -> String {
    JSONText.object([
      ("id", "\(character.id)"),
      ("name", JSONText.string(character.name)),
      ("status", JSONText.string(character.status)),
      ("species", JSONText.string(character.species)),
      ("type", JSONText.string(character.type)),
      ("gender", JSONText.string(character.gender)),
      ("origin", place(character.origin)),
      ("location", place(character.location)),
      ("image", JSONText.string(address.avatar(character.id))),
      ("episode", JSONText.array(character.episodes.map { JSONText.string(address.episode($0)) })),
      ("url", JSONText.string(address.character(character.id))),
      ("created", JSONText.string(character.created)),
    ])
  }

  /// Returns characters as an array.
  func array(_ characters: [StubCharacter]) -> String { JSONText.array(characters.map(object)) }

  /// An unknown place has an empty address.
  private func place(_ name: String?) -> String {
    JSONText.object([
      ("name", JSONText.string(name ?? "unknown")),
      ("url", JSONText.string(name.map { address.place(cast.number(ofPlace: $0)) } ?? "")),
    ])
  }
}

/// Finds what stands behind each field of a query that was checked.
struct GraphQLResolver: Sendable {
  let cast: StubCast
  let address: ServiceAddress

  /// Returns the object of a selection as JSON, the fields in their order.
  func object(_ node: GraphQLNode, _ fields: [GraphQLOperation.Field]) -> String {
    JSONText.object(fields.map { ($0.key, value(of: $0, in: node)) })
  }

  private func value(of field: GraphQLOperation.Field, in node: GraphQLNode) -> String {
    if field.name == "__typename" { return JSONText.string(node.type) }
    let selection = field.selection ?? []
    switch result(of: field, in: node) {
    case .json(let text): return text
    case .node(let inner): return inner.map { object($0, selection) } ?? "null"
    case .nodes(let inner): return JSONText.array(inner.map { object($0, selection) })
    }
  }

  private func result(of field: GraphQLOperation.Field, in node: GraphQLNode) -> GraphQLResult {
    switch node {
    case .query: entry(field)
    case .listing(let listing):
      field.name == "info" ? .node(.info(listing)) : .characters(listing?.characters ?? [])
    case .info(let listing): info(field.name, listing)
    case .character(let character): member(field.name, of: character)
    case .place(let name): member(field.name, ofPlace: name)
    case .episode(let number): member(field.name, ofEpisode: number)
    }
  }

  private func entry(_ field: GraphQLOperation.Field) -> GraphQLResult {
    switch field.name {
    case "character":
      return .node(field.arguments["id"]?.number.flatMap(cast.character).map(GraphQLNode.character))
    case "characters":
      var filter = CharacterFilter()
      if case .object(let members)? = field.arguments["filter"] {
        for name in CharacterFilter.names {
          if case .text(let value)? = members[name] { filter.set(name, to: value) }
        }
      }
      return .node(.listing(CharacterListing(filter, page: field.arguments["page"]?.number, of: cast)))
    default:
      guard case .list(let ids)? = field.arguments["ids"] else { return .nodes([]) }
      let numbers = ids.compactMap(\.number)
      return .characters(cast.characters.filter { numbers.contains($0.id) })
    }
  }

  /// All is null where nothing was found.
  private func info(_ name: String, _ listing: CharacterListing?) -> GraphQLResult {
    switch name {
    case "count": .number(listing?.count)
    case "pages": .number(listing?.pages)
    case "next": .number(listing?.next)
    default: .number(listing?.previous)
    }
  }

  private func member(_ name: String, of character: StubCharacter) -> GraphQLResult {
    switch name {
    case "id": .text("\(character.id)")
    case "name": .text(character.name)
    case "status": .text(character.status)
    case "species": .text(character.species)
    case "type": .text(character.type)
    case "gender": .text(character.gender)
    case "origin": .node(.place(character.origin))
    case "location": .node(.place(character.location))
    case "image": .text(address.avatar(character.id))
    case "episode": .nodes(character.episodes.map(GraphQLNode.episode))
    default: .text(character.created)
    }
  }

  /// An unknown place has a name, but no id.
  private func member(_ name: String, ofPlace place: String?) -> GraphQLResult {
    switch name {
    case "id": place.map { .text("\(cast.number(ofPlace: $0))") } ?? .json("null")
    case "name": .text(place ?? "unknown")
    default: .characters(place == nil ? [] : cast.characters.filter { $0.location == place })
    }
  }

  private func member(_ name: String, ofEpisode number: Int) -> GraphQLResult {
    switch name {
    case "id": .text("\(number)")
    case "name": .text("Episode \(number)")
    case "episode": .text("S0\((number - 1) / 10 + 1)E\(number % 10 == 0 ? "10" : "0\(number % 10)")")
    default: .characters(cast.characters.filter { $0.episodes.contains(number) })
    }
  }
}

import StubServer

/// Answers `/api/character/{id}`: one character, or several by their numbers.
struct CharacterLookup: Sendable {
  let cast: StubCast

  private enum Wanted {
    case one(Int)
    case several([Int])
  }

  func respond(to request: StubRequest, ids text: String) -> StubResponse {
    let json = CharacterJSON(cast: cast, address: ServiceAddress(of: request))
    let isBracketed = text.hasPrefix("[")
    guard let wanted = Self.wanted(text) else {
      return JSONAnswer.error(500, isBracketed ? "Bad... bad array :/" : "Hey! you must provide an id")
    }
    switch wanted {
    case .one(let id):
      guard let character = cast.character(id) else { return JSONAnswer.error(404, "Character not found") }
      return JSONAnswer.json(json.object(character))
    case .several(let ids):
      // In the order of the database, without those that are unknown.
      return JSONAnswer.json(json.array(cast.characters.filter { ids.contains($0.id) }))
    }
  }

  /// Reads `1`, `1,2` or `[1,2]`.
  private static func wanted(_ text: String) -> Wanted? {
    let isBracketed = text.hasPrefix("[")
    if isBracketed, !text.hasSuffix("]") { return nil }
    let inner = isBracketed ? text.dropFirst().dropLast() : text[...]
    let parts = inner.split(separator: ",", omittingEmptySubsequences: false)
    let ids = parts.compactMap { Int($0.drop { $0 == " " }) }
    guard ids.count == parts.count, let first = ids.first else { return nil }
    return ids.count == 1 && !isBracketed ? .one(first) : .several(ids)
  }
}

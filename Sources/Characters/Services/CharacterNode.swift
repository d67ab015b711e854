/// A character as the GraphQL interface sends it: ids are text, and only what was asked for is there.
struct CharacterNode: Decodable {
  struct Place: Decodable {
    var name: String?
  }

  var id: String
  var name: String?
  var status: String?
  var species: String?
  var type: String?
  var gender: String?
  var origin: Place?
  var location: Place?
  var image: String?

  /// Returns what lists show of it.
  ///
  /// - Throws: `CharactersError.unreadable` where the id is no number.
  func summary(path: String) throws -> CharacterSummary {
    guard let number = Int(id) else { throw CharactersError.unreadable(path: path) }
    return CharacterSummary(id: number, name: name ?? "", status: status ?? "", species: species ?? "")
  }

  /// Returns all that is known of it.
  ///
  /// - Throws: `CharactersError.unreadable` where the id is no number.
  func profile(path: String) throws -> CharacterProfile {
    CharacterProfile(
      summary: try summary(path: path), type: type ?? "", gender: gender ?? "", origin: origin?.name ?? "",
      location: location?.name ?? "", image: image ?? "")
  }
}

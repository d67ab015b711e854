/// A character as lists show it, and as favourites keep it.
public struct CharacterSummary: Sendable, Hashable, Identifiable {
  /// The number by which the service knows the character; names repeat.
  public var id: Int
  /// The name.
  public var name: String
  /// Whether the character is alive, such as `Alive`, `Dead` or `unknown`.
  public var status: String
  /// The species, such as `Human`.
  public var species: String

  /// Creates a summary.
  public init(id: Int, name: String, status: String, species: String) {
    self.id = id
    self.name = name
    self.status = status
    self.species = species
  }
}

/// A character that the stub tells of.
public struct StubCharacter: Sendable, Hashable {
  /// The number; unique, unlike the name.
  public var id: Int
  /// The name.
  public var name: String
  /// `Alive`, `Dead` or `unknown`.
  public var status: String
  /// The species.
  public var species: String
  /// The kind within the species; often empty.
  public var type: String
  /// `Female`, `Male`, `Genderless` or `unknown`.
  public var gender: String
  /// Where the character comes from; nil where that is unknown.
  public var origin: String?
  /// Where the character was last seen; nil where that is unknown.
  public var location: String?
  /// The numbers of the episodes with the character.
  public var episodes: [Int]

  /// Creates a character.
  public init(
    id: Int, name: String, status: String = "Alive", species: String = "Human", type: String = "",
    gender: String = "unknown", origin: String? = nil, location: String? = nil, episodes: [Int] = [1]
  ) {
    self.id = id
    self.name = name
    self.status = status
    self.species = species
    self.type = type
    self.gender = gender
    self.origin = origin
    self.location = location
    self.episodes = episodes
  }
}

extension StubCharacter {
  /// When the character was entered, a minute after the one before.
  var created: String {
    let text = UTCTime.text(UTCTime.day * 17_500 + UTCTime.minute * Int64(id))
    return text.replacing("+00:00", with: "Z")
  }
}

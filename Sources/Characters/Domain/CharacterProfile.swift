/// All that the service tells of a character.
public struct CharacterProfile: Sendable, Hashable, Identifiable {
  /// What lists show of it.
  public var summary: CharacterSummary
  /// The kind within the species; often empty.
  public var type: String
  /// The gender, such as `Female`, `Genderless` or `unknown`.
  public var gender: String
  /// The name of the place that the character comes from.
  public var origin: String
  /// The name of the place where the character was last seen.
  public var location: String
  /// The address of the picture.
  public var image: String

  /// The number by which the service knows the character.
  public var id: Int { summary.id }

  /// Creates a profile.
  public init(
    summary: CharacterSummary, type: String, gender: String, origin: String, location: String, image: String
  ) {
    self.summary = summary
    self.type = type
    self.gender = gender
    self.origin = origin
    self.location = location
    self.image = image
  }
}

/// One page of a list of characters.
public struct CharacterPage: Sendable, Hashable {
  /// The characters, in the order of the service.
  public var characters: [CharacterSummary]
  /// Whether the service names a page after this one.
  public var hasNext: Bool

  /// Creates a page.
  public init(characters: [CharacterSummary], hasNext: Bool) {
    self.characters = characters
    self.hasNext = hasNext
  }

  /// The answer to a search without a hit.
  public static let nothing = CharacterPage(characters: [], hasNext: false)
}

/// The port through which the app asks for characters.
public struct CharacterSource: Sendable {
  /// Returns a page, from 1, of the characters whose name contains a text; all of them where it is empty.
  public var page: @Sendable (_ number: Int, _ name: String) async throws -> CharacterPage
  /// Returns all that is known of a character, or `nil` where there is none of that number.
  public var profile: @Sendable (_ id: Int) async throws -> CharacterProfile?

  /// Creates a port.
  public init(
    page: @escaping @Sendable (_ number: Int, _ name: String) async throws -> CharacterPage,
    profile: @escaping @Sendable (_ id: Int) async throws -> CharacterProfile?
  ) {
    self.page = page
    self.profile = profile
  }
}

public import AppCore
public import DeviceStorage
public import Foundation

/// All that the app needs from outside.
public struct CharactersDependencies: Sendable {
  /// The interface of the service that is used; both give the same screens.
  public enum API: String, Sendable, Hashable, CaseIterable {
    case rest = "REST"
    case graphQL = "GraphQL"
  }

  /// Where characters come from.
  public var source: CharacterSource
  /// Where pictures come from.
  public var pictures: PictureSource
  /// Where favourites are kept; throws what keeps them from being used.
  public var openFavourites: @Sendable () throws(StorageError) -> FavouritesStore
  /// How the app knows the time.
  public var clock: AppClock
  /// The decisions of the brief.
  public var rules: CharactersRules

  /// Creates the dependencies.
  public init(
    source: CharacterSource, pictures: PictureSource,
    openFavourites: @escaping @Sendable () throws(StorageError) -> FavouritesStore, clock: AppClock,
    rules: CharactersRules = .standard
  ) {
    self.source = source
    self.pictures = pictures
    self.openFavourites = openFavourites
    self.clock = clock
    self.rules = rules
  }

  /// How long the live version waits for an answer.
  public static let timeLimit = Duration.seconds(10)

  /// The live version over HTTP, with the favourites in a folder that must be there.
  public static func live(
    client: HTTPClient, baseURL: URL, clock: AppClock, folder: URL, api: API,
    rules: CharactersRules = .standard
  ) -> CharactersDependencies {
    let patient = client.timingOut(after: timeLimit, on: clock)
    let source =
      switch api {
      case .rest: RESTCharacters(client: patient, baseURL: baseURL).source
      case .graphQL: GraphQLCharacters(client: patient, baseURL: baseURL).source
      }
    return CharactersDependencies(
      source: source, pictures: .live(client: patient),
      openFavourites: { () throws(StorageError) in try FavouritesStore.inFile(of: folder) }, clock: clock,
      rules: rules)
  }
}

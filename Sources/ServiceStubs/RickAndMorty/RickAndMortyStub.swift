public import StubServer
import Synchronization

/// A stand-in for the Rick and Morty API, whose cast a scenario sets: `/api/character` and `/graphql`.
///
/// It answers as the service does: 404 for a search without a hit, 500 for an id that is none, addresses
/// that are not percent-encoded. Names and pictures are made up. Places and episodes have addresses, but
/// over REST only characters are served.
public final class RickAndMortyStub: Sendable {
  private let state: Mutex<StubCast>

  /// Creates a stub.
  public init(cast: StubCast = .standard) { state = Mutex(cast) }

  /// The characters that the stub tells of.
  public var cast: StubCast {
    get { state.withLock { $0 } }
    set { state.withLock { $0 = newValue } }
  }

  /// Changes the cast in one go.
  public func update(_ change: (inout StubCast) -> Void) {
    state.withLock { change(&$0) }
  }

  /// The routes, for a server or for tests without one.
  public var router: Router {
    var router = Router()
    router.on("GET", "/api") { request, _ in ServiceAddress(of: request).index }
    for path in ["/api/character", "/api/character/"] {
      router.on("GET", path) { [self] request, _ in CharacterList(cast: cast).respond(to: request) }
    }
    router.on("GET", "/api/character/avatar") { _, _ in JSONAnswer.nothingHere }
    router.on("GET", "/api/character/avatar/{file}") { [self] _, parameters in
      AvatarAnswer(cast: cast).respond(file: parameters["file"] ?? "")
    }
    router.on("GET", "/api/character/{id}") { [self] request, parameters in
      CharacterLookup(cast: cast).respond(to: request, ids: parameters["id"] ?? "")
    }
    router.on("POST", "/graphql") { [self] request, _ in GraphQLService(cast: cast).respond(to: request) }
    return router
  }
}

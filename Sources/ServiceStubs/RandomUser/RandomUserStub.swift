public import StubServer
import Synchronization

/// A stand-in for the random user API, base path `/api`, whose population a scenario sets.
///
/// It answers as the service does: the same persons for the same seed and page, unrelated ones for
/// another; one person for a size that makes no sense. The persons are made up, and their pictures drawn.
public final class RandomUserStub: Sendable {
  /// What may change while the stub runs.
  struct State: Sendable {
    var policy = Policy()
    var people: [StubPerson]?
    var population: Int?
    var overlap = 0
    var isOut = false
    var edition = 0
    var defects: [StubPerson.Portrait: PictureDefect] = [:]
    var seedsDrawn = 0
    var budget = BudgetWindow()
  }

  let state = Mutex(State())
  let words: WordLists
  let now: @Sendable () -> Int64

  /// The versions of the API that can stand in the path; the last one is the newest.
  static let versions = ["1.3", "1.4"]

  /// Creates a stub.
  ///
  /// - Parameter now: The time in milliseconds since 1970.
  public init(words: WordLists = .standard, now: @escaping @Sendable () -> Int64) {
    self.words = words
    self.now = now
  }

  /// The routes, for a server or for tests without one.
  public var router: Router {
    var router = Router()
    for path in ["/api", "/api/"] {
      router.on("GET", path) { [self] request, _ in answer(request, version: "1.4") }
    }
    for path in ["/api/{version}", "/api/{version}/"] {
      router.on("GET", path) { [self] request, parameters in
        let version = parameters["version"] ?? ""
        guard Self.versions.contains(version) else { return .text(404, "Not Found") }
        return answer(request, version: version)
      }
    }
    for path in PictureRoutes.patterns {
      router.on("GET", path) { [self] _, parameters in picture(parameters) }
    }
    return router
  }

  private func answer(_ request: StubRequest, version: String) -> StubResponse {
    let now = now()
    var asked = PeopleRequest(request, known: Set(words.codes))
    let (snapshot, isRefused) = state.withLock { state in
      if asked.seed == nil {
        asked.seed = Self.seed(number: state.seedsDrawn)
        state.seedsDrawn += 1
      }
      let isAffordable = state.policy.charge(asked.results, to: &state.budget, now: now)
      return (state, !isAffordable)
    }
    if isRefused { return ErrorBody.rateLimited.response }
    if snapshot.isOut { return ErrorBody.outage.response }
    return PeopleAnswerBody(
      request: asked, state: snapshot, words: words, version: version, base: Self.base(of: request), now: now
    ).response
  }

  /// Returns the seed that the service draws where none is asked with: 16 hexadecimal digits.
  static func seed(number: Int) -> String {
    StableHash.hex(StableHash.mix(StableHash.fnv("seed".utf8), Int64(number)))
  }

  /// Pictures are on the server that was asked.
  private static func base(of request: StubRequest) -> String {
    "http://" + (request.field("Host") ?? "randomuser.me")
  }

  private func picture(_ parameters: [String: String]) -> StubResponse {
    guard let (portrait, size) = PictureRoutes.picture(parameters) else { return .text(404, "Not Found") }
    let (defect, edition) = state.withLock { ($0.defects[portrait], $0.edition) }
    let bytes = DrawnPicture(portrait: portrait, size: size, edition: edition).bytes
    return defect?.response(insteadOf: bytes) ?? .picture(bytes)
  }
}

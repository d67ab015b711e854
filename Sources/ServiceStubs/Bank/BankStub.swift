public import StubServer
import Synchronization

/// A stand-in for the bank, base path `/challenge`, whose account a scenario sets.
///
/// A token lives for a minute of the clock that it is given, and can be exchanged for a new one somewhat longer.
public final class BankStub: Sendable {
  /// The key that a request must carry in its field `apikey`.
  public static let apiKey = "stub-api-key-0001"
  /// How long a token is accepted, in milliseconds.
  public static let lifetime: Int64 = 60_000

  /// A token that was given out.
  struct IssuedToken: Sendable {
    var text: String
    var issuedAt: Int64
    var isAccepted = true
    var isRefreshable = true
  }

  /// What may change while the stub runs.
  struct State: Sendable {
    var book: BankBook
    var tokens: [IssuedToken] = []
    var refreshWindow: Int64 = 600_000
    var refusesEveryToken = false
    var logins = 0
    var lastPassword: String?
    var refreshes = 0

    /// Gives a new token out.
    mutating func issue(at now: Int64) -> String {
      let digits = String(tokens.count + 1)
      let text = "stub-token-" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
      tokens.append(IssuedToken(text: text, issuedAt: now))
      return text
    }
  }

  let state: Mutex<State>
  let now: @Sendable () -> Int64

  /// Creates a stub.
  ///
  /// - Parameter now: The time in milliseconds since 1970.
  public init(book: BankBook = .standard, now: @escaping @Sendable () -> Int64) {
    state = Mutex(State(book: book))
    self.now = now
  }

  /// The routes, for a server or for tests without one.
  public var router: Router {
    var router = Router()
    router.on("POST", "/challenge/auth") { [self] request, _ in
      guard hasKey(request) else { return .refusal }
      return authenticate(request)
    }
    router.on("GET", "/challenge/list") { [self] request, _ in
      guard hasKey(request), acceptsToken(of: request) else { return .refusal }
      return .json(BankAnswers.list(state.withLock { $0.book.entries }))
    }
    router.on("GET", "/challenge/details/{id}") { [self] request, parameters in
      guard hasKey(request), acceptsToken(of: request) else { return .refusal }
      let entry = state.withLock { state in state.book.entries.first { $0.id == parameters["id"] } }
      return entry.map { .json(BankAnswers.detail($0)) } ?? StubResponse(status: 404)
    }
    return router
  }

  private func hasKey(_ request: StubRequest) -> Bool { request.field("apikey") == Self.apiKey }

  private func acceptsToken(of request: StubRequest) -> Bool {
    let (now, text) = (now(), request.field("token"))
    return state.withLock { state in
      guard !state.refusesEveryToken, let token = state.tokens.first(where: { $0.text == text }) else {
        return false
      }
      return token.isAccepted && now - token.issuedAt < Self.lifetime
    }
  }

  private func authenticate(_ request: StubRequest) -> StubResponse {
    let now = now()
    return state.withLock { state in
      switch BankCredential(body: request.body) {
      case nil:
        return StubResponse(status: 400)
      case .login(let cpf, let password):
        state.logins += 1
        state.lastPassword = password
        guard state.book.passwords[cpf] == password else { return .refusal }
      case .refresh(let old):
        state.refreshes += 1
        let token = state.tokens.first { $0.text == old }
        guard let token, token.isRefreshable, now - token.issuedAt < state.refreshWindow else {
          return .refusal
        }
      }
      return .json(JSONText.object([("token", JSONText.string(state.issue(at: now)))]))
    }
  }
}

extension StubResponse {
  /// The service's refusal, which has no content.
  fileprivate static let refusal = StubResponse(status: 401)

  fileprivate static func json(_ text: String) -> StubResponse {
    var response = StubResponse(body: Array(text.utf8))
    response.setField("Content-Type", to: "application/json")
    return response
  }
}

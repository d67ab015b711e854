import Foundation

/// The gate through which every request passes that needs a token.
///
/// It refreshes a token when its time is up, at the minute or before the next request, whichever comes first.
/// While a refresh is on its way nothing else goes out: requests wait and go out with the new token. The
/// refresh itself does not pass the gate, so it never waits for itself.
@MainActor public final class SessionGate {
  /// Exchanges an old token for a new one; throws `SessionError.tokenRefused` where it is refused.
  public typealias Refresh = @Sendable (Secret) async throws -> Secret

  /// Called when a session ends because its token is taken no more.
  public var onEnd: (() -> Void)?

  private let store: any TokenStore
  private let clock: AppClock
  private let rules: SessionRules
  private let refresh: Refresh
  private let work: AppWork
  private let refreshed: SharedWait
  private var refreshesUnderWay = 0
  private var stopTimer: (@Sendable () -> Void)?
  /// Which session it is: an answer to a request of an earlier one changes nothing.
  private var session = 0

  /// Creates a gate; there is no session before `begin(with:)`.
  public init(
    store: any TokenStore, clock: AppClock, work: AppWork, rules: SessionRules = .standard,
    refresh: @escaping Refresh
  ) {
    self.store = store
    self.clock = clock
    self.work = work
    self.rules = rules
    self.refresh = refresh
    refreshed = SharedWait(work: work)
  }

  /// Whether there is a session.
  public var isOpen: Bool { store.token != nil }

  /// Begins a session with the token of a login.
  public func begin(with token: Secret) {
    leave()
    keep(token)
  }

  /// Ends the session; requests that wait throw `SessionError.ended`.
  public func end() {
    leave()
    store.token = nil
  }

  /// Sends a request with a token that is not due, and once more with a new one where it is refused.
  ///
  /// - Parameter request: Sends the request with the token that it is given; throws
  ///   `SessionError.tokenRefused` where the service answers that the token is not accepted.
  /// - Throws: What the request or the refresh throws; `SessionError.ended` where the session ended.
  public func send<Value: Sendable>(
    _ request: @Sendable (Secret) async throws -> Value
  ) async throws -> Value {
    let session = session
    var refusals = 0
    while true {
      let token = try await currentToken(in: session)
      do {
        let value = try await request(token)
        guard session == self.session else { throw SessionError.ended }
        return value
      } catch SessionError.tokenRefused {
        refusals += 1
        try await afterRefusal(of: token, refusals, in: session)
      }
    }
  }
}

extension SessionGate {
  /// Returns the token to send a request with, once no refresh is on its way and it is not due.
  private func currentToken(in session: Int) async throws -> Secret {
    var isRenewed = false
    while true {
      guard session == self.session, let token = store.token else { throw SessionError.ended }
      if refreshesUnderWay > 0, rules.waitsForRefresh() {
        try await refreshed.wait()
      } else if isDue(token), !isRenewed {
        // Once only, or a token that is due as it arrives would be refreshed for ever.
        isRenewed = true
        try await renew()
      } else {
        return token.value
      }
    }
  }

  private func isDue(_ token: SessionToken?) -> Bool {
    guard let token else { return false }
    // To the millisecond: sums of dates are not exact beyond that.
    let age = (clock.now().timeIntervalSince(token.arrivedAt) * 1_000).rounded() / 1_000
    return rules.isDue(age, rules.lifetime.seconds)
  }

  /// Sees to a new token after a refusal, or ends the session where there were enough.
  private func afterRefusal(of token: Secret, _ refusals: Int, in session: Int) async throws {
    guard session == self.session else { throw SessionError.ended }
    // A refusal of a token that is in use no more says nothing of the one that is.
    let isCurrent = token == store.token?.value
    guard rules.isRepeated(refusals) else {
      guard isCurrent else { throw SessionError.tokenRefused }
      endByRefusal()
      throw SessionError.ended
    }
    if isCurrent { try await renew() }
  }

  /// Waits for a new token, from the refresh that is on its way or from one that begins now.
  private func renew() async throws {
    if refreshesUnderWay == 0 || !rules.joinsRefresh() { startRefresh() }
    try await refreshed.wait()
  }

  private func startRefresh() {
    guard let old = store.token?.value else { return }
    refreshesUnderWay += 1
    stop()
    let session = session
    work.start {
      let result: Result<Secret, any Error>
      do {
        result = .success(try await self.refresh(old))
      } catch {
        result = .failure(error)
      }
      guard session == self.session else { return }
      self.refreshesUnderWay -= 1
      self.refreshEnded(old, result)
    }
  }

  private func refreshEnded(_ old: Secret, _ result: Result<Secret, any Error>) {
    switch result {
    case .success(let new):
      keep(rules.tokenAfterRefresh(old, new))
      refreshed.end()
    case .failure(SessionError.tokenRefused) where rules.endsOnRefusedRefresh():
      endByRefusal()
    case .failure(let error):
      startTimer()
      refreshed.end(.failure(error))
    }
  }

  private func endByRefusal() {
    end()
    onEnd?()
  }

  private func keep(_ token: Secret) {
    store.token = SessionToken(token, arrivedAt: clock.now())
    startTimer()
  }

  /// Has the token refreshed when its time is up, even where nothing is asked for.
  private func startTimer() {
    stop()
    let session = session
    stopTimer = clock.schedule(rules.lifetime) { [weak self, work] in
      guard let self else { return }
      work.start { self.timerFired(in: session) }
    }
  }

  private func timerFired(in session: Int) {
    guard session == self.session, refreshesUnderWay == 0, isDue(store.token) else { return }
    startRefresh()
  }

  /// Leaves the session that there was: what still waits in it has no answer.
  private func leave() {
    session += 1
    refreshesUnderWay = 0
    stop()
    refreshed.end(.failure(SessionError.ended))
  }

  private func stop() {
    stopTimer?()
    stopTimer = nil
  }
}

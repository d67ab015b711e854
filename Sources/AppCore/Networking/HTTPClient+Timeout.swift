import Synchronization

extension HTTPClient {
  /// A client that cancels a request without an answer in time, and throws `timedOut`.
  ///
  /// The time limit is scheduled, not slept, so a request that waits counts as one thing awaited.
  public func timingOut(after limit: Duration, on clock: AppClock) -> HTTPClient {
    HTTPClient { request in
      try Task.checkCancellation()
      let race = RequestRace()
      return try await withTaskCancellationHandler {
        try await withCheckedThrowingContinuation { continuation in
          // The timer comes first: whoever sees the request on its way may move the clock at once.
          race.setTimer(stop: clock.schedule(limit) { race.end(.failure(HTTPClientError.timedOut)) })
          race.begin(continuation) { try await self.send(request) }
        }
      } onCancel: {
        race.end(.failure(CancellationError()))
      }
    }
  }
}

/// A request and its time limit, of which the first to end decides.
private final class RequestRace: Sendable {
  private struct State {
    var continuation: CheckedContinuation<HTTPResponse, any Error>?
    var request: Task<Void, Never>?
    var stopTimer: (@Sendable () -> Void)?
    var result: Result<HTTPResponse, any Error>?
  }

  private let state = Mutex(State())

  /// Takes what stops the timer, and stops it at once where the race is over already.
  func setTimer(stop: @escaping @Sendable () -> Void) {
    let isOver = state.withLock { state in
      state.stopTimer = stop
      return state.result != nil
    }
    if isOver { stop() }
  }

  func begin(
    _ continuation: CheckedContinuation<HTTPResponse, any Error>,
    _ send: @escaping @Sendable () async throws -> HTTPResponse
  ) {
    // The task is made under the lock: whatever ends the race from here on finds it and can cancel it.
    let early = state.withLock { state in
      guard state.result == nil else { return state.result }
      state.continuation = continuation
      state.request = Task {
        do {
          self.end(.success(try await send()))
        } catch {
          self.end(.failure(error))
        }
      }
      return nil
    }
    if let early { continuation.resume(with: early) }
  }

  func end(_ result: Result<HTTPResponse, any Error>) {
    let ended = state.withLock { state -> State? in
      guard state.result == nil else { return nil }
      state.result = result
      defer { state.continuation = nil }
      return state
    }
    guard let ended else { return }
    ended.stopTimer?()
    ended.request?.cancel()
    ended.continuation?.resume(with: result)
  }
}

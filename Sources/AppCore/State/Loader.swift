public import Observation

/// Loads one thing from a service as often as it is asked to, and knows how far that has come.
@MainActor @Observable public final class Loader<Value: Sendable> {
  /// Why the newest request failed; nil while it did not.
  public private(set) var error: (any Error)?

  private var loadable = Loadable<Value>()
  @ObservationIgnored private let work: AppWork
  @ObservationIgnored private let request: @MainActor () async throws -> Value

  /// Creates a loader; nothing is asked for before `load()`.
  public init(work: AppWork, request: @escaping @MainActor () async throws -> Value) {
    self.work = work
    self.request = request
  }

  /// How far the loading has come.
  public var state: LoadState<Value> { loadable.state }

  /// Asks for the value, and keeps what is known until the answer comes.
  public func load() {
    let ticket = loadable.begin()
    error = nil
    work.start {
      do {
        self.loadable.succeed(ticket, with: try await self.request())
      } catch {
        self.loadable.fail(ticket)
        if self.state.isFailed { self.error = error }
      }
    }
  }
}

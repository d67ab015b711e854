public import AppCore
public import Foundation
public import ScenarioRunner
public import StubServer

/// The world of an app with screens: the app, its clock and the stub of its service.
///
/// An app's own world holds one and passes `settle`, `picture` and `finish` on to it; the shared steps are
/// pulled back to it.
@MainActor public final class ScreenWorld: World {
  /// What an app is made with.
  public struct Surroundings: Sendable {
    /// The client for all its requests.
    public var client: HTTPClient
    /// The address of the stub, such as `http://127.0.0.1:49152`.
    public var baseURL: URL
    /// The clock, which only steps move.
    public var clock: AppClock
  }

  /// The clock that the app and the stub share.
  public let clock: VirtualClock
  /// The stub of the service that the app talks to.
  public let stub: HTTPServer
  /// The app, once it was started.
  public private(set) var app: (any ScreenApp)?

  private let signal: ChangeSignal
  let requests: RequestMonitor
  private let surroundings: Surroundings
  private let closeClient: @Sendable () -> Void

  /// Starts a stub and prepares the surroundings of an app.
  ///
  /// - Parameters:
  ///   - date: What the clock shows at first.
  ///   - router: The routes of the stub, made with the clock that it shares with the app.
  ///   - transport: The client to use, and how to close it when the scenario ends.
  /// - Throws: `StubServerError` where the stub cannot be started.
  public init(
    date: Date, transport: Transport, router: (VirtualClock) throws -> Router
  ) throws {
    let signal = ChangeSignal()
    let clock = VirtualClock(now: date)
    let port = clock.clock
    var configuration = HTTPServer.Configuration()
    configuration.schedule = { delay, callback in _ = port.schedule(delay, callback) }
    stub = HTTPServer(router: try router(clock), configuration: configuration)
    clock.onChange = { signal.bump() }
    stub.onChange = { signal.bump() }
    try stub.start()
    guard let baseURL = URL(string: stub.baseURL) else {
      preconditionFailure("a stub's address is an address")
    }
    let requests = RequestMonitor { signal.bump() }
    let connection = transport.connect()
    surroundings = Surroundings(
      client: requests.watching(connection.client), baseURL: baseURL, clock: port)
    closeClient = connection.close
    self.clock = clock
    self.signal = signal
    self.requests = requests
  }

  /// Starts the app, where it does not run yet, and waits until it has settled.
  public func start(_ makeApp: @MainActor (Surroundings) -> any ScreenApp) async throws {
    guard app == nil else { return }
    let made = makeApp(surroundings)
    let signal = signal
    made.work.onChange = { signal.bump() }
    app = made
    try await settle()
  }

  /// Closes the app and leaves everything else as it is, as when a person quits it.
  public func quit() async throws {
    try await settle()
    app = nil
  }

  /// The app's screen now.
  ///
  /// - Throws: An expectation failure where the app does not run.
  public var screen: Screen {
    get throws { try running.screen }
  }

  /// Does something to the app and waits until it has settled.
  public func perform(_ action: Action) async throws {
    try running.perform(action)
    try await settle()
  }

  /// Lets time pass: all that falls due on the way happens in order, each followed to its end.
  public func pass(_ duration: Duration) async throws {
    try await settle()
    let end = clock.now.addingTimeInterval(duration.seconds)
    while let next = clock.nextDeadline, next <= end {
      clock.advance(to: next)
      try await settle()
    }
    clock.advance(to: end)
    try await settle()
  }

  /// Waits until each of the app's tasks waits for the clock or for an answer that the stub holds back.
  public func settle() async throws {
    while true {
      try Task.checkCancellation()
      let version = signal.version
      if isSettled { return }
      await signal.wait(after: version)
    }
  }

  /// Draws what the screen shows.
  public func picture() -> String? { app?.screen.picture }

  /// Stops the stub and says what was left behind.
  public func finish() async -> [Leftover] {
    let leftovers = leftovers
    stub.stop()
    closeClient()
    return leftovers
  }

  private var isSettled: Bool {
    let waitedFor = requests.waitedFor
    let held = stub.held
    guard waitedFor.keys.allSatisfy(held.contains) else { return false }
    return (app?.work.running ?? 0) == clock.sleepers + waitedFor.count
  }

  private var running: any ScreenApp {
    get throws {
      guard let app else {
        throw ExpectationFailure(
          "the app does not run yet", notes: ["start it with a step such as 'When I open the app'"])
      }
      return app
    }
  }
}

public import AppCore
public import Foundation
public import ScenarioRunner
public import StubServer

/// The world of an app with screens: the app, its clock and the stub of its service.
///
/// An app's own world holds one and passes `settle`, `picture`, `snapshot` and `finish` on to it; the shared
/// steps are pulled back to it.
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

  /// Makes the app; what it starts right away is awaited.
  public typealias MakeApp = @MainActor (Surroundings) -> any ScreenApp

  /// The clock that the app and the stub share.
  public let clock: VirtualClock
  /// The stub of the service that the app talks to.
  public let stub: HTTPServer
  /// The app, once it is open.
  public internal(set) var app: (any ScreenApp)?
  /// What the system decides and the app follows.
  var environment = Screen.Environment()
  /// What the faults that were taken back without having come to bear are called.
  var idleFaults: [String] = []

  private let makeApp: MakeApp
  private let signal: ChangeSignal
  private let requests: RequestMonitor
  private let surroundings: Surroundings
  private let closeClient: @Sendable () -> Void

  /// Starts a stub and prepares the surroundings of an app, which opens at the first step that needs it.
  ///
  /// - Parameters:
  ///   - clock: The clock for the app, the stub and the steps.
  ///   - router: The routes of the stub.
  ///   - transport: The client to use, and how to close it when the scenario ends.
  ///   - redact: What the stub's journal keeps of a request, where passwords or tokens are sent.
  ///   - makeApp: Makes the app when it is opened.
  /// - Throws: `StubServerError` where the stub cannot be started.
  public init(
    clock: VirtualClock, router: Router, transport: Transport,
    redact: @escaping @Sendable (StubRequest) -> StubRequest = { $0 }, makeApp: @escaping MakeApp
  ) throws {
    let signal = ChangeSignal()
    let port = clock.clock
    stub = HTTPServer(
      router: router,
      configuration: HTTPServer.Configuration(
        redact: redact,
        schedule: { delay, callback in _ = port.schedule(delay, callback) },
        secondsSince1970: { Int(clock.now.timeIntervalSince1970.rounded(.down)) }))
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
    self.makeApp = makeApp
    self.signal = signal
    self.requests = requests
  }

  /// Opens the app, where it is not open yet, and waits until it has settled.
  public func open() async throws {
    guard app == nil else { return }
    let made = makeApp(surroundings)
    (made as? any AdaptiveApp)?.environment = environment
    let signal = signal
    made.work.onChange = { signal.bump() }
    app = made
    try await settle()
  }

  /// Does something that cannot be done once the app is open, such as saying what it is made with.
  ///
  /// - Parameter what: What is said, such as `the balance`.
  /// - Throws: An expectation failure where the app is open.
  public func beforeOpening(_ what: String, _ body: () throws -> Void) throws {
    guard app == nil else {
      throw ExpectationFailure(
        "\(what) is set when the app opens, and the app is open",
        notes: ["say it before the first step that uses the app"])
    }
    try body()
  }

  /// Lets time pass: all that falls due on the way happens in order, each followed to its end.
  public func pass(_ duration: Duration) async throws {
    try await open()
    let end = clock.moment(after: duration)
    while let next = clock.nextDeadline, next <= end {
      clock.advance(to: next)
      try await settle()
    }
    clock.advance(to: end)
    try await settle()
  }

  /// Lets time pass as a host that sleeps does: what falls due on the way happens when time passes next.
  ///
  /// So a timer that was due does not get its turn before what the person does on waking up.
  public func sleep(_ duration: Duration) async throws {
    try await open()
    clock.skip(to: clock.moment(after: duration))
  }

  /// Waits until each of the app's tasks waits: for the clock, for an answer held back, or for such a task.
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

  /// Describes what the screen shows as data.
  public func snapshot() -> ScreenSnapshot? { app.map { ScreenSnapshot(json: $0.screen.json) } }

  /// Stops the stub, says what was left behind and ends it.
  public func finish() async -> [Leftover] {
    let leftovers = leftovers
    stub.stop()
    closeClient()
    await endWork()
    return leftovers
  }

  private var isSettled: Bool {
    let waitedFor = requests.waitedFor
    let held = stub.held
    guard waitedFor.keys.allSatisfy(held.contains) else { return false }
    let work = app?.work
    return (work?.running ?? 0) == clock.sleepers + waitedFor.count + (work?.waiting ?? 0)
  }

  /// Lets what still waits run to its end, so that no task outlives its scenario.
  private func endWork() async {
    // An app may sleep again and again, so there is an end to this.
    for _ in 0..<100 where app?.work.running ?? 0 > 0 {
      guard (try? await settle()) != nil, let next = clock.nextDeadline else { return }
      clock.advance(to: next)
    }
  }
}

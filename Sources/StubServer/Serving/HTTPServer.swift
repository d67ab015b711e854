public import HTTPWire

/// An HTTP/1.1 server on 127.0.0.1 that answers from routes, and fails as it is told to.
///
/// All servers of a process share one thread, so that one for each scenario costs next to nothing.
public final class HTTPServer: Sendable {
  /// How a server runs.
  public struct Configuration: Sendable {
    /// Calls back after a while.
    public typealias Schedule = @Sendable (Duration, @escaping @Sendable () -> Void) -> Void

    /// The port; 0 takes any free one.
    public var port: UInt16
    /// How long requests may be.
    public var limits: MessageLimits
    /// How long a request that has begun to come may pause before it is given up.
    public var idleTimeout: Duration
    /// What the journal keeps of a request; takes passwords and tokens out before they enter.
    public var redact: @Sendable (StubRequest) -> StubRequest
    /// How delayed answers wait: in real time, or by a scenario's clock.
    public var schedule: Schedule
    /// The time for the `Date` field, in seconds since 1970.
    public var secondsSince1970: @Sendable () -> Int

    /// Creates a configuration; delays pass in real time unless `schedule` says otherwise.
    public init(
      port: UInt16 = 0, limits: MessageLimits = MessageLimits(), idleTimeout: Duration = .seconds(30),
      redact: @escaping @Sendable (StubRequest) -> StubRequest = { $0 },
      schedule: @escaping Schedule = SystemTime.schedule,
      secondsSince1970: @escaping @Sendable () -> Int = SystemTime.secondsSince1970
    ) {
      self.port = port
      self.limits = limits
      self.idleTimeout = idleTimeout
      self.redact = redact
      self.schedule = schedule
      self.secondsSince1970 = secondsSince1970
    }
  }

  /// The field by which a client names a request; `held` holds these names.
  public static let requestIDField = "Rehearsal-Request"

  private let core: ServerCore

  /// Creates a server that does not listen yet.
  public convenience init(router: Router, configuration: Configuration = .init()) {
    self.init(router: router, configuration: configuration, loop: .shared)
  }

  init(
    router: Router, configuration: Configuration, loop: EventLoop, accepting: ServerCore.Accepting = .init()
  ) {
    core = ServerCore(router: router, configuration: configuration, loop: loop, accepting: accepting)
  }

  deinit { core.stop() }

  /// Starts listening; does nothing where the server already does.
  public func start() throws(StubServerError) { try core.start() }

  /// Closes all connections and gives the port up; held answers are dropped.
  public func stop() { core.stop() }

  /// The port; 0 before the start.
  public var port: UInt16 { core.port }

  /// The address of the server, such as `http://127.0.0.1:8080`, without a slash at its end.
  public var baseURL: String { "http://127.0.0.1:\(port)" }

  /// Swaps the routes, from the next request on.
  public func use(_ router: Router) { core.use(router) }

  /// What was asked.
  public var journal: Journal { core.journal }

  /// The faults to come.
  public var faults: FaultPlan { core.faults }

  /// The names of the requests whose answers are delayed or held now.
  ///
  /// A name is in here before its answer starts to wait, and gone before the answer's first octet.
  public var held: Set<String> { core.held }

  /// Called whenever `held` or the journal has changed, on whatever thread changed it.
  public var onChange: (@Sendable () -> Void)? {
    get { core.onChange }
    set { core.onChange = newValue }
  }

  /// Lets the held answers go, in order of arrival; returns how many there were.
  ///
  /// Delayed answers stay: their time lets them go.
  @discardableResult
  public func release(_ matcher: RequestMatcher = .any) -> Int {
    core.release { matcher.matches($0) }
  }

  /// Lets the held answer to one named request go; returns whether there was one.
  @discardableResult
  public func release(id: String) -> Bool {
    core.release { $0.fields[Self.requestIDField] == id } > 0
  }

  /// Whether the server refuses to be connected to, until `goOnline`.
  public var isOffline: Bool { core.isOffline }

  /// Refuses connections from now on and breaks those that stand; the port stays the server's own.
  public func goOffline() { core.goOffline() }

  /// Takes connections again, on the same port.
  public func goOnline() throws(StubServerError) { try core.start() }
}

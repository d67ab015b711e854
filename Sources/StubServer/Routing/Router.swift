/// Routes in the order in which they were added, without sockets.
public struct Router: Sendable {
  /// Answers a request; `parameters` are the path's `{name}` parts, decoded.
  public typealias Handler =
    @Sendable (_ request: StubRequest, _ parameters: [String: String]) -> StubResponse

  /// One route.
  public struct Route: Sendable {
    /// The method, such as `GET`.
    public var method: String
    /// The path, with `{name}` where a segment may be anything.
    public var pattern: String
    /// What answers.
    public var handler: Handler
  }

  /// The routes.
  public private(set) var routes: [Route] = []

  /// Creates a router without routes.
  public init() {}

  /// Adds a route.
  public mutating func on(_ method: String, _ pattern: String, _ handler: @escaping Handler) {
    routes.append(Route(method: method, pattern: pattern, handler: handler))
  }
}

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
    let path: PathPattern

    /// The method and the path, as in `GET /api/v3/ping`.
    public var name: String { "\(method) \(pattern)" }
  }

  /// The routes.
  public private(set) var routes: [Route] = []

  /// Creates a router without routes.
  public init() {}

  /// Adds a route; the first that matches a request answers it.
  ///
  /// Segments of the path are compared one by one, after percent-decoding. A `GET` route answers
  /// `HEAD` as well, where no route of its own does.
  public mutating func on(_ method: String, _ pattern: String, _ handler: @escaping Handler) {
    let path = PathPattern(pattern)
    routes.append(Route(method: method, pattern: pattern, handler: handler, path: path))
  }

  /// Answers a request, as a server with these routes does.
  public func respond(_ request: StubRequest) -> StubResponse {
    resolve(request).respond(request)
  }
}

import HTTPWire

/// What the routes say to a request, before any of them answers.
enum Resolution: Sendable {
  /// A route answers.
  case route(Router.Route, parameters: [String: String])
  /// The request asks for the methods of a path that has some.
  case options(allowed: [String])
  /// The path has routes, for other methods.
  case wrongMethod(allowed: [String])
  /// No path and no other method of any route is this one.
  case unknownMethod
  /// No route has the path.
  case unknownPath(nearest: Router.Route?)

  /// Whether a route expects the request.
  var isExpected: Bool {
    switch self {
    case .route, .options: true
    case .wrongMethod, .unknownMethod, .unknownPath: false
    }
  }

  /// Answers the request.
  func respond(_ request: StubRequest) -> StubResponse {
    switch self {
    case .route(let route, let parameters):
      route.handler(request, parameters)
    case .options(let allowed):
      StubResponse(status: 204, fields: ["Allow": allowed.joined(separator: ", ")])
    case .wrongMethod(let allowed):
      .plain(
        405, "\(request.method) is not served at \(request.path); allowed: \(allowed.joined(separator: ", "))"
      )
      .with("Allow", allowed.joined(separator: ", "))
    case .unknownMethod:
      .plain(501, "method '\(request.method)' is not known")
    case .unknownPath(let nearest):
      .plain(404, "no route for \(request.method) \(request.path); \(Self.note(nearest))")
    }
  }

  private static func note(_ nearest: Router.Route?) -> String {
    nearest.map { "nearest is \($0.name)" } ?? "there are no routes"
  }
}

extension Router {
  /// Finds what answers a request.
  func resolve(_ request: StubRequest) -> Resolution {
    if request.target == "*" { return .options(allowed: allowed(routes)) }
    let segments = request.rawSegments
    let here = routes.compactMap { route in route.path.match(segments).map { (route, $0) } }
    for method in request.method == "HEAD" ? ["HEAD", "GET"] : [request.method] {
      if let found = here.first(where: { $0.0.method == method }) {
        return .route(found.0, parameters: found.1)
      }
    }
    guard
      Self.knownMethods.contains(request.method) || routes.contains(where: { $0.method == request.method })
    else { return .unknownMethod }
    if here.isEmpty { return .unknownPath(nearest: nearest(to: request)) }
    let methods = allowed(here.map(\.0))
    return request.method == "OPTIONS" ? .options(allowed: methods) : .wrongMethod(allowed: methods)
  }

  /// Finds the route that a request most likely meant; the first of several.
  func nearest(to request: StubRequest) -> Route? {
    let segments = request.rawSegments.map { $0.prefix(128) }.prefix(64)
    return routes.enumerated().min { first, second in
      let distances = [first, second].map {
        $0.element.path.distance(to: Array(segments)) * 2 + ($0.element.method == request.method ? 0 : 1)
      }
      return (distances[0], first.offset) < (distances[1], second.offset)
    }?.element
  }

  private func allowed(_ routes: [Route]) -> [String] {
    var methods = Set(routes.map(\.method))
    if methods.contains("GET") { methods.insert("HEAD") }
    return methods.union(["OPTIONS"]).sorted()
  }

  /// The methods of RFC 9110, section 9, and PATCH; CONNECT is for proxies alone.
  private static let knownMethods: Set<String> = [
    "DELETE", "GET", "HEAD", "OPTIONS", "PATCH", "POST", "PUT", "TRACE",
  ]
}

extension StubResponse {
  /// A line of text.
  static func plain(_ status: Int, _ text: String) -> StubResponse {
    StubResponse(
      status: status, fields: ["Content-Type": "text/plain; charset=utf-8"], body: Array("\(text)\n".utf8))
  }

  /// The same with one more field.
  func with(_ name: String, _ value: String) -> StubResponse {
    var response = self
    response.fields.fields.append(HeaderFields.Field(name, value))
    return response
  }
}

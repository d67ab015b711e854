/// Which requests are meant.
public struct RequestMatcher: Sendable, Hashable {
  /// The method; nil for any.
  public var method: String?
  /// The path, with `{name}` for any one segment; nil for any.
  public var path: String?
  /// Parameters that the query must hold, among others.
  public var query: [StubRequest.QueryItem]

  /// Creates a matcher; left out is whatever does not matter.
  public init(_ method: String? = nil, path: String? = nil, query: [StubRequest.QueryItem] = []) {
    self.method = method
    self.path = path
    self.query = query
  }

  /// Any request.
  public static let any = RequestMatcher()

  /// Returns whether a request is meant.
  public func matches(_ request: StubRequest) -> Bool {
    if let method, method != request.method { return false }
    if let path, PathPattern(path).match(request.rawSegments) == nil { return false }
    return query.allSatisfy(request.query.contains)
  }
}

extension RequestMatcher: CustomStringConvertible {
  /// The matcher for people, such as `GET /api/v3/simple/price?ids=bitcoin`.
  public var description: String {
    let pairs = query.map { "\($0.name)=\($0.value)" }.joined(separator: "&")
    return "\(method ?? "any") \(path ?? "request")" + (pairs.isEmpty ? "" : "?\(pairs)")
  }
}

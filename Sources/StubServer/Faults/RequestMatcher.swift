/// Which requests are meant.
public struct RequestMatcher: Sendable, Hashable {
  /// The method; nil for any.
  public var method: String?
  /// The path, with `{name}` for any one segment; nil for any.
  public var path: String?
  /// Parameters that the query must hold, among others.
  public var query: [StubRequest.QueryItem]
  /// Texts that the content must hold, for services whose requests differ in nothing else.
  public var content: [String]
  /// Other requests that are meant as well, as where a service can be asked in two ways.
  public var alternatives: [RequestMatcher] = []

  /// Creates a matcher; left out is whatever does not matter.
  public init(
    _ method: String? = nil, path: String? = nil, query: [StubRequest.QueryItem] = [], content: [String] = []
  ) {
    self.method = method
    self.path = path
    self.query = query
    self.content = content
  }

  /// Returns a matcher that means other requests as well.
  public func or(_ other: RequestMatcher) -> RequestMatcher {
    var result = self
    result.alternatives.append(other)
    return result
  }

  /// Any request.
  public static let any = RequestMatcher()

  /// Returns whether a request is meant.
  public func matches(_ request: StubRequest) -> Bool {
    matchesItself(request) || alternatives.contains { $0.matches(request) }
  }

  private func matchesItself(_ request: StubRequest) -> Bool {
    if let method, method != request.method { return false }
    if let path, PathPattern(path).match(request.rawSegments) == nil { return false }
    guard query.allSatisfy(request.query.contains) else { return false }
    if content.isEmpty { return true }
    let text = String(decoding: request.body, as: UTF8.self)
    return content.allSatisfy(text.contains)
  }
}

extension RequestMatcher: CustomStringConvertible {
  /// The matcher for people, such as `GET /api/v3/simple/price?ids=bitcoin`.
  public var description: String {
    let pairs = query.map { "\($0.name)=\($0.value)" }.joined(separator: "&")
    let target = "\(method ?? "any") \(path ?? "request")" + (pairs.isEmpty ? "" : "?\(pairs)")
    let parts = content.map { " with '\($0)'" }.joined()
    return ([target + parts] + alternatives.map(\.description)).joined(separator: " or ")
  }
}

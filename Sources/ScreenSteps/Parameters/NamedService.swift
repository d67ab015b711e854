import ScenarioRunner
public import StubServer

/// A part of a service as scenarios name it, such as `the price service`.
public struct NamedService: Sendable, Hashable {
  /// The name, with its article.
  public var name: String
  /// The requests that the part answers.
  public var matcher: RequestMatcher

  /// Creates a name for the requests with a path, in which `{name}` is any one segment.
  public init(_ name: String, path: String) {
    self.init(name, matcher: RequestMatcher(path: path))
  }

  /// Creates a name for the requests that a matcher means.
  public init(_ name: String, matcher: RequestMatcher) {
    self.name = name
    self.matcher = matcher
  }

  /// Everything that the stub answers, in the languages of the steps; some write the article themselves.
  static let all = [
    NamedService("the service", matcher: .any), NamedService("serviço", matcher: .any),
  ]

  /// Reads a path with what its query must hold at least, such as `/api/v3/simple/price?ids=bitcoin`.
  ///
  /// - Throws: An expectation failure where the path cannot be read.
  init(target: String) throws {
    let words = target.split(separator: " ", maxSplits: 1)
    let method = words.count == 2 ? String(words[0]) : nil
    let place = String(words.last ?? "")
    guard place.hasPrefix("/"), let request = StubRequest(method: method ?? "GET", target: place) else {
      throw ExpectationFailure(
        "'\(target)' is not a path of the service",
        notes: ["a path begins with '/', as in '/v1/items?page=1'"])
    }
    let path = String(place.prefix { $0 != "?" })
    self.init("'\(target)'", matcher: RequestMatcher(method, path: path, query: request.query))
  }

  /// The form of `{service}`: the service as a whole, one of the names, or a path in quotes.
  static func pattern(_ services: [NamedService]) -> String {
    (services + all).map(\.name).joined(separator: "|") + #"|"[^"]*""#
  }

  /// Reads a name as it stands in a step.
  static func named(_ text: String, in services: [NamedService]) throws -> NamedService {
    if let found = (services + all).first(where: { $0.name == text }) { return found }
    return try NamedService(target: String(text.dropFirst().dropLast()))
  }
}

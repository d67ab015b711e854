import Foundation
import StubServer

/// A request that no route of the stub expects.
struct UnexpectedRequest: Error {
  var target: String
}

extension Router {
  /// Answers a GET request for a target, without a server.
  func get(_ target: String, userAgent: String? = "tests") throws -> StubResponse {
    let parts = target.split(separator: "?", maxSplits: 1).map(String.init)
    let path = parts[0].removingPercentEncoding ?? parts[0]
    var request = StubRequest(
      method: "GET", target: target, path: path, query: Self.query(parts.count > 1 ? parts[1] : ""))
    request.setField("User-Agent", to: userAgent)
    for route in routes where route.method == "GET" {
      if let parameters = Self.parameters(of: path, in: route.pattern) {
        return route.handler(request, parameters)
      }
    }
    throw UnexpectedRequest(target: target)
  }

  private static func query(_ text: String) -> [StubRequest.QueryItem] {
    text.split(separator: "&").map { item in
      let pair = item.split(separator: "=", maxSplits: 1).map { $0.removingPercentEncoding ?? String($0) }
      return StubRequest.QueryItem(pair[0], pair.count > 1 ? pair[1] : "")
    }
  }

  private static func parameters(of path: String, in pattern: String) -> [String: String]? {
    let segments = path.split(separator: "/")
    let names = pattern.split(separator: "/")
    guard segments.count == names.count else { return nil }
    var found: [String: String] = [:]
    for (segment, name) in zip(segments, names) {
      if name.hasPrefix("{") {
        found[String(name.dropFirst().dropLast())] = String(segment)
      } else if segment != name {
        return nil
      }
    }
    return found
  }
}

extension StubResponse {
  /// The content as text.
  var text: String { String(decoding: body, as: UTF8.self) }
}

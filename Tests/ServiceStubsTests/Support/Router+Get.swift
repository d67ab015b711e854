import StubServer

/// A target that no request can have.
struct MalformedTarget: Error {
  var target: String
}

extension Router {
  /// Answers a GET request for a target, without a server.
  func get(_ target: String, userAgent: String? = "tests") throws -> StubResponse {
    guard var request = StubRequest(method: "GET", target: target) else {
      throw MalformedTarget(target: target)
    }
    request.setField("User-Agent", to: userAgent)
    return respond(request)
  }
}

extension StubResponse {
  /// The content as text.
  var text: String { String(decoding: body, as: UTF8.self) }
}

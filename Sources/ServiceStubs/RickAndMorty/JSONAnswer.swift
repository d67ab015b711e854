import StubServer

/// Puts JSON into the header fields of the service, an Express server.
enum JSONAnswer {
  /// Returns an answer with a body of JSON.
  static func json(_ text: String, status: Int = 200) -> StubResponse {
    response(Array(text.utf8), status: status, type: "application/json; charset=utf-8")
  }

  /// Returns an answer whose body tells of an error.
  static func error(_ status: Int, _ message: String) -> StubResponse {
    json(JSONText.object([("error", JSONText.string(message))]), status: status)
  }

  /// No hit, or a page past the end.
  static let nothingHere = error(404, "There is nothing here")

  /// Returns an answer with the fields that each one has.
  static func response(_ body: [UInt8], status: Int, type: String) -> StubResponse {
    var response = StubResponse(status: status, body: body)
    response.setField("X-Powered-By", to: "Express")
    response.setField("Access-Control-Allow-Origin", to: "*")
    response.setField("Content-Type", to: type)
    // Express's weak tag: the length in hexadecimal digits, then a hash of the content.
    let tag = String(body.count, radix: 16) + "-" + StableHash.hexDigits(body).prefix(27)
    response.setField("ETag", to: "W/\"\(tag)\"")
    return response
  }
}

import StubServer

/// What an endpoint answers, before it is put into the service's header fields.
enum Answer: Sendable {
  case success(json: String)
  case failure(CoinGeckoStub.ErrorBody)

  /// The answer to `/ping`.
  static let ping = Answer.success(
    json: JSONText.object([("gecko_says", JSONText.string("(V3) To the Moon!"))]))

  /// Returns the message.
  ///
  /// - Parameter now: The time in milliseconds since 1970, for bodies that tell it.
  func response(now: Int64) -> StubResponse {
    switch self {
    case .success(let json): Self.success(Array(json.utf8))
    case .failure(let body): body.response(now: now)
    }
  }

  private static func success(_ body: [UInt8]) -> StubResponse {
    var response = StubResponse(status: 200, body: body, isChunked: true)
    for (name, value) in successFields {
      response.setField(name, to: value)
    }
    response.setField("ETag", to: "W/\"\(StableHash.hexDigits(body))\"")
    return response
  }

  private static let successFields = [
    ("Content-Type", "application/json; charset=utf-8"),
    ("Cache-Control", "max-age=30, public, must-revalidate, s-maxage=60"),
    ("Access-Control-Allow-Origin", "*"),
    ("Access-Control-Allow-Methods", "POST, PUT, DELETE, GET, OPTIONS"),
    ("Access-Control-Request-Method", "*"),
    ("Access-Control-Allow-Headers", "Origin, X-Requested-With, Content-Type, Accept, Authorization"),
    ("Access-Control-Expose-Headers", "link, per-page, total"),
    ("Vary", "Accept-Encoding, Origin"),
    ("X-Runtime", "0.004000"),
    ("CF-Cache-Status", "HIT"),
    ("Age", "0"),
    ("Server", "cloudflare"),
  ]
}

import StubServer

/// What an endpoint answers, before it is put into the service's header fields.
enum Answer: Sendable {
  case success(Content)
  case failure(CoinGeckoStub.ErrorBody)

  /// The answer to `/ping`.
  static let ping = Answer.success(
    Content(json: JSONText.object([("gecko_says", JSONText.string("(V3) To the Moon!"))])))

  /// Returns the message.
  ///
  /// - Parameter now: The time in milliseconds since 1970, for bodies that tell it.
  func response(now: Int64) -> StubResponse {
    switch self {
    case .success(let content): Self.message(content)
    case .failure(let body): body.response(now: now)
    }
  }

  private static func message(_ content: Content) -> StubResponse {
    var response = StubResponse(status: 200, body: content.body, isChunked: true)
    for (name, value) in successFields {
      response.setField(name, to: value)
    }
    response.setField("ETag", to: "W/\"\(content.tag)\"")
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

/// The content of a success, with what names it.
struct Content: Sendable {
  let body: [UInt8]
  /// The digits of the entity tag.
  let tag: String

  init(json: String) {
    body = Array(json.utf8)
    tag = StableHash.hexDigits(body)
  }
}

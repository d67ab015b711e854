public import StubServer

extension CoinGeckoStub {
  /// An error as the service or the network before it sends it, for answers and for faults.
  public struct ErrorBody: Sendable, Hashable {
    /// The status code; 200 where the service hides the error from it.
    public var status: Int
    /// The media type.
    public var contentType = "application/json; charset=utf-8"
    /// How long to wait in seconds, where the answer says so.
    public var retryAfter: Int?
    /// The caching rule, where the answer has one.
    public var cacheControl: String? = "no-cache"
    /// Whether the service itself speaks, rather than the network before it.
    public var isFromService = true
    /// The content; `{time}` stands for the time of the answer.
    public var text: String

    /// Returns the message; errors carry no fields that would let a browser read them.
    ///
    /// - Parameter now: The time in milliseconds since 1970.
    public func response(now: Int64) -> StubResponse {
      let parts = text.split(separator: "{time}", omittingEmptySubsequences: false)
      let body = Array(parts.joined(separator: UTCTime.text(now)).utf8)
      var response = StubResponse(status: status, body: body, isChunked: isFromService && status < 500)
      response.setField("Content-Type", to: contentType)
      response.setField("Cache-Control", to: cacheControl)
      response.setField("Retry-After", to: retryAfter.map(String.init))
      response.setField("Vary", to: isFromService ? "Accept-Encoding, Origin" : nil)
      response.setField("X-Runtime", to: isFromService ? "0.002000" : nil)
      response.setField("CF-Cache-Status", to: isFromService ? "MISS" : nil)
      response.setField("Server", to: "cloudflare")
      return response
    }
  }
}

extension CoinGeckoStub.ErrorBody {
  /// Returns 422 for a parameter that the request must have.
  public static func missingParameter(_ name: String) -> Self {
    plain(422, "Missing parameter \(name)")
  }

  /// An unknown coin: 404.
  public static let coinNotFound = plain(404, "coin not found")
  /// An unknown coin in the words of years ago: 404.
  public static let couldNotFindCoin = plain(404, "Could not find coin with the given id")
  /// A quote currency that does not exist: 400.
  public static let invalidCurrency = plain(400, "invalid vs_currency")
  /// A length of time that is none: 400.
  public static let invalidDays = plain(400, "invalid days")

  /// An accident inside the service: 500, with the status as a number beside the text.
  public static let internalServerError = Self(
    status: 500, contentType: "application/json; charset=UTF-8", cacheControl: nil,
    text: JSONText.object([("status", "500"), ("error", JSONText.string("Internal Server Error"))]))

  private static func plain(_ status: Int, _ message: String) -> Self {
    Self(status: status, text: JSONText.object([("error", JSONText.string(message))]))
  }
}

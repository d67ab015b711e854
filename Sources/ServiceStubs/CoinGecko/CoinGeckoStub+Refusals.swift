extension CoinGeckoStub.ErrorBody {
  /// Returns 429, too many calls, with a wait in seconds; nil leaves the wait out.
  public static func rateLimited(retryAfter: Int?) -> Self {
    Self(
      status: 429, contentType: "application/json", retryAfter: retryAfter,
      cacheControl: "private, max-age=0, no-store, no-cache, must-revalidate, post-check=0, pre-check=0",
      isFromService: false, text: rateLimitText)
  }

  /// Too many calls: 429 with a wait of 53 seconds.
  public static let rateLimited = rateLimited(retryAfter: 53)
  /// Too many calls, said in plain text: 429.
  public static let throttled = Self(
    status: 429, contentType: "text/plain", isFromService: false, text: "Throttled")
  /// Too many calls, hidden behind the status of a success: 200.
  public static let rateLimitedWithSuccess = Self(status: 200, text: rateLimitText)

  /// No key where one is needed: 401, code 10002.
  public static let keyMissing = status(
    401, 10002, "API key missing; see the authentication guide", isTimed: true)
  /// An endpoint or interval of a paid plan: 401, code 10005.
  public static let planRequired = status(401, 10005, "This request is limited to paid plans")
  /// A demo key sent to the host of paid plans: 400, code 10010.
  public static let demoKeyOnPaidHost = status(400, 10010, "A demo key belongs to the public host")
  /// A paid key sent to the public host: 400, code 10011.
  public static let paidKeyOnPublicHost = status(400, 10011, "A paid key belongs to the host of paid plans")
  /// A range further back than 365 days: 401, code 10012, nested once more than the others.
  public static let rangeExceeded = Self(
    status: 401,
    text: JSONText.object([
      ("error", status(401, 10012, "The time range exceeds the past 365 days", isTimed: true).text)
    ]))

  /// A request without User-Agent: 403.
  public static let userAgentMissing = status(403, 403, "Please add a descriptive User-Agent")
  /// The network's page for an address that calls too often: 403, code 1015.
  public static let rateLimitedPage = page(1015, "You are being rate limited")
  /// The network's page for an address that is shut out: 403, code 1020.
  public static let accessDeniedPage = page(1020, "Access denied")

  // The message fills the body up to the 187 octets that were seen on the wire.
  private static let rateLimitText = status(
    429, 429,
    "You have called more often than your plan allows. Plans with higher rate limits are listed at "
      + "https://www.coingecko.com/en/api/pricing now."
  ).text

  private static func status(_ status: Int, _ code: Int, _ message: String, isTimed: Bool = false) -> Self {
    let time = isTimed ? [(key: "timestamp", json: "\"{time}\"")] : []
    let members = time + [("error_code", String(code)), ("error_message", JSONText.string(message))]
    return Self(status: status, text: JSONText.object([("status", JSONText.object(members))]))
  }

  private static func page(_ code: Int, _ message: String) -> Self {
    Self(
      status: 403, contentType: "text/html; charset=UTF-8", isFromService: false,
      text: """
        <!DOCTYPE html>
        <html lang="en">
        <head><meta charset="UTF-8" /><title>Access denied | api.coingecko.com</title></head>
        <body><h1>Error \(code)</h1><p>\(message)</p></body>
        </html>

        """)
  }
}

public import StubServer

extension CoinGeckoStub.ErrorBody {
  /// The errors by name, for steps that say what the service answers.
  public static let named: [(name: String, body: Self)] = [
    ("rate limited", .rateLimited),
    ("throttled", .throttled),
    ("rate limited with status 200", .rateLimitedWithSuccess),
    ("rate limited page", .rateLimitedPage),
    ("access denied page", .accessDeniedPage),
    ("key missing", .keyMissing),
    ("plan required", .planRequired),
    ("demo key on paid host", .demoKeyOnPaidHost),
    ("paid key on public host", .paidKeyOnPublicHost),
    ("range exceeded", .rangeExceeded),
    ("user agent missing", .userAgentMissing),
    ("coin not found", .coinNotFound),
    ("could not find coin", .couldNotFindCoin),
    ("invalid currency", .invalidCurrency),
    ("internal server error", .internalServerError),
  ]

  /// Returns the fault that answers a request with this error in place of what the routes say.
  ///
  /// - Parameter now: The time in milliseconds since 1970, for bodies that tell it.
  public func fault(now: Int64) -> Fault {
    let response = response(now: now)
    return .status(response.status, fields: response.fields, body: response.body)
  }
}

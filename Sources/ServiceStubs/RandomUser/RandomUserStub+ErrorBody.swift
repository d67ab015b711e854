public import StubServer

extension RandomUserStub {
  /// An error as the service or the network before it sends it, for answers and for faults.
  public struct ErrorBody: Sendable, Hashable {
    /// The status code; 200 where the service hides the error from it.
    public var status: Int
    /// The media type.
    public var contentType = "application/json; charset=utf-8"
    /// The content.
    public var text: String

    /// The message.
    public var response: StubResponse {
      var response = StubResponse(status: status, body: Array(text.utf8))
      response.setField("Content-Type", to: contentType)
      response.setField("Cache-Control", to: "no-cache")
      return response
    }

    /// The fault that answers a request with this error in place of what the routes say.
    public var fault: Fault {
      .status(status, fields: response.fields, body: response.body)
    }
  }
}

extension RandomUserStub.ErrorBody {
  /// More people were asked for than an address may have: 429, without a wait.
  public static let rateLimited = error(
    429, "Too many people were asked for from this address; come back later")
  /// An accident inside the service: 500.
  public static let internalServerError = error(500, "Something has gone wrong")
  /// An outage that looks like a success: nobody, under another seed, and yet one result announced.
  public static let outage = Self(
    status: 200,
    text: JSONText.object([
      ("results", "[]"),
      (
        "info",
        JSONText.object([
          ("seed", JSONText.string("d3adb33f")), ("results", "1"), ("page", "1"),
          ("version", JSONText.string("1.4")),
        ])
      ),
    ]))
  /// The page of a network that cannot reach the service: 502.
  public static let badGateway = Self(
    status: 502, contentType: "text/html",
    text:
      "<html>\n<head><title>502 Bad Gateway</title></head>\n<body><h1>502 Bad Gateway</h1></body>\n</html>\n")

  /// The errors by name, for steps that say what the service answers.
  public static let named: [(name: String, body: Self)] = [
    ("rate limited", .rateLimited),
    ("internal server error", .internalServerError),
    ("outage", .outage),
    ("bad gateway", .badGateway),
  ]

  private static func error(_ status: Int, _ message: String) -> Self {
    Self(status: status, text: JSONText.object([("error", JSONText.string(message))]))
  }
}
